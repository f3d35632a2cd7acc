import { MessageSquareQuote, Plus, Trash2 } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/form-field.tsx'
import { toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type CannedReply, useCannedActs } from './use-inbox.ts'

const MOST_SUGGESTED = 5

/** Ready answers whose shortcut begins with what stands after a slash. */
export function suggested(text: string, replies: CannedReply[]): CannedReply[] {
  if (!/^\/\S*$/u.test(text)) return []
  const typed = text.slice(1).toLowerCase()
  return replies.filter(({ shortcut }) => shortcut.toLowerCase().startsWith(typed)).slice(0, MOST_SUGGESTED)
}

/** Above the box, while a shortcut is typed; Enter takes the first. */
export function CannedSuggestions({
  replies,
  onChoose,
}: {
  replies: CannedReply[]
  onChoose(reply: CannedReply): void
}) {
  const { inbox: texts } = useTexts()
  return (
    <ul aria-label={texts.canned} className="card mb-1.5 overflow-hidden shadow-lg">
      {replies.map((reply, at) => (
        <li key={reply.id}>
          <button
            type="button"
            onClick={() => onChoose(reply)}
            className={`flex w-full gap-3 px-3 py-2 text-left hover:bg-sunken ${at === 0 ? 'bg-sunken' : ''}`}
          >
            <span className="font-mono text-accent">/{reply.shortcut}</span>
            <span className="min-w-0 flex-1 truncate text-soft">{reply.text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** All ready answers, and a way to keep what is in the box as one. */
export function CannedMenu({
  replies,
  text,
  onChoose,
}: {
  replies: CannedReply[]
  text: string
  onChoose(reply: CannedReply): void
}) {
  const { inbox: texts } = useTexts()
  const acts = useCannedActs()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={texts.canned}
        title={texts.canned}
        className="inline-flex size-8 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
      >
        <MessageSquareQuote size={16} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          aria-label={texts.canned}
          className="rise z-[60] max-h-96 w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-xl border border-line bg-surface p-2 shadow-xl"
        >
          {replies.length === 0 && <p className="px-2 py-2 text-soft">{texts.cannedNone}</p>}
          <ul>
            {replies.map((reply) => (
              <li key={reply.id} className="flex items-center gap-1">
                <button
                  type="button"
                  className="min-w-0 flex-1 rounded-lg px-2 py-1.5 text-left hover:bg-sunken"
                  onClick={() => {
                    onChoose(reply)
                    setOpen(false)
                  }}
                >
                  <span className="font-mono text-accent">/{reply.shortcut}</span>
                  <span className="block truncate text-soft">{reply.text}</span>
                </button>
                <button
                  type="button"
                  aria-label={texts.cannedRemove(reply.shortcut)}
                  className="rounded-lg p-2 text-soft hover:bg-sunken hover:text-danger"
                  onClick={() => acts.remove.mutate(reply.id, { onError: toastFault })}
                >
                  <Trash2 size={14} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {text.trim() !== '' && !text.startsWith('/') && <KeepForm text={text} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function KeepForm({ text }: { text: string }) {
  const { inbox: texts, states } = useTexts()
  const { add } = useCannedActs()
  const [shortcut, setShortcut] = useState('')
  const keep = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    add.mutate({ shortcut: shortcut.replace(/^\//, ''), text: text.trim() }, { onSuccess: () => setShortcut('') })
  }
  return (
    <form onSubmit={keep} className="mt-2 flex flex-col gap-2 border-t border-line p-2">
      <p className="font-medium">{texts.cannedAdd}</p>
      <TextField
        label={texts.cannedName}
        hint={texts.cannedNameHint}
        fault={add.error?.of('shortcut') ?? add.error?.message}
        value={shortcut}
        onChange={({ target }) => setShortcut(target.value)}
      />
      <Button size="small" type="submit" isBusy={add.isPending} disabled={shortcut.trim() === ''}>
        <Plus size={14} aria-hidden />
        {states.save}
      </Button>
    </form>
  )
}
