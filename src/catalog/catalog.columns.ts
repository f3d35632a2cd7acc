import type { ProductInput, VariantInput } from './catalog.schema.ts'

/** PostgreSQL types that the columns of the catalog have. */
type ColumnType = 'text' | 'text[]' | 'integer' | 'numeric(19, 4)' | 'jsonb' | 'timestamptz'

/** One column: its type, and how a pushed item fills it. */
export interface Column<Stored, Input> {
  type: ColumnType
  /** The field of a pushed item; null = set by code, never pushed. */
  from: (keyof Input & string) | null
  /** What stands in the column when nothing was ever pushed, and after a pushed null. */
  empty: Stored
  /** What is stored of a pushed value that is neither absent nor null; default: the value itself. */
  // biome-ignore lint/suspicious/noExplicitAny: each column takes its own field's type, checked where it is listed
  store?: (value: any) => Stored
}

type Columns<Input> = Record<string, Column<unknown, Input>>
/** The row that a list of columns describes. */
export type RowOf<C extends Columns<never>> = { -readonly [Name in keyof C]: C[Name]['empty'] }

const text = <const From extends string>(from: From) => ({ type: 'text', from, empty: null as string | null }) as const
const money = <const From extends string>(from: From) =>
  ({
    type: 'numeric(19, 4)',
    from,
    empty: null as string | null,
    store: (amount: number) => amount.toFixed(4),
  }) as const

/**
 * The pushed columns of a product, beside `store_id` and `external_id`, which name it. Row types, reads, writes and the merge of a
 * pushed item all follow this list. Amounts are decimal texts with four places.
 */
export const productColumns = {
  title: { type: 'text', from: 'title', empty: '' as string },
  description: text('description'),
  status: { type: 'text', from: 'status', empty: 'active' as string },
  url: text('url'),
  image_url: text('imageUrl'),
  vendor: text('vendor'),
  category: text('category'),
  tags: { type: 'text[]', from: 'tags', empty: [] as string[] },
  images: { type: 'text[]', from: 'images', empty: [] as string[] },
  currency: text('currency'),
  // Who wrote the product first: only they change it.
  source: { type: 'text', from: null, empty: 'push' as string },
  source_updated_at: {
    type: 'timestamptz',
    from: 'updatedAt',
    empty: null as Date | null,
    store: (instant: string) => new Date(instant),
  },
} as const satisfies Columns<ProductInput>

/** The columns of a variant, beside `store_id` and `external_id`: as for products, and compared by this list too. */
export const variantColumns = {
  product_id: { type: 'text', from: null, empty: '' as string },
  title: text('title'),
  price: money('price'),
  compare_at_price: money('compareAtPrice'),
  inventory: { type: 'integer', from: 'inventory', empty: null as number | null },
  sku: text('sku'),
  gtin: text('gtin'),
  mpn: text('mpn'),
  options: { type: 'jsonb', from: 'options', empty: {} as Record<string, string> },
  url: text('url'),
  image_url: text('imageUrl'),
  // Not pushed means the place in the list, not the former one.
  position: { type: 'integer', from: null, empty: 0 as number },
  archived_at: { type: 'timestamptz', from: null, empty: null as Date | null },
} as const satisfies Columns<VariantInput>

export type ProductColumns = RowOf<typeof productColumns>
export type VariantColumns = RowOf<typeof variantColumns>

/**
 * The columns after a pushed item was laid over what is stored: absent = unchanged, null = cleared.
 * Columns that are never pushed keep what they had.
 */
export function mergeColumns<C extends Columns<never>>(
  columns: C,
  former: RowOf<C> | undefined,
  input: Record<string, unknown>,
): RowOf<C> {
  const merged: Record<string, unknown> = {}
  for (const [name, { from, empty, store }] of Object.entries(columns)) {
    const pushed = from === null ? undefined : input[from]
    if (pushed === undefined) merged[name] = former?.[name] ?? empty
    else if (pushed === null) merged[name] = empty
    else merged[name] = store ? store(pushed) : pushed
  }
  return merged as RowOf<C>
}

/** Some of the columns, in the order of the names. */
export function pickColumns<C extends Columns<never>, Name extends keyof C & string>(
  columns: C,
  names: readonly Name[],
): Pick<C, Name> {
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<C, Name>
}

/** The columns that are pushed, under the names of their fields. */
export type PushedFields<C extends Columns<never>> = {
  -readonly [Name in keyof C as C[Name]['from'] extends string ? C[Name]['from'] : never]: C[Name]['empty']
}

/** A row's pushed columns under the names of their fields: `image_url` as `imageUrl`. */
export function fieldsOf<C extends Columns<never>>(columns: C, row: RowOf<C>): PushedFields<C> {
  const fields: Record<string, unknown> = {}
  for (const [name, { from }] of Object.entries(columns)) {
    if (from !== null) fields[from] = row[name]
  }
  return fields as PushedFields<C>
}

/** Whether two rows hold the same in every column. */
export function sameColumns<C extends Columns<never>>(columns: C, a: RowOf<C>, b: RowOf<C>): boolean {
  return Object.entries(columns).every(([name, { type }]) => sameValue(type, a[name], b[name]))
}

function sameValue(type: ColumnType, a: unknown, b: unknown): boolean {
  if (a === b || a === null || b === null) return a === b
  if (type === 'timestamptz') return (a as Date).getTime() === (b as Date).getTime()
  if (type === 'text[]') {
    const [list, other] = [a as string[], b as string[]]
    return list.length === other.length && list.every((value, index) => value === other[index])
  }
  if (type !== 'jsonb') return false
  const [record, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const names = Object.keys(record)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && record[name] === other[name])
  )
}
