import type { ProductNow } from '../../catalog/get-product.ts'
import type { Category } from '../../catalog/list-categories.ts'
import { printedOrder } from '../../demo/demo-orders.ts'
import { type Html, html } from '../../shared/html.ts'
import { decodeEntities } from '../../shared/lay-out-text.ts'
import { type OwnWords, ownWordsIn } from './demo-own-words.ts'
import type { DemoShop } from './demo-pages.ts'
import { type DemoWords, demoWordsIn } from './demo-words.ts'

interface Card {
  icon: string
  what: string
  ask: string
}

const icons = {
  find: 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0 -14zM16 16l5 5',
  compare: 'M4 6h7v14h-7zM14 3h7v17h-7z',
  order: 'M3 7l9 -4l9 4v10l-9 4l-9 -4zM3 7l9 4l9 -4M12 11v10',
  again: 'M20 12a8 8 0 1 1 -3 -6M20 3v5h-5',
  returns: 'M9 6l-5 5l5 5M4 11h11a5 5 0 0 1 0 10h-3',
  person: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0 -8zM4 21c1 -9 15 -9 16 0',
} as const

/** What can be tried on the demo's own catalog and orders. */
function ownCards({ cards }: DemoWords, own: OwnWords): Card[] {
  const shipped = printedOrder('shipped')
  const delivered = printedOrder('delivered')
  return [
    { icon: icons.find, what: cards.find, ask: own.gift },
    {
      ...{ icon: icons.compare, what: cards.compare },
      ask: cards.compareTwo('Noise-cancelling headphones', 'Wired studio headphones'),
    },
    { icon: icons.order, what: own.order, ask: own.whereIs(shipped.number, shipped.email) },
    { icon: icons.again, what: own.again, ask: own.orderAgain(delivered.number, delivered.email) },
    { icon: icons.returns, what: cards.returns, ask: cards.howReturn },
    { icon: icons.person, what: cards.person, ask: cards.askPerson },
  ]
}

/** What can be tried on any catalog: named after what is in it. */
function cardsOf(words: DemoWords, categories: readonly Category[], products: readonly ProductNow[]): Card[] {
  const { cards } = words
  const [first, second] = products.map(({ title }) => decodeEntities(title).slice(0, 60))
  return [
    ...(first ? [{ icon: icons.find, what: cards.find, ask: cards.doYouHave(first) }] : []),
    ...categories
      .slice(0, 1)
      .map(({ name }) => ({ icon: icons.find, what: cards.look, ask: cards.whatIsIn(decodeEntities(name)) })),
    ...(first && second ? [{ icon: icons.compare, what: cards.compare, ask: cards.compareTwo(first, second) }] : []),
    { icon: icons.returns, what: cards.returns, ask: cards.howReturn },
    { icon: icons.person, what: cards.person, ask: cards.askPerson },
  ]
}

/** Cards that say something to the assistant when pressed. */
export function tryAsking({ isOwn, store, categories }: DemoShop, products: readonly ProductNow[]): Html {
  const words = demoWordsIn(store.language)
  const cards = isOwn ? ownCards(words, ownWordsIn(store.language)) : cardsOf(words, categories, products)
  return html`<section aria-labelledby="try"><h2 id="try">${words.tryAsking}</h2><ul class="asks">${cards.map(
    ({ icon, what, ask }) => html`<li><button type="button" data-ask="${ask}">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"/></svg><b>${what}</b><span>“${ask}”</span></button></li>`,
  )}</ul></section>`
}
