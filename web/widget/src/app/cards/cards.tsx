import { Component } from 'preact'
import type { Card } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'
import { Comparison } from './comparison.tsx'
import { ProductCard } from './product-card.tsx'

/** So many are seen at first. */
const FIRST = 3
const MOST_COMPARED = 4

/** The products of an answer: as a list, the first of them at once, or side by side. */
export class Cards extends Component<{ chat: Chat; cards: Card[] }, { isAll: boolean; isTable: boolean }> {
  override state = { isAll: false, isTable: false }
  override shouldComponentUpdate(next: { cards: Card[] }, state: object): boolean {
    return next.cards !== this.props.cards || state !== this.state
  }
  override render({ chat, cards }: { chat: Chat; cards: Card[] }) {
    const { isAll, isTable } = this.state
    const { texts } = chat.setup
    const shown = isAll ? cards : cards.slice(0, FIRST)
    return (
      <>
        {isTable ? (
          <Comparison chat={chat} cards={cards.slice(0, MOST_COMPARED)} />
        ) : (
          <ul class="cards">
            {shown.map((card) => (
              <ProductCard key={card.externalId} chat={chat} card={card} />
            ))}
          </ul>
        )}
        {cards.length > 1 && (
          <div class="chips">
            {shown.length < cards.length && !isTable && (
              <button type="button" class="chip" onClick={() => this.setState({ isAll: true })}>
                {`${texts.showAll} (${cards.length})`}
              </button>
            )}
            <button type="button" class="chip" onClick={() => this.setState({ isTable: !isTable })}>
              {isTable ? texts.asList : texts.compare}
            </button>
          </div>
        )}
      </>
    )
  }
}
