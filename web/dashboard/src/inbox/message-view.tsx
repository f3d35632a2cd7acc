import { Flag, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { Time } from '../parts/time.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { AnswerHow } from './answer-how.tsx'
import { ShownParts } from './shown-parts.tsx'
import type { ThreadMessage } from './use-inbox.ts'
import { WrongAnswerDialog } from './wrong-answer-dialog.tsx'

const BUBBLES: Record<string, string> = {
  shopper: 'bg-surface border border-line',
  assistant: 'bg-accent-soft',
  human: 'bg-accent-strong text-white',
}

/** One message: the shopper's at the left, ours at the right, with what it was shown with and what it rests on. */
export function MessageView({
  message,
  conversationId,
  mayReport,
}: {
  message: ThreadMessage
  conversationId: string
  mayReport: boolean
}) {
  const { inbox: texts } = useTexts()
  const [isReporting, setReporting] = useState(false)
  const { role } = message
  const isShopper = role === 'shopper'
  const who = isShopper ? texts.shopper : role === 'human' ? (message.author ?? texts.you) : texts.assistant
  return (
    <article
      aria-label={who}
      className={`group flex min-w-0 flex-col gap-1 ${isShopper ? 'items-start' : 'items-end'}`}
    >
      <div className="flex items-center gap-2 px-1 text-[0.86rem] text-soft">
        <span className="font-medium">{who}</span>
        <Time at={message.createdAt} />
        <Feedback value={message.feedback ?? null} />
      </div>
      <div className={`max-w-[min(40rem,92%)] rounded-2xl px-3.5 py-2 ${BUBBLES[role] ?? BUBBLES.shopper}`}>
        <p className="break-words whitespace-pre-wrap">{message.text}</p>
      </div>
      <ShownParts shown={message.shown} />
      {role === 'assistant' && (
        <div className="flex max-w-full flex-wrap items-start justify-end gap-x-2">
          <AnswerHow message={message} />
          {mayReport && (
            <button
              type="button"
              className="inline-flex min-h-7 items-center gap-1.5 rounded-md px-2 text-[0.86rem] text-soft hover:bg-sunken hover:text-ink"
              onClick={() => setReporting(true)}
            >
              <Flag size={13} aria-hidden />
              {texts.wrong}
            </button>
          )}
        </div>
      )}
      {isReporting && (
        <WrongAnswerDialog message={message} conversationId={conversationId} onClose={() => setReporting(false)} />
      )}
    </article>
  )
}

function Feedback({ value }: { value: number | null }) {
  const { inbox: texts } = useTexts()
  if (value === null) return null
  const Icon = value > 0 ? ThumbsUp : ThumbsDown
  const words = value > 0 ? texts.helpful : texts.notHelpful
  return (
    <span role="img" aria-label={words} title={words} className={value > 0 ? 'text-good' : 'text-danger'}>
      <Icon size={14} aria-hidden />
    </span>
  )
}
