import { ShoppingCart } from 'lucide-react'
import type { BrowsedOrder } from '../../../../src/orders/browse-orders.ts'
import { useStoreQuery } from '../api/use-store-api.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Choice, FilterBar, SearchField } from '../parts/filter-bar.tsx'
import { Badge, Page, PageHead } from '../parts/page-head.tsx'
import { PanelPart, SidePanel } from '../parts/side-panel.tsx'
import { Empty, Loaded } from '../parts/states.tsx'
import { useTableState } from '../parts/table-state.ts'
import { Time } from '../parts/time.tsx'
import { useMoney } from '../parts/use-money.ts'
import { useOpened } from '../parts/use-opened.ts'
import { type Texts, useTexts } from '../texts/use-texts.ts'

const FILTERS = ['q', 'financial', 'fulfillment'] as const

/** Orders, to look at. */
export function OrdersPage() {
  const { orders: texts } = useTexts()
  const state = useTableState()
  const opened = useOpened('order')
  const money = useMoney()
  const asked = new URLSearchParams(
    [...FILTERS.map((name) => [name, state.get(name)]), ['cursor', state.cursor ?? '']].filter(
      ([, value]) => value !== '',
    ),
  ).toString()
  const query = useStoreQuery<{ data: BrowsedOrder[]; next_cursor: string | null }>(
    `/orders${asked === '' ? '' : `?${asked}`}`,
    { keepOld: true },
  )
  const isFiltered = FILTERS.some((name) => state.get(name) !== '')
  return (
    <Page isWide>
      <PageHead title={texts.title}>{texts.intro}</PageHead>
      <FilterBar>
        <SearchField label={texts.search} value={state.get('q')} onChange={(q) => state.set({ q })} />
        <Choice
          label={texts.payment}
          any={texts.any}
          value={state.get('financial')}
          choices={texts.financial}
          onChange={(financial) => state.set({ financial })}
        />
        <Choice
          label={texts.delivery}
          any={texts.any}
          value={state.get('fulfillment')}
          choices={texts.fulfillment}
          onChange={(fulfillment) => state.set({ fulfillment })}
        />
      </FilterBar>
      <DataTable
        label={texts.title}
        columns={columnsOf(texts, { open: opened.open, money })}
        rows={query.data?.data}
        keyOf={({ externalId }) => externalId}
        error={query.error}
        retry={() => void query.refetch()}
        onRow={({ externalId }) => opened.open(externalId)}
        selectedKey={opened.id}
        paging={{ state, nextCursor: query.data?.next_cursor }}
        empty={
          <Empty icon={ShoppingCart} title={isFiltered ? texts.noneFound : texts.none}>
            {isFiltered ? '' : texts.noneHint}
          </Empty>
        }
      />
      {opened.id !== '' && <OrderPanel id={opened.id} onClose={opened.close} />}
    </Page>
  )
}

/** What became of an order's delivery; that it was cancelled goes before it. */
function DeliveryBadge({ order: { cancelledAt, fulfillmentStatus } }: { order: BrowsedOrder }) {
  const { orders: texts } = useTexts()
  if (cancelledAt !== null) return <Badge tone="danger">{texts.cancelled}</Badge>
  if (fulfillmentStatus === null) return <span className="text-soft">{texts.unknown}</span>
  const isDone = ['delivered', 'fulfilled', 'shipped'].includes(fulfillmentStatus)
  return <Badge tone={isDone ? 'good' : 'plain'}>{texts.fulfillment[fulfillmentStatus] ?? fulfillmentStatus}</Badge>
}

function columnsOf(
  texts: Texts['orders'],
  { open, money }: { open(id: string): void; money: ReturnType<typeof useMoney> },
): Column<BrowsedOrder>[] {
  return [
    {
      name: 'order',
      title: texts.order,
      isMain: true,
      cell: ({ externalId, number, items }) => (
        <div className="min-w-28">
          <button
            type="button"
            className="text-left font-medium break-all hover:underline"
            onClick={(event) => {
              event.stopPropagation()
              open(externalId)
            }}
          >
            {number}
          </button>
          <div className="line-clamp-1 text-[0.93rem] text-soft max-md:hidden">
            {items.map(({ title, quantity }) => `${texts.quantity(quantity)} ${title}`).join(', ')}
          </div>
        </div>
      ),
    },
    {
      name: 'customer',
      title: texts.customer,
      isWideOnly: true,
      cell: ({ customerName, email }) => (
        <div className="max-w-56">
          {customerName && <div className="truncate">{customerName}</div>}
          <div className="truncate text-[0.93rem] text-soft">{email}</div>
        </div>
      ),
    },
    {
      name: 'payment',
      title: texts.payment,
      isWideOnly: true,
      cell: ({ financialStatus: status }) =>
        status === null ? (
          <span className="text-soft">{texts.unknown}</span>
        ) : (
          <Badge tone={status === 'paid' ? 'good' : 'plain'}>{texts.financial[status] ?? status}</Badge>
        ),
    },
    { name: 'delivery', title: texts.delivery, cell: (order) => <DeliveryBadge order={order} /> },
    {
      name: 'total',
      title: texts.total,
      align: 'right',
      cell: ({ total, currency }) => (
        <span className="whitespace-nowrap tabular-nums">{total === null ? '–' : money(total, currency)}</span>
      ),
    },
    {
      name: 'placed',
      title: texts.placed,
      isWideOnly: true,
      cell: ({ placedAt, changedAt }) => <Time at={placedAt ?? changedAt} />,
    },
  ]
}

function OrderPanel({ id, onClose }: { id: string; onClose(): void }) {
  const { orders: texts } = useTexts()
  const query = useStoreQuery<BrowsedOrder>(`/orders/${encodeURIComponent(id)}`)
  const title = query.data ? `${texts.order} ${query.data.number}` : texts.order
  return (
    <SidePanel title={title} onClose={onClose} head={query.data && <DeliveryBadge order={query.data} />}>
      <Loaded query={query}>{(order) => <Inside order={order} />}</Loaded>
    </SidePanel>
  )
}

function Inside({ order }: { order: BrowsedOrder }) {
  const { orders: texts } = useTexts()
  const money = useMoney()
  const { tracking } = order
  const payment = order.financialStatus
  return (
    <>
      <dl className="mb-6 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
        <dt className="text-soft">{texts.customer}</dt>
        <dd className="min-w-0 break-words">
          {order.customerName} {order.email && <span className="block text-soft">{order.email}</span>}
        </dd>
        <dt className="text-soft">{texts.placed}</dt>
        <dd>{order.placedAt ? <Time at={order.placedAt} isAbsolute /> : texts.unknown}</dd>
        <dt className="text-soft">{texts.payment}</dt>
        <dd>{payment ? (texts.financial[payment] ?? payment) : texts.unknown}</dd>
        <dt className="text-soft">{texts.tracking}</dt>
        <dd className="min-w-0 break-all">
          {tracking.carrier} {tracking.number}
          {tracking.url && (
            <a href={tracking.url} target="_blank" rel="noreferrer" className="block text-accent hover:underline">
              {tracking.url}
            </a>
          )}
          {!tracking.number && !tracking.url && <span className="text-soft">{texts.noTracking}</span>}
        </dd>
      </dl>
      <PanelPart title={texts.items}>
        <ul className="card divide-y divide-line">
          {order.items.map(({ title, quantity, unitPrice, variantId }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of an order have no other name
            <li key={at} className="flex gap-3 px-3 py-2">
              <span className="text-soft tabular-nums">{texts.quantity(quantity)}</span>
              <span className="min-w-0 flex-1 break-words">
                {title}
                {variantId && <span className="block text-[0.86rem] text-soft">{variantId}</span>}
              </span>
              <span className="tabular-nums">{unitPrice === null ? '' : money(unitPrice, order.currency)}</span>
            </li>
          ))}
        </ul>
        <div className="mt-2 flex justify-between px-3 font-semibold">
          <span>{texts.total}</span>
          <span className="tabular-nums">{order.total === null ? '–' : money(order.total, order.currency)}</span>
        </div>
      </PanelPart>
    </>
  )
}
