import { type Chat, isWithHuman } from '../chat.ts'
import { watching } from '../signal.ts'

/** Who has the conversation, when it is not the assistant: queue and hours, or the person's name; and how the line stands. */
export const Standing = watching(({ chat }: { chat: Chat }) => {
  const { texts } = chat.setup
  const { status, handOff } = chat.standing.value
  const { place, hours, waitMinutes } = handOff ?? {}
  const isClosed = hours?.open === false
  return (
    <>
      {isWithHuman(chat) && (
        <p class="soft">
          {texts.withHuman} {chat.person()}
        </p>
      )}
      {status === 'waiting_for_human' && (
        <div class="card">
          <strong>{isClosed ? texts.closedNow : texts.waiting}</strong>
          {isClosed
            ? hours.opensAt && `${texts.opens}: ${chat.date(hours.opensAt, true)}`
            : place && `${texts.position}: ${place}`}
          {waitMinutes && <span class="soft">{`${texts.wait}: ${chat.minutes(waitMinutes)}`}</span>}
          <button
            type="button"
            class="chip"
            onClick={() => {
              chat.form.value = { name: 'lead' }
            }}
          >
            {texts.leave}
          </button>
        </div>
      )}
      {chat.fault.value && <p class="fault">{chat.fault.value}</p>}
    </>
  )
})
