import { Link } from '@tanstack/react-router'
import { Plus, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { BrowsedOrder } from '../../../../src/orders/browse-orders.ts'
import { useStore } from '../app/use-me.ts'
import { Badge } from '../parts/page-head.tsx'
import { Lines } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { toastFault } from '../parts/toasts.tsx'
import { useMoney } from '../parts/use-money.ts'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import { type OpenConversation, useActs, useConversation } from './use-inbox.ts'

/** At the right: who it is, what it is about, and their orders. */
export function DetailsPane({ id, mayAnswer }: { id: string; mayAnswer: boolean }) {
  const { inbox: texts } = useTexts()
  const { data } = useConversation(id)
  if (!data) return <Lines count={8} />
  const { item, orders } = data
  return (
    <div className="flex flex-col gap-5 p-4">
      <Part title={texts.contact}>
        <Contact item={item} />
      </Part>
      <Part title={texts.about}>
        <About item={item} />
      </Part>
      <Part title={texts.tags}>
        <Tags key={item.tags.join()} item={item} mayAnswer={mayAnswer} />
      </Part>
      <Part title={texts.orders}>
        {orders.length === 0 ? (
          <p className="text-soft">{texts.noOrders}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {orders.map((order) => (
              <OrderLine key={order.externalId} order={order} />
            ))}
          </ul>
        )}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-[0.86rem] font-medium text-soft">{title}</h3>
      {children}
    </section>
  )
}

function Contact({ item: { shopper, leadId } }: Pick<OpenConversation, 'item'>) {
  const { inbox: texts } = useTexts()
  const { slug } = useStore()
  return (
    <>
      {shopper ? (
        <div className="break-words">
          {shopper.name && <div className="font-medium">{shopper.name}</div>}
          {shopper.email && (
            <a href={`mailto:${shopper.email}`} className="text-accent hover:underline">
              {shopper.email}
            </a>
          )}
        </div>
      ) : (
        <p className="text-soft">{texts.noContact}</p>
      )}
      {leadId && (
        <Link
          to={`/s/${slug}/leads` as never}
          search={{ lead: leadId } as never}
          className="mt-1.5 inline-block text-accent hover:underline"
        >
          {texts.openLead}
        </Link>
      )}
    </>
  )
}

function About({ item }: Pick<OpenConversation, 'item'>) {
  const { inbox: texts } = useTexts()
  const language = useLanguage()
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' })
  const facts = [
    item.intent && [texts.fields.intent, texts.intents[item.intent] ?? item.intent],
    item.sentiment && [texts.fields.sentiment, texts.sentiments[item.sentiment] ?? item.sentiment],
    item.language && [texts.fields.language, names.of(item.language) ?? item.language],
  ].filter((fact): fact is [string, string] => Boolean(fact))
  return (
    <>
      {item.summary && <p className="mb-2 break-words">{item.summary}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.length === 0 && !item.summary && <p className="text-soft">–</p>}
    </>
  )
}

function Tags({ item, mayAnswer }: Pick<OpenConversation, 'item'> & { mayAnswer: boolean }) {
  const { inbox: texts } = useTexts()
  const { update } = useActs()
  const [typed, setTyped] = useState('')
  const write = (tags: string[]) => update.mutate({ id: item.id, values: { tags } }, { onError: toastFault })
  const add = (event: FormEvent) => {
    event.preventDefault()
    const tag = typed.trim()
    if (tag !== '' && !item.tags.includes(tag)) write([...item.tags, tag])
    setTyped('')
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {item.tags.map((tag) => (
        <span key={tag} className="inline-flex items-center gap-1 rounded-md bg-sunken px-1.5 py-0.5 text-[0.93rem]">
          {tag}
          {mayAnswer && (
            <button
              type="button"
              aria-label={texts.removeTag(tag)}
              className="rounded text-soft hover:text-danger"
              onClick={() => write(item.tags.filter((one) => one !== tag))}
            >
              <X size={13} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {mayAnswer && (
        <form onSubmit={add} className="flex items-center">
          <input
            aria-label={texts.addTag}
            placeholder={texts.addTag}
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
            className="w-28 rounded-md border border-transparent bg-transparent px-1.5 py-0.5 text-[0.93rem] placeholder:text-soft hover:border-line focus:border-accent"
          />
          {typed !== '' && (
            <button type="submit" aria-label={texts.addTag} className="rounded p-1 text-accent">
              <Plus size={14} aria-hidden />
            </button>
          )}
        </form>
      )}
    </div>
  )
}

function OrderLine({ order }: { order: BrowsedOrder }) {
  const { orders: texts } = useTexts()
  const { slug } = useStore()
  const money = useMoney()
  return (
    <li>
      <Link
        to={`/s/${slug}/orders` as never}
        search={{ order: order.externalId } as never}
        className="card block p-2.5 hover:border-edge"
      >
        <span className="flex flex-wrap items-center justify-between gap-1">
          <span className="font-medium">{order.number}</span>
          <Badge tone={order.cancelledAt ? 'danger' : 'plain'}>
            {order.cancelledAt
              ? texts.cancelled
              : (texts.fulfillment[order.fulfillmentStatus ?? ''] ?? order.fulfillmentStatus ?? texts.unknown)}
          </Badge>
        </span>
        <span className="mt-1 flex justify-between gap-2 text-[0.93rem] text-soft">
          {order.placedAt && <Time at={order.placedAt} />}
          {order.total !== null && <span className="tabular-nums">{money(order.total, order.currency)}</span>}
        </span>
      </Link>
    </li>
  )
}
