import type { Chat } from '../chat.ts'
import { watching } from '../signal.ts'

/** Who has the conversation, when it is not the assistant: queue and hours, or the person's name; and how the line stands. */
export const Standing = watching(({ chat }: { chat: Chat }) => {
  const { texts, settings } = chat.setup
  const { status, position, opensAt = settings.hours?.opensAt } = chat.standing.value
  const isClosed = settings.hours?.open === false
  return (
    <>
      {status === 'with_human' && (
        <p class="soft">
          {texts.withHuman} {chat.person.value || texts.person}
        </p>
      )}
      {status === 'waiting_for_human' && (
        <div class="card standing">
          <strong>{isClosed ? texts.closedNow : texts.waiting}</strong>
          {position ? <span>{`${texts.position}: ${position}`}</span> : null}
          {opensAt && <span>{`${texts.opens}: ${chat.date(opensAt, true)}`}</span>}
          <button
            type="button"
            class="chip"
            onClick={() => {
              chat.form.value = 'lead'
            }}
          >
            {texts.leave}
          </button>
        </div>
      )}
      {chat.isBroken.value && <p class="fault">{navigator.onLine ? `${texts.reconnecting} …` : texts.offline}</p>}
      {chat.fault.value && <p class="fault">{chat.fault.value}</p>}
    </>
  )
})
