import type { Reorder } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'
import { OutLink } from '../conversation/rich.tsx'
import { httpUrl } from '../rich-text.ts'

/** What buying an order again means now, what differs from then, and the cart once the shopper said yes. */
export function ReorderCard({ chat, reorder }: { chat: Chat; reorder: Reorder }) {
  const { texts, settings } = chat.setup
  const { items, differences, cartUrl } = reorder
  const cart = httpUrl(cartUrl)
  // An amount comes as "12.50 USD".
  const told = (value: string | null) => {
    const [, amount, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value ?? '') ?? []
    return amount && currency ? chat.money(Number(amount), currency) : value
  }
  const what = ({ kind, was, now }: Reorder['differences'][number]) => {
    if (kind === 'gone') return texts.gone
    if (kind === 'out_of_stock') return texts.soldOut
    const change = [told(now), was && `(${texts.was} ${told(was)})`].filter(Boolean).join(' ')
    return kind === 'fewer' ? `${texts.fewer}: ${change}` : change
  }
  return (
    // A named section would be a landmark of the page, one for each card.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <section class="card order" role="group" aria-label={texts.reorder}>
      <strong>{texts.reorder}</strong>
      <ul class="lines">
        {items.map(({ title, quantity, unitPrice, ...more }) => (
          <li>
            <span>{`${quantity} × ${title}`}</span>
            {unitPrice !== null && (
              <span>
                {chat.money(unitPrice * quantity, (more as { currency?: string }).currency ?? settings.currency)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {differences.length > 0 && (
        <ul class="differences">
          {differences.map((difference) => (
            <li>{`${difference.title}: ${what(difference)}`}</li>
          ))}
        </ul>
      )}
      {cart && (
        <OutLink href={cart} class="main">
          {texts.toCart}
        </OutLink>
      )}
    </section>
  )
}
