import type { Card, Products, Questions } from '../api/api-types.ts'
import type { Setup } from '../shared/setup.ts'
import { make, read, rootOf, spiel } from './part.ts'
import { type PartWords, wordsIn } from './part-words.ts'

const TYPING_MS = 250
const MOST_FOUND = 8

/** Draws `<spiel-ask product="ID">` or `<spiel-search>`: the loader calls this for each that comes into the page, as often as it comes. */
export function drawPart(host: HTMLElement, setup: Setup): void {
  if (host.shadowRoot) return
  const drawn = host.localName === 'spiel-ask' ? drawAsk : drawSearch
  drawn(host, setup, wordsIn(setup.settings.language))
}

/** A box for a question about a product, with three questions made of it. What is asked is answered in the widget. */
function drawAsk(host: HTMLElement, setup: Setup, words: PartWords): void {
  const root = rootOf(host, setup)
  const product = host.getAttribute('product') ?? ''
  const ask = (text: string) => {
    if (!text.trim()) return
    if (product) spiel('product', product)
    spiel('ask', text.trim())
  }
  const input = make('input', { type: 'text', ariaLabel: words.question, placeholder: words.question, maxLength: 2000 })
  const questions = make('div', { className: 'questions' })
  const form = make('form', {}, input, make('button', {}, words.ask))
  form.onsubmit = (event) => {
    event.preventDefault()
    ask(input.value)
    input.value = ''
  }
  root.append(form, questions)
  void read<Questions>(setup, `/questions?product=${encodeURIComponent(product)}`).then((answer) => {
    for (const text of answer?.questions ?? []) {
      questions.append(make('button', { type: 'button', onclick: () => ask(text) }, text))
    }
  })
}

/** A search box with the shop's own search: each product with its price, and what differs from the words. */
function drawSearch(host: HTMLElement, setup: Setup, words: PartWords): void {
  const root = rootOf(host, setup)
  const input = make('input', { type: 'search', ariaLabel: words.search, placeholder: words.search, maxLength: 200 })
  const found = make('ul', {})
  const status = make('div', { role: 'status' })
  const form = make('form', { role: 'search' }, input, make('button', {}, words.find))
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''
  const look = async () => {
    const q = input.value.trim()
    if (q === last) return
    last = q
    const path = `/products?limit=${MOST_FOUND}&q=${encodeURIComponent(q)}`
    const products = q ? ((await read<Products>(setup, path))?.products ?? []) : []
    // What was typed meanwhile is looked for by itself.
    if (q !== last) return
    found.replaceChildren(...products.map((card) => tileOf(setup, words, card)))
    status.replaceChildren()
    if (q && products.length === 0) {
      status.append(make('button', { type: 'button', onclick: () => spiel('ask', q) }, words.none))
    }
  }
  input.oninput = () => {
    clearTimeout(timer)
    timer = setTimeout(look, TYPING_MS)
  }
  form.onsubmit = (event) => {
    event.preventDefault()
    void look()
  }
  root.append(form, found, status)
}

function tileOf({ emit, settings }: Setup, words: PartWords, card: Card): HTMLLIElement {
  const { externalId: productId, title, imageUrl, url, price, currency, available, note, variants } = card
  const isHttp = (address: string | null) => /^https?:\/\//i.test(address ?? '')
  const plain = price?.toLocaleString(settings.language, { style: 'currency', currency })
  // "30.00 US$" would be read as "$US 30.00".
  const money = plain && settings.language === 'ar' ? `\u2066${plain}\u2069` : plain
  const prices = new Set(variants.map((one) => one.price))
  const told = [available ? '' : words.soldOut, note ?? ''].filter(Boolean).join(' · ')
  const link = make(
    'a',
    isHttp(url) ? { href: url as string } : {},
    isHttp(imageUrl)
      ? make('img', { src: imageUrl as string, alt: '', loading: 'lazy', referrerPolicy: 'no-referrer' })
      : make('span', { className: 'blank' }),
    make('span', {}, title, make('small', {}, told)),
    make('b', {}, money ? `${prices.size > 1 ? `${words.from} ` : ''}${money}` : ''),
  )
  link.onclick = (event) => {
    if (emit('card_click', { productId, url }).includes(false)) event.preventDefault()
  }
  return make('li', {}, link)
}
