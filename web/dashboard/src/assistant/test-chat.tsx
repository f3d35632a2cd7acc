import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { TestTurn } from '../../../../src/eval/chat/test-chat.dashboard.ts'
import { useStoreChange } from '../api/use-store-api.ts'
import { Button } from '../parts/button.tsx'
import { Badge, Section } from '../parts/page-head.tsx'
import { toastFault } from '../parts/toasts.tsx'
import { useTexts } from '../texts/use-texts.ts'

interface Exchange {
  said: string
  turn: TestTurn
}

/** A conversation with the assistant as a shopper would have it, with what led to each answer. */
export function TestChat() {
  const { assistant: texts } = useTexts()
  const [exchanges, setExchanges] = useState<Exchange[]>([])
  const [pending, setPending] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const chat = useStoreChange<{ conversationId: string | undefined; text: string }, TestTurn>('POST', '/assistant/test')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (text === '' || chat.isPending) return
    setPending(text)
    if (input.current) input.current.value = ''
    chat.mutate(
      { conversationId: exchanges.at(-1)?.turn.conversationId, text },
      {
        onSuccess: (turn) => setExchanges((former) => [...former, { said: text, turn }]),
        onError: toastFault,
        onSettled: () => setPending(undefined),
      },
    )
  }
  return (
    <Section
      title={texts.test}
      description={texts.testHint}
      actions={
        exchanges.length > 0 && (
          <Button size="small" onClick={() => setExchanges([])}>
            {texts.testAnew}
          </Button>
        )
      }
    >
      <div className="card overflow-hidden">
        {(exchanges.length > 0 || pending) && (
          <div
            role="log"
            aria-label={texts.test}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows must be reached by keyboard
            tabIndex={0}
            className="flex max-h-[28rem] flex-col gap-4 overflow-y-auto p-5"
          >
            {exchanges.map(({ said, turn }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: in the order they were said
              <Shown key={at} said={said} turn={turn} />
            ))}
            {pending && <Said text={pending} />}
            {pending && <div className="shimmer h-9 w-40" />}
          </div>
        )}
        <form className="flex gap-2 border-t border-line p-3 first:border-0" onSubmit={submit}>
          <input
            ref={input}
            aria-label={texts.testInput}
            placeholder={texts.testInput}
            maxLength={2000}
            className="field"
          />
          <Button type="submit" kind="primary" isBusy={chat.isPending}>
            <Send size={15} aria-hidden />
            {texts.say}
          </Button>
        </form>
      </div>
    </Section>
  )
}

function Said({ text }: { text: string }) {
  return <p className="max-w-[85%] self-end rounded-2xl bg-accent-strong px-3.5 py-2 break-words text-white">{text}</p>
}

function Shown({ said, turn }: Exchange) {
  const { assistant: texts } = useTexts()
  return (
    <>
      <Said text={said} />
      <div className="flex max-w-[92%] flex-col items-start gap-2">
        <p className="rounded-2xl bg-sunken px-3.5 py-2 break-words whitespace-pre-line">{turn.text}</p>
        {turn.cards.length > 0 && (
          <ul aria-label={texts.cards} className="flex flex-wrap gap-1.5">
            {turn.cards.map(({ externalId, title }) => (
              <li key={externalId} className="rounded-lg border border-line px-2.5 py-1 text-[0.93rem]">
                {title}
              </li>
            ))}
          </ul>
        )}
        <details className="w-full text-[0.93rem] text-soft">
          <summary className="cursor-pointer">
            {texts.why} · {turn.tookMs} ms {turn.handedOff && <Badge tone="warn">{texts.wentToPerson}</Badge>}
          </summary>
          <div className="mt-2 flex flex-col gap-2">
            <p>
              {texts.understood}: <code className="font-mono">{turn.act ?? '—'}</code>
            </p>
            {turn.trace.map(({ name, input, output }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: in the order they were called
              <div key={at} className="rounded-lg border border-line p-2.5">
                <code className="font-mono text-ink">{name}</code>
                <pre
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows must be reached by keyboard
                  tabIndex={0}
                  className="mt-1 max-h-40 overflow-auto font-mono text-[0.86rem] break-all whitespace-pre-wrap"
                >
                  {JSON.stringify(input)}
                  {'\n→ '}
                  {JSON.stringify(output, null, 1)}
                </pre>
              </div>
            ))}
          </div>
        </details>
      </div>
    </>
  )
}
