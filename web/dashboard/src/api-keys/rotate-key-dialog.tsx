import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type CreatedApiKey, GRACES, type Grace, type ListedKey, useRotateKey } from './use-keys.ts'

interface Props {
  of: ListedKey | undefined
  onClose(): void
  onMade(made: CreatedApiKey): void
}

/** A new key with the same name and scopes; the old one goes on for a while. */
export function RotateKeyDialog({ of, onClose, onMade }: Props) {
  const { keys, states } = useTexts()
  const rotate = useRotateKey()
  const [grace, setGrace] = useState<Grace>('24h')
  if (!of) return null
  const run = () =>
    rotate.mutate(
      { id: of.id, grace },
      {
        onSuccess: (made) => {
          onClose()
          onMade(made)
        },
      },
    )
  return (
    <Dialog open onOpenChange={onClose} title={keys.rotateTitle(of.name)} description={keys.rotateHint}>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{keys.grace}</legend>
        {GRACES.map((one) => (
          <label key={one} className="flex items-center gap-2.5">
            <input
              type="radio"
              name="grace"
              className="size-4 accent-(--accent-strong)"
              checked={grace === one}
              onChange={() => setGrace(one)}
            />
            {keys.graces[one]}
          </label>
        ))}
      </fieldset>
      {rotate.error && (
        <p role="alert" className="mt-3 text-danger">
          {rotate.error.message || states.failed}
        </p>
      )}
      <Actions>
        <Button onClick={onClose}>{states.cancel}</Button>
        <Button kind="primary" isBusy={rotate.isPending} onClick={run}>
          {keys.rotate}
        </Button>
      </Actions>
    </Dialog>
  )
}
