import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { CannedMenu, CannedSuggestions, suggested } from './canned-replies.tsx'
import { type OpenConversation, useActs, useCannedReplies, useTell } from './use-inbox.ts'
import type { Present } from './use-inbox-events.ts'

/** A typing mark holds for six seconds. */
const TYPING_EVERY_MS = 3_000

interface Props {
  open: OpenConversation
  present: Present[]
  mayAnswer: boolean
  mode: 'reply' | 'note'
  setMode(mode: 'reply' | 'note'): void
  isOwn: boolean
  boxRef: RefObject<HTMLTextAreaElement | null>
}

/** Drafts survive going to another conversation and back. */
const drafts = new Map<string, string>()

/** Where one answers the shopper, or notes something for the team. */
export function Composer(props: Props) {
  const { inbox: texts } = useTexts()
  const { open, present, mayAnswer, isOwn } = props
  const { item } = open
  const typing = present.filter(({ isTyping }) => isTyping)
  const holder = item.status === 'with_human' && !isOwn ? item.person : null
  const names = present.map(({ name }) => name).join(', ')
  return (
    <footer className="border-t border-line bg-surface px-3 py-2.5 sm:px-5">
      <div className="mx-auto max-w-3xl">
        <div role="status" className="min-h-5 text-[0.86rem] text-soft">
          {typing[0] ? (
            <span className="font-medium text-accent">{texts.typing(typing[0].name)}</span>
          ) : (
            present.length > 0 && texts.alsoHere(names)
          )}
        </div>
        {mayAnswer ? <Box {...props} holder={holder?.name ?? null} /> : <p className="text-soft">{texts.readOnly}</p>}
      </div>
    </footer>
  )
}

function Box({ open, mode, setMode, isOwn, boxRef, holder }: Props & { holder: string | null }) {
  const { inbox: texts } = useTexts()
  const { id, status } = open.item
  const [text, setText] = useState(drafts.get(id) ?? '')
  const acts = useActs()
  const tell = useTell()
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  const { data: canned } = useCannedReplies()
  const isBlocked = mode === 'reply' && holder !== null
  const matches = mode === 'reply' ? suggested(text, canned?.data ?? []) : []
  const change = (value: string) => {
    setText(value)
    drafts.set(id, value)
    if (mode === 'note' || value === '' || performance.now() - toldAt.current < TYPING_EVERY_MS) return
    toldAt.current = performance.now()
    tell(`/inbox/${id}/presence`, { typing: true })
    if (isOwn) tell(`/inbox/${id}/typing`, {})
  }
  const busy = acts.reply.isPending || acts.note.isPending
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const said = text.trim()
    if (said === '' || busy || isBlocked) return
    const act = mode === 'reply' ? acts.reply : acts.note
    act.mutate(
      { id, text: said },
      {
        onSuccess: () => {
          setText('')
          drafts.delete(id)
          tell(`/inbox/${id}/presence`, {})
          setMode('reply')
        },
        onError: toastFault,
      },
    )
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') boxRef.current?.blur()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const [first] = matches
    if (first && text.startsWith('/')) change(first.text)
    else send()
  }
  const hint =
    holder && mode === 'reply'
      ? texts.hasIt(holder)
      : mode === 'note'
        ? texts.noteHint
        : isOwn || status === 'with_human'
          ? ''
          : texts.sendsTakes
  return (
    <form onSubmit={send}>
      {matches.length > 0 && <CannedSuggestions replies={matches} onChoose={(reply) => change(reply.text)} />}
      <div
        className={`rounded-xl border focus-within:border-accent ${mode === 'note' ? 'border-warn/40 bg-warn-soft' : 'border-edge bg-surface'}`}
      >
        <textarea
          ref={boxRef}
          aria-label={mode === 'reply' ? texts.replyTo : texts.note}
          placeholder={mode === 'reply' ? texts.replyHint : texts.noteHint}
          rows={Math.min(8, Math.max(2, text.split('\n').length))}
          value={text}
          disabled={isBlocked}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKey}
          className="block w-full resize-none bg-transparent px-3 pt-2.5 outline-none placeholder:text-soft"
        />
        <div className="flex items-center gap-1 p-1.5">
          <fieldset className="flex rounded-lg bg-sunken p-0.5">
            <legend className="sr-only">{texts.reply}</legend>
            {(['reply', 'note'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={mode === one}
                className={`min-h-7 rounded-md px-2.5 text-[0.93rem] ${mode === one ? 'bg-surface font-medium shadow-sm' : 'text-soft'}`}
                onClick={() => {
                  setMode(one)
                  boxRef.current?.focus()
                }}
              >
                {texts[one]}
              </button>
            ))}
          </fieldset>
          <CannedMenu replies={canned?.data ?? []} text={text} onChoose={(reply) => change(reply.text)} />
          <span className="min-w-0 flex-1 px-1 text-[0.86rem] text-balance text-soft max-sm:hidden">{hint}</span>
          <Button
            kind="primary"
            size="small"
            type="submit"
            isBusy={busy}
            disabled={text.trim() === '' || isBlocked}
            className="ml-auto"
          >
            {mode === 'reply' ? texts.send : texts.addNote}
            <SendHorizontal size={14} aria-hidden />
          </Button>
        </div>
      </div>
      {hint !== '' && <p className="mt-1 text-[0.86rem] text-soft sm:hidden">{hint}</p>}
    </form>
  )
}
