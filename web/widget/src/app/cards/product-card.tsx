import { Component } from 'preact'
import type { Card } from '../../api/api-types.ts'
import type { Chat, Variant } from '../chat.ts'
import { OutLink } from '../conversation/rich.tsx'
import { httpUrl } from '../rich-text.ts'

interface State {
  variantId: string | undefined
  /** Of the button. */
  cart: 'ready' | 'added' | 'failed'
  hasImage: boolean
}

/** A product with its price and stock, the option to choose, and the way into the shop's cart. */
export class ProductCard extends Component<{ chat: Chat; card: Card }, State> {
  override state: State = { variantId: undefined, cart: 'ready', hasImage: true }

  #chosen(): Variant | undefined {
    const { variants } = this.props.card
    return (
      variants.find(({ externalId }) => externalId === this.state.variantId) ??
      (variants.find(({ available }) => available) || variants[0])
    )
  }

  #add = async () => {
    const { chat, card } = this.props
    const variant = this.#chosen()
    const { externalId: productId, title, currency, url } = card
    const given = {
      productId,
      variantId: variant?.externalId,
      quantity: 1,
      title,
      price: variant?.price,
      currency,
      url,
    }
    try {
      await Promise.all(chat.setup.emit('cart:add', given))
      this.setState({ cart: 'added' })
      chat.news.value = chat.setup.texts.added
    } catch {
      this.setState({ cart: 'failed' })
    }
  }

  override render({ chat, card }: { chat: Chat; card: Card }, { cart, hasImage }: State) {
    const { texts, emit, isHeard } = chat.setup
    const { title, variants, currency } = card
    const url = httpUrl(card.url)
    const image = hasImage && httpUrl(card.imageUrl)
    const variant = this.#chosen()
    const price = this.state.variantId ? variant?.price : card.price
    const isFrom = !this.state.variantId && new Set(variants.map((one) => one.price)).size > 1
    const isAvailable = this.state.variantId ? variant?.available : card.available
    const onClick = () => void emit('product:click', { productId: card.externalId, url })
    return (
      <li class="card product">
        <span class="image" aria-hidden="true">
          {image ? (
            <img
              src={image}
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => this.setState({ hasImage: false })}
            />
          ) : (
            title.slice(0, 1)
          )}
        </span>
        <div class="about">
          {url ? (
            <OutLink href={url} class="title" onClick={onClick}>
              {title}
            </OutLink>
          ) : (
            <span class="title">{title}</span>
          )}
          {price != null && (
            <span>
              {isFrom && `${texts.from} `}
              <b>{chat.money(price, currency)}</b>
            </span>
          )}
          <span class={isAvailable ? 'stock' : 'stock sold-out'}>{isAvailable ? texts.inStock : texts.soldOut}</span>
        </div>
        {(variants.length > 1 || isHeard('cart:add')) && (
          <div class="buy">
            {variants.length > 1 && (
              <select
                aria-label={`${texts.option}: ${title}`}
                value={variant?.externalId}
                onChange={({ currentTarget }) => this.setState({ variantId: currentTarget.value, cart: 'ready' })}
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
            {isHeard('cart:add') && (
              <button
                type="button"
                class="main"
                disabled={!variant?.available}
                onClick={this.#add}
                aria-label={`${texts.addToCart}: ${title}`}
              >
                {cart === 'added' ? texts.added : cart === 'failed' ? texts.notAdded : texts.addToCart}
              </button>
            )}
          </div>
        )}
      </li>
    )
  }
}
