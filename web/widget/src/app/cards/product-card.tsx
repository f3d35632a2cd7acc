import type { Card } from '../../api/api-types.ts'
import type { Chat } from '../chat.ts'
import { OutLink } from '../conversation/rich.tsx'
import { httpUrl } from '../rich-text.ts'
import { component, signal } from '../signal.ts'
import { OptionRows, variantName } from './option-rows.tsx'
import { Picture } from './picture.tsx'

interface Props {
  chat: Chat
  card: Card
  /** In a row: whether it is the one that is open below. Undefined = it stands alone, with all it has. */
  isOpen?: boolean | undefined
  onChoose?: () => void
}

/** A product with its price and stock, the options to choose, and the way into the shop's cart. */
export const ProductCard = component<Props>(({ chat, card }) => {
  const { texts, emit, isHeard } = chat.setup
  const { externalId: productId, title, variants, currency, url } = card
  // The one whose price the card, and the sentence beside it, tell.
  const isTold = (variant: (typeof variants)[number]) => variant.available && variant.price === card.price
  const chosen = signal(variants.find(isTold) ?? variants.find(({ available }) => available) ?? variants[0])
  const cartText = signal('')
  const href = httpUrl(url)
  const hasPrices = new Set(variants.map(({ price }) => price)).size > 1

  const add = async () => {
    const { externalId: variantId, price } = chosen.value ?? {}
    try {
      await Promise.all(emit('add_to_cart', { productId, variantId, quantity: 1, title, price, currency, url }))
      chat.news.value = cartText.value = texts.added
    } catch {
      chat.news.value = cartText.value = texts.notAdded
    }
  }

  return ({ isOpen, onChoose }) => {
    const { heard } = chat
    const isSmall = isOpen !== undefined
    const toChoose = isSmall && variants.length > 1
    const variant = chosen.value
    const { price, available } = toChoose ? card : (variant ?? card)
    const canBuy = heard.value >= 0 && isHeard('add_to_cart')
    const name = variant && variantName(variant)
    const text = cartText.value || texts.addToCart
    return (
      <li class="card product">
        <Picture card={card} />
        <div class="about">
          {href ? (
            <OutLink
              href={href}
              class="title"
              onClick={(event) => {
                if (emit('card_click', { productId, url }).includes(false)) event.preventDefault()
              }}
            >
              {title}
            </OutLink>
          ) : (
            <span class="title">{title}</span>
          )}
          {name && (isSmall || variants.length === 1) && <span class="soft clip">{name}</span>}
          {price != null && (
            <span>
              {toChoose && hasPrices && `${texts.from} `}
              <b>{chat.money(price, currency)}</b>
            </span>
          )}
          <span class={available ? 'stock' : 'stock sold-out'}>{available ? texts.inStock : texts.soldOut}</span>
          {card.note && <span class="soft">{card.note}</span>}
        </div>
        {!isSmall && variants.length > 1 && (
          <OptionRows
            texts={texts}
            title={title}
            variants={variants}
            chosen={variant}
            onPick={(next) => {
              chosen.value = next
              cartText.value = ''
            }}
          />
        )}
        {toChoose ? (
          <button
            type="button"
            class="chip"
            aria-expanded={isOpen}
            aria-label={`${texts.option}: ${title}`}
            onClick={onChoose}
          >
            {texts.option}
          </button>
        ) : available ? (
          canBuy && (
            <button type="button" class="main" aria-label={`${text}: ${title}`} onClick={add}>
              {text}
            </button>
          )
        ) : (
          <button
            type="button"
            class="chip"
            aria-label={`${texts.notify}: ${title}`}
            onClick={() => {
              chat.form.value = { name: 'lead', card }
            }}
          >
            {texts.notify}
          </button>
        )}
      </li>
    )
  }
})
