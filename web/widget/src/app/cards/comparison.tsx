import type { Card } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'
import { OutLink } from '../conversation/rich.tsx'
import { httpUrl } from '../rich-text.ts'

/** Products side by side: price, stock, and what options each comes in. */
export function Comparison({ chat, cards }: { chat: Chat; cards: Card[] }) {
  const { texts } = chat.setup
  const options = [...new Set(cards.flatMap(({ variants }) => variants.flatMap((one) => Object.keys(one.options))))]
  const valuesOf = ({ variants }: Card, name: string) =>
    [...new Set(variants.flatMap((one) => one.options[name] ?? []))].join(', ') || '–'
  const row = (name: string, tell: (card: Card) => preact.ComponentChild) => (
    <tr>
      <th scope="row">{name}</th>
      {cards.map((card) => (
        <td>{tell(card)}</td>
      ))}
    </tr>
  )
  return (
    // A region that scrolls must be reached with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <section class="card table" role="group" aria-label={texts.compare} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            {cards.map(({ title, url }) => {
              const href = httpUrl(url)
              return <th scope="col">{href ? <OutLink href={href}>{title}</OutLink> : title}</th>
            })}
          </tr>
        </thead>
        <tbody>
          {row(texts.price, ({ price, currency }) => (price === null ? '–' : chat.money(price, currency)))}
          {row(texts.stock, ({ available }) => (available ? texts.inStock : texts.soldOut))}
          {options.map((name) => row(name, (card) => valuesOf(card, name)))}
        </tbody>
      </table>
    </section>
  )
}
