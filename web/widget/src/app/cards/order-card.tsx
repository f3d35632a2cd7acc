import type { Order } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'
import { OutLink } from '../conversation/rich.tsx'
import { httpUrl } from '../rich-text.ts'
import { orderProgress } from './order-steps.ts'

/** An order: how far it is, what is in it, and where its parcel can be followed. */
export function OrderCard({ chat, order }: { chat: Chat; order: Order }) {
  const { texts } = chat.setup
  const { step, end, isUnpaid } = orderProgress(order)
  const { number, placedAt, items, total, currency, tracking } = order
  const trackUrl = httpUrl(tracking?.url)
  return (
    // A named section would be a landmark of the page, one for each card.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <section class="card order" role="group" aria-label={`${texts.order} ${number}`}>
      <header>
        <strong>{`${texts.order} ${number}`}</strong>
        {placedAt && <span class="soft">{chat.date(placedAt)}</span>}
      </header>
      {end >= 0 ? (
        <p class="ended">{texts.ends[end]}</p>
      ) : (
        <ol class="steps">
          {texts.steps.map((name, at) => (
            <li class={at <= step ? 'done' : undefined} aria-current={at === step ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      {isUnpaid && end < 0 && <p class="ended">{texts.unpaid}</p>}
      <ul class="lines">
        {items.map(({ title, quantity, unitPrice }) => (
          <li>
            <span>{`${quantity} × ${title}`}</span>
            {unitPrice !== null && currency && <span>{chat.money(unitPrice * quantity, currency)}</span>}
          </li>
        ))}
        {total !== null && currency && (
          <li class="total">
            <span>{texts.total}</span>
            <span>{chat.money(total, currency)}</span>
          </li>
        )}
      </ul>
      {tracking?.number && (
        <p class="soft">{`${texts.tracking}: ${[tracking.carrier, tracking.number].filter(Boolean).join(' ')}`}</p>
      )}
      {trackUrl && (
        <OutLink href={trackUrl} class="main">
          {texts.track}
        </OutLink>
      )}
    </section>
  )
}
