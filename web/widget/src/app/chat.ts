import type { Card, History, Settings, Turn } from '../api/api-types.ts'
import { type Client, createClient } from '../api/client.ts'
import { type PageContext, pageContext } from '../api/page-context.ts'
import { type SavedStore, savedStore } from '../api/saved.ts'
import type { WireEvent } from '../api/sse-parser.ts'
import type { Setup, ShopContext } from '../shared/setup.ts'
import { applyEvent, type Item, newItem } from './chat-item.ts'
import { type Signal, signal } from './signal.ts'

/** How the conversation stands with people of the shop. */
export type Standing = Pick<History, 'status' | 'handOff'>

/** The form that is shown; of a lead, the product to be told of. */
export interface FormWish {
  name: 'lead' | 'transcript'
  card?: Card
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
  /** The server has messages before these. */
  hasEarlier: Signal<boolean>
  isOpen: Signal<boolean>
  standing: Signal<Standing>
  isTyping: Signal<boolean>
  /** What went wrong, in words; empty = nothing. */
  fault: Signal<string>
  unread: Signal<number>
  /** What a screen reader is told. */
  news: Signal<string>
  form: Signal<FormWish | undefined>
  /** ISO 639-1, of the frame: that of the conversation. */
  language: Signal<string>
  /** Changes when the shop's listeners do. */
  heard: Signal<number>
  /** Name of the person who has the conversation, or what stands for it. */
  person(): string
  focusInput(): void
  /** Shows the newest message, and stays there. */
  toEnd(): void
  /** The shopper's words are shown at the top while the answer to them grows below. */
  isFollowing: boolean
  page(): PageContext
  money(amount: number, currency: string): string
  minutes(count: number): string
  date(instant: string, hasTime?: boolean): string
}

/** Something whose id nobody else has: `crypto.randomUUID` is missing on pages without TLS. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

export function createChat(setup: Setup): Chat {
  const { settings, texts, locale, key, base, shadow, emit } = setup
  const name = `spiel:${key}`
  const saved = savedStore(name, () => localStorage)
  const { status = 'active', unread = 0 } = saved.read()
  /** Of the same language the page's own, which knows the country. */
  const region = () => {
    const { value } = chat.language
    return locale.toLowerCase().split('-')[0] === value ? locale : value
  }
  const page = () => pageContext(document, location.href, chat.context)
  const chat: Chat = {
    ...{ setup, saved, page, context: setup.context, tab: savedStore(name, () => sessionStorage) },
    client: createClient({
      base,
      key,
      locale,
      saved,
      page,
      onLost(error) {
        if (error) emit('error', { error })
        else empty(chat, unsent(chat))
      },
    }),
    items: signal<Signal<Item>[]>([]),
    hasEarlier: signal(false),
    isOpen: signal(false),
    standing: signal<Standing>({ status, handOff: null }),
    isTyping: signal(false),
    fault: signal(''),
    unread: signal(unread),
    news: signal(''),
    form: signal<FormWish | undefined>(undefined),
    language: signal(settings.language),
    heard: signal(0),
    person: () => chat.standing.value.handOff?.person ?? texts.person,
    focusInput: () => shadow.querySelector<HTMLElement>('.input')?.focus(),
    toEnd() {
      chat.isFollowing = true
      shadow.querySelector('.scroll')?.scrollTo(0, 0)
    },
    isFollowing: true,
    money(amount, currency) {
      const text = amount.toLocaleString(region(), { style: 'currency', currency })
      // "30.00 US$" would be read as "$US 30.00".
      return RIGHT_TO_LEFT.includes(chat.language.value) ? `\u2066${text}\u2069` : text
    },
    minutes: (count) => count.toLocaleString(region(), { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
    date: (instant, hasTime) =>
      new Date(instant).toLocaleString(region(), { dateStyle: 'medium', timeStyle: hasTime ? 'short' : undefined }),
  }
  return chat
}

export function findItem(chat: Chat, key: string): Signal<Item> | undefined {
  return chat.items.value.find(({ value }) => value.key === key)
}

/** Adds it at the end; not again when it is there. */
export function addItem(chat: Chat, item: Item): void {
  if (!findItem(chat, item.key)) chat.items.value = [...chat.items.value, signal(item)]
}

/** A shopper's message and the answer to come. While a person has the conversation nothing is awaited. */
export function addTurn(chat: Chat, key: string, text: string): void {
  addItem(chat, newItem(`${key}?`, 'shopper', text))
  addItem(chat, { ...newItem(key, 'assistant'), ...(isWithHuman(chat) ? { state: 'done' } : {}) })
}

export const isWithHuman = (chat: Chat): boolean => chat.standing.value.status === 'with_human'

/**
 * Draws an event of the turn `key`; tells of its end.
 * @param isOwn the turn was begun in this tab
 */
export function takeTurnEvent(chat: Chat, key: string, event: WireEvent, isOwn: boolean): void {
  const item = findItem(chat, key)
  if (!item) return
  item.value = applyEvent(item.value, event)
  if (event.event !== 'done') return
  const { state, id, text, cards } = item.value
  const { message } = event.data as { message: Turn }
  if (message.language) void speak(chat, message.language)
  // While a person has the conversation the assistant says nothing.
  if (state === 'done' && !id) chat.items.value = chat.items.value.filter((one) => one !== item)
  else if (isOwn) tell(chat, `${chat.setup.texts.assistant}: ${[text, ...cards.map(({ title }) => title)].join(' ')}`)
  if (isOwn && message.handedOff) {
    chat.setup.emit('handoff', { conversationId: chat.saved.read().conversationId })
  }
}

/** Written from right to left, and not answered in: who reads it keeps the frame in it. */
export const RIGHT_TO_LEFT = ['ar']

/** Puts the frame into the language of the conversation, where the widget has it. What is written in the field stays. */
export async function speak(chat: Chat, language: string): Promise<void> {
  const { value: former } = chat.language
  if (language === former || RIGHT_TO_LEFT.includes(former)) return
  try {
    const [{ texts }, settings] = await Promise.all([
      chat.setup.file(language),
      chat.client.read<Settings>('/settings?', language),
    ])
    // The same list, since every part holds it.
    Object.assign(chat.setup.texts, texts)
    // What is agreed to is kept in the language it was read in.
    if (settings) Object.assign(chat.setup.settings, settings)
    chat.language.value = language
    chat.saved.write({ language })
  } catch {}
}

/** Counts what nobody saw, and says it once to who cannot see it. */
export function tell(chat: Chat, news: string): void {
  chat.news.value = news
  if (!chat.isOpen.value || document.hidden) setUnread(chat, chat.unread.value + 1)
}

/** Also says on the launcher how things are. */
export function setUnread(chat: Chat, unread: number): void {
  chat.unread.value = unread
  chat.saved.write({ unread })
  const { launcher, settings, texts } = chat.setup
  const isOpen = chat.isOpen.value
  const count = isOpen || unread === 0 ? '' : ` (${unread})`
  // Drawn by the launcher's style; the name has it in words.
  if (count) launcher.dataset.unread = String(unread)
  else delete launcher.dataset.unread
  launcher.ariaExpanded = String(isOpen)
  launcher.ariaLabel = `${settings.launcherText} – ${isOpen ? texts.close : texts.open}${count}`
}

export function stand(chat: Chat, { status, handOff }: Standing): void {
  chat.standing.value = { status, handOff }
  chat.saved.write({ status })
}

/** What the server does not have: it waits, or failed. */
export const unsent = (chat: Chat): Signal<Item>[] =>
  chat.items.value.filter(({ value: { key } }) =>
    /waiting|failed/.test(findItem(chat, key.replace('?', ''))?.value.state ?? ''),
  )

/** Another conversation: a new one, or another shopper's. */
export function empty(chat: Chat, items: Signal<Item>[] = []): void {
  chat.saved.write({ conversationId: undefined })
  stand(chat, { status: 'active', handOff: null })
  chat.items.value = items
  chat.hasEarlier.value = false
  chat.form.value = undefined
}
