import { type Client, createClient } from '../api/client.ts'
import { type PageContext, pageContext } from '../api/page-context.ts'
import { type SavedStore, savedStore } from '../api/saved.ts'
import type { WireEvent } from '../api/sse-parser.ts'
import type { Setup, ShopContext } from '../shared/setup.ts'
import { applyEvent, type Item, newItem } from './chat-item.ts'
import { type Signal, signal } from './signal.ts'

/** How the conversation stands with people of the shop. */
export interface Standing {
  /** active, waiting_for_human, with_human or resolved. */
  status: string
  /** Place in the queue, from 1; null = not told. */
  position?: number | null
  /** When somebody is there again; null = now, or not told. */
  opensAt?: string | null
}

/** What the parts of the app share: what is shown, and the ways to the server and to the shop's page. */
export interface Chat {
  setup: Setup
  client: Client
  saved: SavedStore
  /** Of this tab only. */
  tab: SavedStore
  context: ShopContext
  items: Signal<Signal<Item>[]>
  isOpen: Signal<boolean>
  standing: Signal<Standing>
  /** Name of the person who has the conversation. */
  person: Signal<string>
  isTyping: Signal<boolean>
  /** The line is broken, and tried again. */
  isBroken: Signal<boolean>
  /** What went wrong, in words; empty = nothing. */
  fault: Signal<string>
  unread: Signal<number>
  /** What a screen reader is told. */
  news: Signal<string>
  form: Signal<'lead' | 'transcript' | ''>
  /** Changes when the shop's listeners do. */
  heard: Signal<number>
  focusInput(): void
  page(): PageContext
  money(amount: number, currency: string): string
  date(instant: string, hasTime?: boolean): string
}

/** Something whose id nobody else has: `crypto.randomUUID` is missing on pages without TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export function createChat(setup: Setup): Chat {
  const { settings, locale, key, base, shopperToken } = setup
  const saved = savedStore(`spiel:${key}`, () => localStorage)
  const isSameLanguage = locale.toLowerCase().split('-')[0] === settings.language
  const language = isSameLanguage ? locale : settings.language
  const chat: Chat = {
    setup,
    saved,
    tab: savedStore(`spiel:${key}`, () => sessionStorage),
    client: createClient({ base, key, locale, saved, shopperToken, page: () => chat.page() }),
    context: setup.context,
    items: signal<Signal<Item>[]>([]),
    isOpen: signal(false),
    standing: signal<Standing>({ status: saved.read().status ?? 'active' }),
    person: signal(''),
    isTyping: signal(false),
    isBroken: signal(false),
    fault: signal(''),
    unread: signal(saved.read().unread ?? 0),
    news: signal(''),
    form: signal<'lead' | 'transcript' | ''>(''),
    heard: signal(0),
    focusInput: () => setup.shadow.querySelector<HTMLElement>('.input')?.focus(),
    page: () => pageContext(document, location.href, chat.context),
    money: (amount, currency) => amount.toLocaleString(language, { style: 'currency', currency }),
    date: (instant, hasTime) =>
      new Date(instant).toLocaleString(language, { dateStyle: 'medium', timeStyle: hasTime ? 'short' : undefined }),
  }
  return chat
}

export function findItem(chat: Chat, key: string): Signal<Item> | undefined {
  return chat.items.value.find(({ value }) => value.key === key)
}

export function addItem(chat: Chat, item: Item): Signal<Item> {
  const added = findItem(chat, item.key) ?? signal(item)
  if (!chat.items.value.includes(added)) chat.items.value = [...chat.items.value, added]
  return added
}

export function removeItem(chat: Chat, key: string): void {
  chat.items.value = chat.items.value.filter(({ value }) => value.key !== key)
}

/** A shopper's message and the answer to come; not again when they are there. While a person has the conversation nothing is awaited. */
export function addTurn(chat: Chat, key: string, text: string): void {
  addItem(chat, newItem(`${key}?`, 'shopper', text))
  if (chat.standing.value.status !== 'with_human') addItem(chat, newItem(key, 'assistant'))
}

/** Draws an event of the turn `key`; tells of its end. */
export function takeTurnEvent(chat: Chat, key: string, event: WireEvent): void {
  const item = findItem(chat, key)
  if (!item) return
  item.value = applyEvent(item.value, event)
  if (event.event !== 'done') return
  const { state, id, text, cards } = item.value
  const { handedOff } = (event.data as { message: { handedOff: boolean } }).message
  if (state === 'done' && id === '' && !text) removeItem(chat, key)
  else tell(chat, `${chat.setup.texts.assistant}: ${[text, ...cards.map(({ title }) => title)].join(' ')}`)
  if (handedOff && chat.standing.value.status === 'active') {
    stand(chat, { status: 'waiting_for_human' })
    chat.setup.emit('handoff', { conversationId: chat.saved.read().conversationId })
  }
}

/** Counts what nobody saw, and says it once to who cannot see it. */
export function tell(chat: Chat, news: string): void {
  chat.news.value = news
  if (!chat.isOpen.value || document.hidden) setUnread(chat, chat.unread.value + 1)
}

export function setUnread(chat: Chat, count: number): void {
  chat.unread.value = count
  chat.saved.write({ unread: count })
  chat.setup.showUnread(chat.isOpen.value ? 0 : count)
}

export function stand(chat: Chat, standing: Standing): void {
  chat.standing.value = standing
  chat.saved.write({ status: standing.status })
  if (standing.status !== 'with_human') chat.isTyping.value = false
}
