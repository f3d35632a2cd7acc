import type { Card } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'
import { component, signal } from '../signal.ts'
import { Comparison } from './comparison.tsx'
import { ProductCard } from './product-card.tsx'

const MOST_COMPARED = 4

interface Props {
  chat: Chat
  cards: Card[]
  /** The answer speaks of each of them: they are shown side by side at once. */
  isCompared?: boolean
  /** The answer offers what to say next. */
  isOffered?: boolean
}

/** The products of an answer: one alone, a row to swipe through, or side by side. What is chosen in a row opens below it. */
export const Cards = component<Props>(() => {
  const openId = signal('')
  const isTable = signal<boolean | undefined>(undefined)
  return ({ chat, cards, isCompared, isOffered }) => {
    const { texts } = chat.setup
    const showsTable = isTable.value ?? isCompared
    const isRow = cards.length > 1
    const open = isRow ? cards.find(({ externalId }) => externalId === openId.value) : undefined
    return (
      <>
        {isRow && showsTable ? (
          <Comparison chat={chat} cards={cards.slice(0, MOST_COMPARED)} />
        ) : (
          <ul class={isRow ? 'cards row' : 'cards'}>
            {cards.map((card) => (
              <ProductCard
                key={card.externalId}
                chat={chat}
                card={card}
                isOpen={isRow ? card === open : undefined}
                onChoose={() => {
                  openId.value = card === open ? '' : card.externalId
                }}
              />
            ))}
          </ul>
        )}
        {open && !showsTable && (
          <ul class="cards">
            <ProductCard key={open.externalId} chat={chat} card={open} />
          </ul>
        )}
        {isRow && (isCompared || !isOffered) && (
          <div class="chips">
            <button
              type="button"
              class="chip"
              onClick={() => {
                isTable.value = !showsTable
              }}
            >
              {showsTable ? texts.asList : texts.compare}
            </button>
          </div>
        )}
      </>
    )
  }
})
