import { Link } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { useMay, useSlug } from '../app/use-me.ts'
import { ProductImage } from '../inbox/shown-parts.tsx'
import { buttonClass } from '../parts/button.tsx'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Choice, FilterBar, SearchField } from '../parts/filter-bar.tsx'
import { Badge, Page, PageHead } from '../parts/page-head.tsx'
import { Empty } from '../parts/states.tsx'
import { useTableState } from '../parts/table-state.ts'
import { Time } from '../parts/time.tsx'
import { useMoney } from '../parts/use-money.ts'
import { useOpened } from '../parts/use-opened.ts'
import { type Texts, useTexts } from '../texts/use-texts.ts'
import { FitBadge, FitParts } from './fit-badge.tsx'
import { priceOf } from './price-of.ts'
import { ProductPanel } from './product-panel.tsx'
import { type ShelfProduct, useShelf, useShelfCounts } from './use-catalog.ts'

/** The catalog, browsed or asked as a shopper would; one product beside it. */
export function CatalogPage() {
  const { catalog: texts } = useTexts()
  const state = useTableState()
  const opened = useOpened('product')
  const money = useMoney()
  const { data: counts } = useShelfCounts()
  const [q, status] = [state.get('q'), state.get('status')]
  const asked = new URLSearchParams(
    Object.entries({ q, status, cursor: state.cursor ?? '' }).filter(([, value]) => value !== ''),
  ).toString()
  const query = useShelf(asked === '' ? '' : `?${asked}`)
  const statuses = Object.fromEntries(
    Object.entries(texts.statuses).map(([one, words]) => [one, counts ? `${words} (${counts[one] ?? 0})` : words]),
  )
  return (
    <Page isWide>
      <PageHead title={texts.title}>{texts.intro}</PageHead>
      <FilterBar>
        <SearchField label={texts.search} value={q} onChange={(words) => state.set({ q: words })} />
        <Choice
          label={texts.status}
          any={texts.any}
          value={status}
          choices={statuses}
          onChange={(value) => state.set({ status: value })}
        />
      </FilterBar>
      <SearchNotes search={q === '' ? null : (query.data?.search ?? null)} />
      <DataTable
        label={texts.title}
        columns={columnsOf(texts, { isAsked: q !== '' && status !== 'draft', open: opened.open, money })}
        rows={query.data?.data}
        keyOf={({ externalId }) => externalId}
        error={query.error}
        retry={() => void query.refetch()}
        onRow={({ externalId }) => opened.open(externalId)}
        selectedKey={opened.id}
        paging={{ state, nextCursor: query.data?.next_cursor }}
        empty={<NoProducts isFiltered={q !== '' || status !== ''} />}
      />
      {opened.id !== '' && <ProductPanel key={opened.id} id={opened.id} onClose={opened.close} />}
    </Page>
  )
}

function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  const { catalog: texts } = useTexts()
  const slug = useSlug()
  const isAdmin = useMay('admin')
  if (isFiltered) {
    return (
      <Empty icon={Package} title={texts.noneFound}>
        {texts.noneFoundHint}
      </Empty>
    )
  }
  const action = isAdmin && (
    <Link to={`/s/${slug}/settings/keys` as never} className={buttonClass('primary')}>
      {texts.makeKey}
    </Link>
  )
  return (
    <Empty icon={Package} title={texts.none} action={action}>
      {texts.noneHint}
    </Empty>
  )
}

/** What the search did with the words before it looked. */
function SearchNotes({
  search,
}: {
  search: { corrected: string | null; relaxed: { wanted: string }[]; instead: string[] } | null
}) {
  const { catalog: texts } = useTexts()
  const notes = [
    ...(search?.corrected ? [texts.corrected(search.corrected)] : []),
    ...(search?.relaxed ?? []).map(({ wanted }) => texts.relaxed(wanted)),
    ...(search && search.instead.length > 0 ? [texts.instead(search.instead.join(', '))] : []),
  ]
  if (notes.length === 0) return null
  return (
    <ul role="status" className="mb-3 rounded-lg bg-accent-soft px-3 py-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function columnsOf(
  texts: Texts['catalog'],
  { isAsked, open, money }: { isAsked: boolean; open(id: string): void; money: ReturnType<typeof useMoney> },
): Column<ShelfProduct>[] {
  const fit: Column<ShelfProduct> = {
    name: 'fit',
    title: texts.fit,
    cell: ({ found }) => <FitBadge found={found} />,
  }
  return [
    {
      name: 'product',
      title: texts.product,
      isMain: true,
      cell: (product) => (
        <div className="flex min-w-44 items-center gap-3">
          <ProductImage url={product.imageUrl} className="size-10 shrink-0 rounded-lg" />
          <div className="min-w-0">
            <button
              type="button"
              className="line-clamp-2 text-left font-medium break-words hover:underline"
              onClick={(event) => {
                event.stopPropagation()
                open(product.externalId)
              }}
            >
              {product.title}
            </button>
            {isAsked && product.found ? (
              <FitParts found={product.found} />
            ) : (
              <span className="text-[0.86rem] break-all text-soft">
                {[product.vendor, product.category].filter(Boolean).join(' · ') || product.externalId}
              </span>
            )}
          </div>
        </div>
      ),
    },
    ...(isAsked ? [fit] : []),
    {
      name: 'price',
      title: texts.price,
      align: 'right',
      cell: (product) => <span className="whitespace-nowrap tabular-nums">{priceOf(product, money)}</span>,
    },
    {
      name: 'stock',
      title: texts.stock,
      align: 'right',
      isWideOnly: true,
      cell: ({ inventory }) => (
        <span className="whitespace-nowrap tabular-nums">
          {inventory ?? <span className="text-soft">{texts.untracked}</span>}
        </span>
      ),
    },
    {
      name: 'shown',
      title: texts.isShown,
      isWideOnly: true,
      cell: ({ notShown, vector }) => (
        <span className="flex flex-wrap gap-1">
          {notShown.length === 0 && <Badge tone="good">{texts.shown}</Badge>}
          {notShown.map((reason) => (
            <Badge key={reason} tone="warn">
              {texts.reasons[reason]}
            </Badge>
          ))}
          {vector === 'refused' && <Badge tone="danger">{texts.vectors.refused}</Badge>}
        </span>
      ),
    },
    { name: 'changed', title: texts.changed, isWideOnly: true, cell: ({ changedAt }) => <Time at={changedAt} /> },
  ]
}
