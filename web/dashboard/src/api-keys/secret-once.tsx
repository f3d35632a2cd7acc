import { TriangleAlert } from 'lucide-react'
import { Button } from '../parts/button.tsx'
import { CopyButton } from '../parts/copy.tsx'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { KeySnippets } from './key-snippets.tsx'
import type { CreatedApiKey } from './use-keys.ts'

/** A new key's secret, the one time it is shown. It is closed by a button alone. */
export function SecretOnce({ made, onClose }: { made: CreatedApiKey | undefined; onClose(): void }) {
  const { keys } = useTexts()
  if (!made) return null
  return (
    <Dialog open onOpenChange={onClose} isFirm title={keys.madeTitle(made.name)} description={keys.shownOnce}>
      <div className="flex flex-col gap-4">
        <div className="rounded-xl border border-line bg-sunken p-3">
          <code data-testid="secret" className="block font-mono text-[0.93rem] leading-relaxed break-all">
            {made.key}
          </code>
          <div className="mt-3">
            <CopyButton text={made.key} label={keys.copySecret} />
          </div>
        </div>
        <p className="flex gap-2.5 rounded-xl bg-warn-soft p-3 text-warn">
          <TriangleAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
          {keys.keepSafe}
        </p>
        <KeySnippets secret={made.key} />
      </div>
      <Actions>
        <Button kind="primary" onClick={onClose}>
          {keys.kept}
        </Button>
      </Actions>
    </Dialog>
  )
}
