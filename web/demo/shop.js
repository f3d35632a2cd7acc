// The demo shop's own script: its cart, and what it does with the widget's events, as a shop's theme would.

const home = document.querySelector('[data-shop]').dataset.shop
const KEY = `spiel-demo-cart:${home}`
const language = document.documentElement.lang
window.Spiel ??= []
const spiel = { push: (...calls) => window.Spiel.push(...calls) }

/** @typedef {{variantId: string, title: string, price: number | null, currency: string, quantity: number, picture?: string}} Line */

/** @returns {Line[]} */
function readCart() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

/** @param {Line[]} lines */
function writeCart(lines) {
  sessionStorage.setItem(KEY, JSON.stringify(lines.filter(({ quantity }) => quantity > 0)))
  showCart()
}

/** @param {Line} line */
function addToCart(line) {
  const lines = readCart()
  const known = lines.find(({ variantId }) => variantId === line.variantId)
  if (known) known.quantity += line.quantity
  else lines.push(line)
  writeCart(lines)
}

const money = (amount, currency) => new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)

function element(name, text, properties = {}) {
  const made = Object.assign(document.createElement(name), properties)
  if (text !== undefined) made.textContent = text
  return made
}

/** What the page was given by the server, in a script of JSON. */
const given = (id) => JSON.parse(document.getElementById(id)?.textContent || '[]')

const words = JSON.parse(document.getElementById('words')?.textContent || '{}')

function showCart() {
  const lines = readCart()
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  document.getElementById('count').textContent = count > 0 ? `(${count})` : ''
  const total = lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)
  const currency = lines[0]?.currency
  spiel.push(['setContext', { cartValue: total }])
  const place = document.getElementById('cart')
  if (!place) return
  if (lines.length === 0) return place.replaceChildren(element('p', words.empty))
  const list = element('ul', undefined, { className: 'lines' })
  for (const line of lines) list.append(cartLine(line))
  place.replaceChildren(list, element('p', `${words.total} ${money(total, currency)}`, { className: 'total' }))
}

/** @param {Line} line */
function cartLine({ variantId, title, price, currency, quantity, picture }) {
  const item = element('li')
  const set = (next) =>
    writeCart(readCart().map((line) => (line.variantId === variantId ? { ...line, quantity: next } : line)))
  const button = (text, label, next) => {
    const made = element('button', text, { type: 'button', ariaLabel: `${label} ${title}` })
    made.addEventListener('click', () => set(next))
    return made
  }
  if (picture) item.append(element('img', undefined, { src: picture, alt: '' }))
  item.append(
    element('span', `${quantity} × ${title}`, { className: 'what' }),
    element('b', price === null ? '' : money(price * quantity, currency)),
    button('−', words.less, quantity - 1),
    button('+', words.more, quantity + 1),
    button(words.remove, words.remove, 0),
  )
  return item
}

// What a cart link brought is added once: the address goes on without it.
for (const line of given('added')) addToCart(line)
if (location.search.includes('add=')) history.replaceState(null, '', location.pathname)

/** The product that this page shows: its options choose the variant. */
function watchProduct(form) {
  const variants = given('variants')
  const rows = [...form.querySelectorAll('[data-option]')]
  const wished = () =>
    Object.fromEntries(
      rows.flatMap((row) => (row.type === 'radio' && !row.checked ? [] : [[row.dataset.option, row.value]])),
    )
  const fits = (variant, wish) => Object.entries(wish).every(([name, value]) => variant.options[name] === value)
  const find = (wish) => variants.find((variant) => fits(variant, wish))
  const show = () => {
    const wish = wished()
    const variant = find(wish)
    const isThere = Boolean(variant?.isThere)
    for (const row of rows) {
      const other = find({ ...wish, [row.dataset.option]: row.value })
      row.closest('.choice')?.classList.toggle('gone', !other?.isThere)
    }
    form.elements.variant.value = variant?.id ?? ''
    form.querySelector('#price').textContent = variant?.price ?? ''
    form.querySelector('#was').textContent = variant?.was ?? ''
    const few = variant?.left !== null && variant?.left <= 4
    form.querySelector('#stock').textContent = !isThere
      ? words.outOfStock
      : few
        ? words.left.replace('#', variant.left)
        : words.inStock
    const buy = form.querySelector('.main')
    buy.disabled = !isThere
    buy.textContent = isThere ? words.addToCart : words.outOfStock
    if (variant?.picture) showPicture(variant.picture)
  }
  for (const row of rows) row.addEventListener('change', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const variant = variants.find(({ id }) => id === form.elements.variant.value)
    if (!variant?.isThere) return
    const { title, currency } = form.dataset
    const name = Object.values(variant.options).join(' / ')
    const { id: variantId, amount: price, picture } = variant
    addToCart({
      variantId,
      title: variants.length > 1 ? `${title} – ${name}` : title,
      price,
      currency,
      quantity: 1,
      picture,
    })
    form.querySelector('output').textContent = words.added
  })
}

const large = document.querySelector('.large')

function showPicture(url) {
  const picture = large?.querySelector('img')
  if (picture && picture.getAttribute('src') !== url) picture.src = url
  for (const thumb of document.querySelectorAll('.thumbs button')) {
    if (thumb.firstElementChild.getAttribute('src') === url) thumb.ariaCurrent = 'true'
    else thumb.removeAttribute('aria-current')
  }
}

for (const thumb of document.querySelectorAll('.thumbs button')) {
  thumb.addEventListener('click', () => showPicture(thumb.firstElementChild.getAttribute('src')))
}
const buyForm = document.querySelector('form.buy')
if (buyForm) watchProduct(buyForm)

// "Try asking": what a card says is said for the shopper.
for (const card of document.querySelectorAll('[data-ask]')) {
  card.addEventListener('click', () => spiel.push(['ask', card.dataset.ask]))
}
for (const button of document.querySelectorAll('[data-open]')) {
  button.addEventListener('click', () => spiel.push(['open']))
}

// A picture that does not come leaves what stands for it.
const hide = (picture) => picture.classList.add('missing')
addEventListener('error', ({ target }) => target instanceof HTMLImageElement && hide(target), true)
for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) hide(picture)

// What the widget tells of, a shop's page does in its own way. Products of the demo have pages here.
spiel.push(
  [
    'on',
    'add_to_cart',
    ({ variantId, title, price, currency, quantity }) => {
      addToCart({ variantId, title, price, currency, quantity })
    },
  ],
  [
    'on',
    'card_click',
    ({ productId }) => {
      location.assign(`${home}/p/${encodeURIComponent(productId)}`)
      return false
    },
  ],
)
showCart()
