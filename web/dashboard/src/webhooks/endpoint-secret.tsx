import { Button } from '../parts/button.tsx'
import { CopyButton } from '../parts/copy.tsx'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { useTexts } from '../texts/use-texts.ts'
import type { EndpointWithSecret } from './use-webhooks.ts'

/** The secret that signs deliveries, the one time it is shown. */
export function EndpointSecret({ made, onClose }: { made: EndpointWithSecret | undefined; onClose(): void }) {
  const { webhooks: texts } = useTexts()
  if (!made) return null
  return (
    <Dialog open onOpenChange={onClose} isFirm title={texts.secretTitle} description={texts.secretHint}>
      <div className="rounded-xl border border-line bg-sunken p-3">
        <code data-testid="secret" className="block font-mono text-[0.93rem] break-all">
          {made.secret}
        </code>
        <div className="mt-3">
          <CopyButton text={made.secret} label={texts.copySecret} />
        </div>
      </div>
      <Actions>
        <Button kind="primary" onClick={onClose}>
          {texts.kept}
        </Button>
      </Actions>
    </Dialog>
  )
}
