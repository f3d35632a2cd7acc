import { StickyNote, Trash2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Time } from '../parts/time.tsx'
import { toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { MessageView } from './message-view.tsx'
import { type InternalNote, type OpenConversation, type ThreadMessage, useActs, useEarlier } from './use-inbox.ts'

const NEAR_END_PX = 120

type Entry = { at: string; message: ThreadMessage } | { at: string; note: InternalNote }

interface Props {
  open: OpenConversation
  ownName: string
  mayReport: boolean
}

/** What was said and noted, in the order of time; it stays at its end while one is there. */
export function ThreadView({ open, ownName, mayReport }: Props) {
  const { inbox: texts } = useTexts()
  const readEarlier = useEarlier(open.item.id)
  const [earlier, setEarlier] = useState<ThreadMessage[]>([])
  const [hasEarlier, setHasEarlier] = useState(open.thread.hasEarlier)
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const known = new Set(earlier.map(({ id }) => id))
  const messages = [...earlier, ...open.thread.messages.filter(({ id }) => !known.has(id))]
  const entries: Entry[] = [
    ...messages.map((message) => ({ at: message.createdAt, message })),
    ...open.notes.map((note) => ({ at: note.createdAt, note })),
  ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new is there
  useLayoutEffect(() => {
    if (isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [entries.length])
  useEffect(() => {
    const { current } = box
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current && current) current.scrollTop = current.scrollHeight
    })
    if (current?.firstElementChild) observer.observe(current.firstElementChild)
    return () => observer.disconnect()
  }, [])
  const load = () => {
    const first = messages[0]
    if (!first) return
    isAtEnd.current = false
    readEarlier(first.id).then((thread) => {
      setEarlier([...thread.messages, ...messages])
      setHasEarlier(thread.hasEarlier)
    }, toastFault)
  }
  return (
    <div
      ref={box}
      role="log"
      aria-label={texts.transcript}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-4 -outline-offset-2 sm:px-5"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX
      }}
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-4">
        {hasEarlier && (
          <div className="text-center">
            <Button size="small" onClick={load}>
              {texts.earlier}
            </Button>
          </div>
        )}
        {entries.map((entry, at) =>
          'note' in entry ? (
            <NoteView
              key={entry.note.id}
              note={entry.note}
              conversationId={open.item.id}
              isOwn={entry.note.author === ownName}
            />
          ) : (
            <MessageView
              key={entry.message.id}
              message={entry.message}
              conversationId={open.item.id}
              mayReport={
                mayReport && entries.slice(0, at).some((one) => 'message' in one && one.message.role === 'shopper')
              }
            />
          ),
        )}
      </div>
    </div>
  )
}

function NoteView({ note, conversationId, isOwn }: { note: InternalNote; conversationId: string; isOwn: boolean }) {
  const { inbox: texts } = useTexts()
  const { removeNote } = useActs()
  return (
    <article
      aria-label={texts.noteBy(note.author)}
      className="rounded-lg border border-warn/30 bg-warn-soft px-3 py-2 text-ink"
    >
      <div className="flex items-center gap-2 text-[0.86rem] text-warn">
        <StickyNote size={14} aria-hidden />
        <span className="flex-1">{texts.noteBy(note.author)}</span>
        <Time at={note.createdAt} />
        {isOwn && (
          <button
            type="button"
            aria-label={texts.removeNote}
            className="rounded p-1 hover:bg-surface"
            onClick={() => removeNote.mutate({ id: conversationId, note: note.id }, { onError: toastFault })}
          >
            <Trash2 size={14} aria-hidden />
          </button>
        )}
      </div>
      <p className="mt-1 break-words whitespace-pre-wrap">{note.text}</p>
    </article>
  )
}
