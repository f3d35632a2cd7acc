// The demo shop's own script: its cart, and what it does with the widget's events, as a shop's theme would.

const home = document.querySelector('[data-shop]').dataset.shop
const KEY = `spiel-demo-cart:${home}`
const language = document.documentElement.lang
window.Spiel ??= []
const spiel = { push: (...calls) => window.Spiel.push(...calls) }

/** @typedef {{variantId: string, title: string, price: number | null, currency: string, quantity: number}} Line */

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
  sessionStorage.setItem(KEY, JSON.stringify(lines))
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

function showCart() {
  const lines = readCart()
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  document.getElementById('count').textContent = count > 0 ? `(${count})` : ''
  const total = lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)
  const currency = lines[0]?.currency
  spiel.push(['setContext', { cartValue: total }])
  const place = document.getElementById('cart')
  if (!place) return
  if (lines.length === 0) return place.replaceChildren(element('p', 'The cart is empty.'))
  const list = element('ul', undefined, { className: 'lines' })
  for (const line of lines) {
    const item = element('li')
    const remove = element('button', 'Remove', { type: 'button', ariaLabel: `Remove ${line.title}` })
    remove.addEventListener('click', () =>
      writeCart(readCart().filter(({ variantId }) => variantId !== line.variantId)),
    )
    const price = line.price === null ? '' : money(line.price * line.quantity, line.currency)
    item.append(element('span', `${line.quantity} × ${line.title}`), element('span', price), remove)
    list.append(item)
  }
  place.replaceChildren(list, element('p', `Total ${money(total, currency)}`, { className: 'total' }))
}

document.querySelector('form.buy')?.addEventListener('submit', (event) => {
  event.preventDefault()
  const form = event.currentTarget
  const { variant } = form.elements
  const option = variant.selectedOptions?.[0] ?? variant
  if (option.disabled) return
  const price = option.dataset.price === '' ? null : Number(option.dataset.price)
  const { title, currency } = form.dataset
  addToCart({ variantId: option.value, title, price, currency, quantity: 1 })
  form.querySelector('output').textContent = 'Added to the cart.'
})

// A picture that does not come leaves its place empty.
const hide = (picture) => picture.classList.add('missing')
addEventListener('error', ({ target }) => target instanceof HTMLImageElement && hide(target), true)
for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) hide(picture)

// What the widget tells of, a shop's page does in its own way. Products of the demo have pages here.
spiel.push(
  [
    'on',
    'cart:add',
    ({ variantId, title, price, currency, quantity }) => {
      addToCart({ variantId, title, price, currency, quantity })
    },
  ],
  [
    'on',
    'product:click',
    ({ productId }) => {
      location.assign(`${home}/p/${encodeURIComponent(productId)}`)
      return false
    },
  ],
)
showCart()
