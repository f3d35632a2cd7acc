import type { Button, Card, History, Order, Reorder, Turn } from '../api/api-types.ts'
import type { WireEvent } from '../api/sse-parser.ts'

/** One thing said, as it is drawn. */
export interface Item {
  /** Stays the same while the item changes. */
  key: string
  /** The server's; empty while it is not known. */
  id: string
  role: string
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

export const newItem = (key: string, role: string, text = ''): Item => ({
  ...{ key, id: '', role, text, author: null, cards: [], buttons: [], order: null, reorder: null, feedback: null },
  state: role === 'assistant' ? 'waiting' : 'done',
})

/** A message of the history, or one that came by itself and has no cards. */
export const itemOf = (message: History['messages'][number]): Item => ({
  ...newItem(message.id, message.role),
  ...message,
  state: 'done',
})

const parts = ['cards', 'buttons', 'order', 'reorder']

/** An answer after one more event of its turn. What the server adds one day is left out. */
export function applyEvent(item: Item, { event, data }: WireEvent): Item {
  const given = data as Turn & { code: string; message: Turn }
  const streaming: Item = { ...item, state: item.state === 'waiting' ? 'streaming' : item.state }
  if (event === 'text') return { ...streaming, text: item.text + given.text }
  if (parts.includes(event)) return { ...streaming, [event]: given[event as 'cards'] }
  if (event === 'notice' && given.code === 'failed') return { ...item, state: 'failed' }
  if (event === 'notice' && given.code === 'interrupted') return { ...item, state: 'cut' }
  if (event !== 'done') return item
  const { id, text, cards, buttons, order, reorder } = given.message
  const state = item.state === 'failed' || item.state === 'cut' ? item.state : 'done'
  return { ...item, id: id ?? '', text: text || item.text, cards, buttons, order, reorder, state }
}
