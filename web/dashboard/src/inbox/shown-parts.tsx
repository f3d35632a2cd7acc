import { ImageOff, Package } from 'lucide-react'
import { useState } from 'react'
import type { Card } from '../../../../src/conversations/turn.ts'
import type { OrderCard } from '../../../../src/orders/order-card.ts'
import { useStore } from '../app/use-me.ts'
import { Badge } from '../parts/page-head.tsx'
import { useMoney } from '../parts/use-money.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { ThreadMessage } from './use-inbox.ts'

/** Cards, orders and buttons, as the shopper saw them beside the words. */
export function ShownParts({ shown }: { shown: ThreadMessage['shown'] }) {
  if (shown.length === 0) return null
  return (
    <div className="flex w-full max-w-[min(44rem,100%)] flex-col items-end gap-2">
      {shown.map((part, at) => {
        const key = `${part.type} ${at}`
        if (part.type === 'cards') return <Cards key={key} cards={part.cards} />
        if (part.type === 'order') return <Order key={key} order={part.order} />
        if (part.type === 'buttons') {
          return (
            <ul key={key} className="flex flex-wrap justify-end gap-1.5">
              {part.buttons.map(({ label }) => (
                <li key={label} className="rounded-full border border-line px-2.5 py-0.5 text-[0.86rem] text-soft">
                  {label}
                </li>
              ))}
            </ul>
          )
        }
        return null
      })}
    </div>
  )
}

function Cards({ cards }: { cards: Card[] }) {
  return (
    <ul className="flex w-full justify-start gap-2 overflow-x-auto pb-1 sm:justify-end">
      {cards.map((card) => (
        <ProductCard key={card.externalId} card={card} />
      ))}
    </ul>
  )
}

function ProductCard({ card }: { card: Card }) {
  const { inbox: texts } = useTexts()
  const { slug } = useStore()
  const money = useMoney()
  return (
    <li className="w-40 shrink-0">
      <a
        href={`/s/${slug}/catalog?product=${encodeURIComponent(card.externalId)}`}
        className="card block h-full overflow-hidden hover:border-edge"
      >
        <ProductImage url={card.imageUrl} className="h-24 w-full" />
        <div className="p-2">
          <div className="line-clamp-2 text-[0.93rem] leading-snug font-medium break-words">{card.title}</div>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-1 text-[0.93rem]">
            <span className="tabular-nums">{card.price === null ? '–' : money(card.price, card.currency)}</span>
            {!card.available && <Badge tone="warn">{texts.soldOut}</Badge>}
          </div>
        </div>
      </a>
    </li>
  )
}

/** A product's picture, or a quiet place where there is none or it does not load. */
export function ProductImage({ url, className }: { url: string | null; className: string }) {
  const [isBroken, setBroken] = useState(false)
  if (url === null || isBroken) {
    const Icon = url === null ? Package : ImageOff
    return (
      <span className={`grid place-items-center bg-sunken text-soft ${className}`}>
        <Icon size={18} aria-hidden />
      </span>
    )
  }
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      className={`bg-sunken object-cover ${className}`}
    />
  )
}

function Order({ order }: { order: OrderCard }) {
  const { orders: texts } = useTexts()
  const money = useMoney()
  return (
    <div className="card w-72 max-w-full p-3 text-[0.93rem]">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{order.number}</span>
        <Badge>{texts.fulfillment[order.fulfillmentStatus ?? ''] ?? order.fulfillmentStatus ?? texts.unknown}</Badge>
      </div>
      <ul className="mt-1.5 text-soft">
        {order.items.slice(0, 4).map(({ title, quantity }) => (
          <li key={`${title} ${quantity}`} className="truncate">
            {texts.quantity(quantity)} {title}
          </li>
        ))}
      </ul>
      {order.total !== null && <div className="mt-1.5 tabular-nums">{money(order.total, order.currency ?? '')}</div>}
    </div>
  )
}
