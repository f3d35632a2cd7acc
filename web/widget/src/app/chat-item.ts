import type { Button, Card, History, Order, Reorder, Turn } from '../api/api-types.ts'
import type { WireEvent } from '../api/sse-parser.ts'

/** One thing said, as it is drawn. */
export interface Item {
  /** Stays the same while the item changes. */
  key: string
  /** The server's; empty while it is not known. */
  id: string
  role: 'shopper' | 'assistant' | 'human'
  text: string
  author: string | null
  cards: Card[]
  buttons: Button[]
  order: Order | null
  reorder: Reorder | null
  feedback: number | null
  /** waiting = nothing of the answer is here; cut = it ended before its end. */
  state: 'waiting' | 'streaming' | 'done' | 'failed' | 'cut'
}

export const newItem = (key: string, role: Item['role'], text = ''): Item => ({
  ...{ key, id: '', role, text, author: null, cards: [], buttons: [], order: null, reorder: null, feedback: null },
  state: role === 'assistant' ? 'waiting' : 'done',
})

export const itemOf = ({ id, role, text, author, ...shown }: History['messages'][number]): Item => ({
  ...newItem(id, role === 'shopper' || role === 'human' ? role : 'assistant', text),
  ...{ id, author, state: 'done' },
  ...{
    cards: shown.cards,
    buttons: shown.buttons,
    order: shown.order,
    reorder: shown.reorder,
    feedback: shown.feedback,
  },
})

/** An answer after one more event of its turn. What the server adds one day is left out. */
export function applyEvent(item: Item, { event, data }: WireEvent): Item {
  const given = data as Partial<Turn> & { code?: string; message?: Turn }
  const streaming: Item = { ...item, state: item.state === 'waiting' ? 'streaming' : item.state }
  if (event === 'text') return { ...streaming, text: item.text + given.text }
  if (event === 'cards') return { ...streaming, cards: given.cards ?? [] }
  if (event === 'buttons') return { ...streaming, buttons: given.buttons ?? [] }
  if (event === 'order') return { ...streaming, order: given.order ?? null }
  if (event === 'reorder') return { ...streaming, reorder: given.reorder ?? null }
  if (event === 'notice' && given.code === 'failed') return { ...item, state: 'failed' }
  if (event === 'notice' && given.code === 'interrupted') return { ...item, state: 'cut' }
  if (event !== 'done' || !given.message) return item
  const { id, text, cards, buttons, order, reorder } = given.message
  const hasFault = item.state === 'failed' || item.state === 'cut'
  return {
    ...item,
    id: id ?? '',
    text: text || item.text,
    cards,
    buttons,
    order,
    reorder,
    state: hasFault ? item.state : 'done',
  }
}
