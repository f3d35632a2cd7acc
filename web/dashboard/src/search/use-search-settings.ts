import type { ExplainedSearch } from '../../../../src/search/explain-search.ts'
import type { SearchSettings } from '../../../../src/search/search.schema.ts'
import type { ShownSearchSettings } from '../../../../src/search/search-settings.dashboard.ts'
import { useKnown, useStoreChange, useStoreQuery } from '../api/use-store-api.ts'
import { useDraft } from '../settings/use-draft.ts'

export type { ExplainedSearch, SearchSettings, ShownSearchSettings }

export const useSearchSettings = () => useStoreQuery<ShownSearchSettings>('/search-settings')

const useStoring = () =>
  useStoreChange<SearchSettings, ShownSearchSettings>('PUT', '/search-settings', {
    changes: ['search-settings', 'search-explained'],
  })

/** Some of the settings while they are edited; the others stay as they are. */
export function useSearchPart<Name extends keyof SearchSettings>(settings: SearchSettings, names: readonly Name[]) {
  const known = useKnown<ShownSearchSettings>('search-settings')
  const change = useStoreChange<Pick<SearchSettings, Name>, ShownSearchSettings>('PUT', '/search-settings', {
    changes: ['search-settings', 'search-explained'],
    inTurn: 'search-settings',
    bodyOf: (part) => ({ ...settings, ...known()?.settings, ...part }),
  })
  const part = Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<SearchSettings, Name>
  return useDraft(part, (doc) => change.mutateAsync(doc))
}

type Placed = 'pins' | 'buries'

const sameWords = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The settings with a product put first, or last, for certain words; `undefined` takes it out of both. */
export function placeProduct(
  settings: SearchSettings,
  { query, productId, place }: { query: string; productId: string; place: Placed | undefined },
): SearchSettings {
  const without = (list: SearchSettings[Placed]) =>
    list
      .map((one) =>
        sameWords(one.query, query) ? { ...one, productIds: one.productIds.filter((id) => id !== productId) } : one,
      )
      .filter(({ productIds }) => productIds.length > 0)
  const next = { ...settings, pins: without(settings.pins), buries: without(settings.buries) }
  if (!place) return next
  const list = next[place]
  const known = list.find((one) => sameWords(one.query, query))
  const added = known
    ? list.map((one) => (one === known ? { ...one, productIds: [...one.productIds, productId] } : one))
    : [...list, { query: query.trim(), productIds: [productId] }]
  return { ...next, [place]: added }
}

export const useStoreSearchSettings = useStoring
