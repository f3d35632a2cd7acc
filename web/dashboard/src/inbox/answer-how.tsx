import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { Time } from '../parts/time.tsx'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import type { ThreadMessage } from './use-inbox.ts'

/** Below an answer, closed: the facts it told, each with when it was read, and what was looked up for it. */
export function AnswerHow({ message }: { message: ThreadMessage }) {
  const { inbox: texts } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const receipts = message.receipts ?? []
  return (
    <div className={isOpen ? 'w-full' : ''}>
      <div className="text-right">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="inline-flex min-h-7 items-center gap-1 rounded-md px-2 text-[0.86rem] text-soft hover:bg-sunken hover:text-ink"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight size={13} aria-hidden className={isOpen ? 'rotate-90' : ''} />
          {receipts.length > 0 ? texts.facts(receipts.length) : texts.how}
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Inside message={message} />}
      </div>
    </div>
  )
}

function Inside({ message: { receipts = [], note, engine } }: { message: ThreadMessage }) {
  const { inbox: texts, assistant } = useTexts()
  const reasons = assistant.gateReasons
  const language = useLanguage()
  const seconds = note && (note.tookMs / 1000).toLocaleString(language, { maximumFractionDigits: 2 })
  return (
    <div className="card mt-1 overflow-hidden text-[0.93rem]">
      {receipts.length === 0 ? (
        <p className="px-3 py-2 text-soft">{texts.factsNone}</p>
      ) : (
        <ScrollBox label={texts.facts(receipts.length)} className="max-h-64 overflow-auto">
          <table className="w-full text-left">
            <tbody>
              {receipts.map(({ entity, id, field, value, asOf }) => (
                <tr key={`${entity} ${id} ${field} ${String(value)}`} className="border-b border-line last:border-0">
                  <th scope="row" className="px-3 py-1.5 align-top font-normal text-soft">
                    <span className="break-all">
                      {entity} {id}
                    </span>
                  </th>
                  <td className="px-2 py-1.5 align-top text-soft">{field}</td>
                  <td className="w-full px-2 py-1.5 align-top break-words">{String(value)}</td>
                  <td className="px-3 py-1.5 align-top text-[0.86rem] text-soft">
                    {texts.readAt} <Time at={asOf} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {note && note.tools.length > 0 && (
        <div className="border-t border-line px-3 py-2">
          <h4 className="text-[0.86rem] font-medium text-soft">{texts.tools}</h4>
          <ul className="mt-1 flex flex-col gap-1">
            {note.tools.map(({ name, input, outcome }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
              <li key={at} className="break-words">
                <span className="font-medium">{texts.toolNames[name] ?? name}</span>{' '}
                <span className="text-soft">
                  {Object.values(input).map(String).join(' · ')}
                  {outcome ? ` → ${outcome}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {note && note.replaced.length > 0 && (
        <div className="border-t border-line px-3 py-2">
          <h4 className="text-[0.86rem] font-medium text-warn">{texts.replaced}</h4>
          <ul className="mt-1 list-disc pl-4">
            {note.replaced.map(({ reason, original }) => (
              <li key={`${reason} ${original}`} className="break-words">
                {original} <span className="text-soft">({reasons[reason] ?? reason})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="border-t border-line px-3 py-1.5 text-[0.86rem] text-soft">
        {[
          engine ? `${texts.engine} ${engine}` : '',
          seconds ? texts.took2(seconds) : '',
          note && note.tokens > 0 ? texts.tokens(note.tokens) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}
