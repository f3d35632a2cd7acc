import type { Card, Products } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'
import { OutLink } from '../conversation/rich.tsx'
import { httpUrl } from '../rich-text.ts'
import { component, signal } from '../signal.ts'
import { Picture } from './picture.tsx'

type Shown = Products['products']

/** Products side by side: price, stock, options and what their pages list. What differs comes first, and is marked. */
export const Comparison = component<{ chat: Chat; cards: Card[] }>(({ chat, cards }) => {
  const shown = signal<Shown>([])
  const ids = cards.map(({ externalId }) => `id=${encodeURIComponent(externalId)}`).join('&')
  void chat.client.read<Products>(`/products?${ids}`).then((answer) => {
    shown.value = answer?.products ?? []
  })
  return ({ chat, cards }) => {
    const { texts } = chat.setup
    const factsOf = (card: Card) => shown.value.find((one) => one.externalId === card.externalId)?.facts ?? []
    const names = (of: (card: Card) => string[]) => [...new Set(cards.flatMap(of))]
    const row = (name: string, tell: (card: Card) => string) => {
      const cells = cards.map((card) => tell(card) || '–')
      return { name, cells, differs: new Set(cells).size > 1 }
    }
    const rows = [
      row(texts.price, ({ price, currency }) => (price === null ? '' : chat.money(price, currency))),
      row(texts.stock, ({ available }) => (available ? texts.inStock : texts.soldOut)),
      ...names(({ variants }) => variants.flatMap(({ options }) => Object.keys(options))).map((name) =>
        row(name, ({ variants }) => [...new Set(variants.flatMap(({ options }) => options[name] ?? []))].join(', ')),
      ),
      ...names((card) => factsOf(card).map(({ name }) => name)).map((name) =>
        row(name, (card) => factsOf(card).find((one) => one.name === name)?.value ?? ''),
      ),
    ]
    return (
      // A region that scrolls must be reached with the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
      <section class="card table" role="group" aria-label={texts.compare} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              {cards.map((card) => {
                const href = httpUrl(card.url)
                return (
                  <th scope="col">
                    <Picture card={card} />
                    {href ? <OutLink href={href}>{card.title}</OutLink> : card.title}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {[...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)].map(
              ({ name, cells, differs }) => (
                <tr class={differs ? 'differs' : undefined}>
                  <th scope="row">{name}</th>
                  {cells.map((cell) => (
                    <td>{cell}</td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </section>
    )
  }
})
