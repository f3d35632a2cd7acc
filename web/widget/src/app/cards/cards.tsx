import type { Card } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'
import { component, signal } from '../signal.ts'
import { Comparison } from './comparison.tsx'
import { ProductCard } from './product-card.tsx'

/** So many are seen at first. */
const FIRST = 3
const MOST_COMPARED = 4

/** The products of an answer: as a list, the first of them at once, or side by side. */
export const Cards = component<{ chat: Chat; cards: Card[] }>(() => {
  const most = signal(FIRST)
  const isTable = signal(false)
  return ({ chat, cards }) => {
    const { texts } = chat.setup
    const shown = cards.slice(0, most.value)
    return (
      <>
        {isTable.value ? (
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
            {shown.length < cards.length && !isTable.value && (
              <button
                type="button"
                class="chip"
                onClick={() => {
                  most.value = cards.length
                }}
              >
                {`${texts.showAll} (${cards.length})`}
              </button>
            )}
            <button
              type="button"
              class="chip"
              onClick={() => {
                isTable.value = !isTable.value
              }}
            >
              {isTable.value ? texts.asList : texts.compare}
            </button>
          </div>
        )}
      </>
    )
  }
})
