import { type FormEvent, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { CheckField, TextArea } from '../parts/form-field.tsx'
import { toast } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type ThreadMessage, useReport } from './use-inbox.ts'

const FIELDS = ['says', 'saysNot', 'shows', 'showsNot'] as const

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Keeps an exchange for the store's own suite, with what the answer should have been. */
export function WrongAnswerDialog({
  message,
  conversationId,
  onClose,
}: {
  message: ThreadMessage
  conversationId: string
  onClose(): void
}) {
  const { inbox: texts, states } = useTexts()
  const report = useReport()
  const hasCards = message.shown.some(({ type }) => type === 'cards')
  const [typed, setTyped] = useState({ says: '', saysNot: '', shows: '', showsNot: '', why: '' })
  const [person, setPerson] = useState(false)
  const [isMore, setMore] = useState(hasCards)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const lists = Object.fromEntries(FIELDS.map((name) => [name, linesOf(typed[name])]))
    const why = typed.why.trim()
    const body = { conversationId, messageId: message.id, ...lists, person, ...(why ? { why } : {}) }
    report.mutate(body, {
      onSuccess: () => {
        toast(texts.caseKept)
        onClose()
      },
    })
  }
  const area = (name: keyof typeof typed, hint?: string) => (
    <TextArea
      label={texts[name]}
      rows={2}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      {...(hint ? { hint } : {})}
      {...(name === 'says' ? { fault: report.error?.of('says') ?? report.error?.message, autoFocus: true } : {})}
    />
  )
  return (
    <Dialog open onOpenChange={onClose} title={texts.wrong} description={texts.wrongHint}>
      <form onSubmit={send} className="flex flex-col gap-4">
        <div>
          <div className="font-medium">{texts.was}</div>
          <blockquote className="mt-1 line-clamp-4 border-l-2 border-line pl-3 whitespace-pre-wrap text-soft">
            {message.text}
          </blockquote>
        </div>
        {area('says', texts.saysHint)}
        {area('saysNot')}
        {isMore ? (
          <>
            {area('shows')}
            {area('showsNot')}
          </>
        ) : (
          <button type="button" className="self-start text-accent hover:underline" onClick={() => setMore(true)}>
            {texts.shows}…
          </button>
        )}
        <CheckField label={texts.person} checked={person} onChange={({ target }) => setPerson(target.checked)} />
        {area('why')}
        <Actions>
          <Button onClick={onClose}>{states.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={report.isPending}>
            {texts.keepCase}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
