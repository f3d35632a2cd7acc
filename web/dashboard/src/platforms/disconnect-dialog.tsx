import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { useDisconnect } from './use-platform.ts'

/** Asks what is to become of what was synced. */
export function DisconnectDialog({ shop, onClose }: { shop: string; onClose(): void }) {
  const { platforms: texts, states } = useTexts()
  const disconnect = useDisconnect()
  const [erase, setErase] = useState(false)
  const choices = [
    { value: false, label: texts.keep, hint: texts.keepHint },
    { value: true, label: texts.erase, hint: texts.eraseHint },
  ]
  return (
    <Dialog open onOpenChange={onClose} title={texts.disconnectTitle(shop)} description={texts.disconnectHint}>
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{texts.disconnectTitle(shop)}</legend>
        {choices.map(({ value, label, hint }) => (
          <label key={label} className="flex items-start gap-2.5">
            <input
              type="radio"
              name="erase"
              checked={erase === value}
              onChange={() => setErase(value)}
              className="mt-0.5 size-4 accent-(--accent-strong)"
            />
            <span>
              <span className="font-medium">{label}</span>
              <span className="block text-[0.93rem] text-soft">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {disconnect.error && (
        <p role="alert" className="mt-3 text-danger">
          {disconnect.error.message || states.failed}
        </p>
      )}
      <Actions>
        <Button onClick={onClose}>{states.cancel}</Button>
        <Button
          kind="danger"
          isBusy={disconnect.isPending}
          onClick={() => disconnect.mutate({ erase }, { onSuccess: onClose })}
        >
          {texts.disconnect}
        </Button>
      </Actions>
    </Dialog>
  )
}
