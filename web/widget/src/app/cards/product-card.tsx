import type { Card } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'
import { OutLink } from '../conversation/rich.tsx'
import { httpUrl } from '../rich-text.ts'
import { component, signal } from '../signal.ts'

/** A product with its price and stock, the option to choose, and the way into the shop's cart. */
export const ProductCard = component<{ chat: Chat; card: Card }>(({ chat, card }) => {
  const { texts, emit, isHeard } = chat.setup
  const { externalId: productId, title, variants, currency, url } = card
  const chosenId = signal('')
  const cartText = signal(texts.addToCart)
  const hasImage = signal(true)
  const href = httpUrl(url)
  const hasPrices = new Set(variants.map(({ price }) => price)).size > 1

  return () => {
    const { heard } = chat
    const image = hasImage.value && httpUrl(card.imageUrl)
    const chosen = variants.find(({ externalId }) => externalId === chosenId.value)
    const variant = chosen ?? variants.find(({ available }) => available) ?? variants[0]
    const { price, available } = chosen ?? card
    const canBuy = heard.value >= 0 && isHeard('cart:add')
    const add = async () => {
      const { externalId: variantId, price } = variant ?? {}
      try {
        await Promise.all(emit('cart:add', { productId, variantId, quantity: 1, title, price, currency, url }))
        chat.news.value = cartText.value = texts.added
      } catch {
        chat.news.value = cartText.value = texts.notAdded
      }
    }
    return (
      <li class="card product">
        <span class="image" aria-hidden="true">
          {image ? (
            <img
              src={image}
              alt=""
              loading="lazy"
              onError={() => {
                hasImage.value = false
              }}
            />
          ) : (
            title[0]
          )}
        </span>
        <div class="about">
          {href ? (
            <OutLink
              href={href}
              class="title"
              onClick={(event) => {
                if (emit('product:click', { productId, url }).includes(false)) event.preventDefault()
              }}
            >
              {title}
            </OutLink>
          ) : (
            <span class="title">{title}</span>
          )}
          {price != null && (
            <span>
              {!chosen && hasPrices && `${texts.from} `}
              <b>{chat.money(price, currency)}</b>
            </span>
          )}
          <span class={available ? 'stock' : 'stock sold-out'}>{available ? texts.inStock : texts.soldOut}</span>
        </div>
        <div class="buy">
          {variants.length > 1 && (
            <select
              aria-label={`${texts.option}: ${title}`}
              value={variant?.externalId}
              onChange={({ currentTarget }) => {
                chosenId.value = currentTarget.value
                cartText.value = texts.addToCart
              }}
            >
              {variants.map((one) => (
                <option value={one.externalId}>
                  {[
                    one.title ?? Object.values(one.options).join(' / '),
                    one.price != null && chat.money(one.price, currency),
                    !one.available && texts.soldOut,
                  ]
                    .filter(Boolean)
                    .join(' – ')}
                </option>
              ))}
            </select>
          )}
          {canBuy && (
            <button
              type="button"
              class="main"
              disabled={!variant?.available}
              aria-label={`${cartText.value}: ${title}`}
              onClick={add}
            >
              {cartText.value}
            </button>
          )}
        </div>
      </li>
    )
  }
})
