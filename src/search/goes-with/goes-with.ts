import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import type { Form } from './forms-told.ts'
import { type GoesWith, relationsOf } from './page-relations.ts'

/** How a product stands to others that it may be made for. */
export interface Standing {
  /** `others`: its page names others of their kind, and none of them. */
  says: 'fits' | 'not' | 'others' | 'untold'
  /** Whose page tells it: its own, or that of one of the others. */
  toldBy: SearchProduct
  /** The sentence that says so; null where an option does. */
  sentence: string | null
  /** The values of the page's options that it holds for; none where all of them do. */
  forms: readonly Form[]
}

/**
 * Whether a product goes with others: a tamper with a machine, mudguards with "the Carter", which three bikes are called.
 * @param page with its description
 * @param hosts with their descriptions, where these are to be read too: "takes the Pipkin stabilisers"
 */
export function goesWith(page: SearchProduct, hosts: readonly SearchProduct[], catalog: StoreCatalog): Standing {
  const own = relationsOf(page, catalog)
  const told = hosts.flatMap((host) => surest(own, page, host) ?? surest(relationsOf(host, catalog), host, page) ?? [])
  const fitting = told.filter(({ says }) => says === 'fits')
  const [first] = fitting
  if (first) {
    // Of what holds for all forms of one host, and for one form of another, all may be meant.
    const isOfForms = fitting.every(({ toldBy, forms }) => toldBy === first.toldBy && forms.length > 0)
    return {
      ...(fitting.find(({ sentence }) => sentence) ?? first),
      forms: isOfForms ? fitting.flatMap(({ forms }) => forms) : [],
    }
  }
  const denied = told.find(({ says }) => says === 'not')
  if (denied) return { ...denied, forms: [] }
  const shelves = new Set(hosts.map(({ category }) => topOf(category)))
  const isOther = ({ says, hosts: named }: GoesWith) =>
    says === 'fits' && named.some(({ category }) => shelves.has(topOf(category)))
  const [other] = own.filter(isOther).toSorted((a, b) => Number(b.isOnly) - Number(a.isOnly))
  return { says: other ? 'others' : 'untold', toldBy: page, sentence: other?.sentence ?? null, forms: [] }
}

/** What a page says of another product, by most words; a "no" for one form of it goes behind a "yes". */
function surest(all: readonly GoesWith[], toldBy: SearchProduct, { id }: SearchProduct): Standing | null {
  const told = all.filter(({ hosts }) => hosts.some((host) => host.id === id))
  const most = Math.max(...told.map(({ named }) => named))
  const meant = told.filter(({ named }) => named === most)
  const [denied, fits] = (['not', 'fits'] as const).map((says) => meant.filter((one) => one.says === says))
  const [no, yes] = [denied?.[0], fits?.find(({ forms }) => forms.length > 0) ?? fits?.[0]]
  const found = no && (no.forms.length === 0 || !yes) ? no : yes
  if (!found) return null
  const { says, forms } = found
  // A value of an option says for which form, a sentence of the page tells it.
  const sentence = found.sentence ?? meant.find((one) => one.says === says && one.sentence)?.sentence ?? null
  return { says, toldBy, sentence, forms }
}

const topOf = (category: string | null): string | null => category?.split('>')[0]?.trim() ?? null
