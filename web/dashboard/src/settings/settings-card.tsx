import type { FormEvent, ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { useTexts } from '../texts/use-texts.ts'
import type { useDraft } from './use-draft.ts'

interface Props {
  title: string
  description?: ReactNode
  draft: Pick<ReturnType<typeof useDraft<object>>, 'isChanged' | 'isSaving' | 'fault' | 'save' | 'drop'>
  /** Who may not change it sees it. */
  isReadOnly?: boolean
  children: ReactNode
}

/** One group of settings with a button of its own to save them. */
export function SettingsCard({ title, description, draft, isReadOnly = false, children }: Props) {
  const { states } = useTexts()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void draft.save()
  }
  const words = draft.fault && faultWords(draft.fault.issues, draft.fault.message || states.failed)
  return (
    <form onSubmit={submit} className="card mb-6 overflow-hidden">
      <div className="p-5 sm:p-6">
        <h2 className="text-[1.07rem] font-semibold">{title}</h2>
        {description && <p className="mt-0.5 max-w-2xl text-soft">{description}</p>}
        <fieldset disabled={isReadOnly} className="mt-5 flex min-w-0 flex-col gap-5">
          <legend className="sr-only">{title}</legend>
          {children}
        </fieldset>
        {words && (
          <p role="alert" className="mt-4 break-words text-danger">
            {words}
          </p>
        )}
      </div>
      {!isReadOnly && (
        <div className="flex items-center justify-end gap-2 border-t border-line bg-sunken/50 px-5 py-3 sm:px-6">
          {draft.isChanged && (
            <Button kind="quiet" onClick={draft.drop}>
              {states.discard}
            </Button>
          )}
          <Button type="submit" kind="primary" disabled={!draft.isChanged} isBusy={draft.isSaving}>
            {states.save}
          </Button>
        </div>
      )}
    </form>
  )
}

const faultWords = (issues: { path: string; message: string }[], otherwise: string) =>
  issues.length === 0 ? otherwise : issues.map(({ path, message }) => `${path} ${message}`.trim()).join('; ')
