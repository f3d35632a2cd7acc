import { remembering } from '../../shared/remembering.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { sureness } from '../things/title-cells.ts'
import { goodsWords, stemsOfName } from './goods-words.ts'

/** A product that is of a kind. */
export interface SoldAs {
  product: SearchProduct
  /** How surely it is that, 0..1. */
  share: number
}

/** As much of a name a title must have, by what its words tell. */
const LEAST_SHARE = 0.55
/** What a name of one word is worth that the title does not have as what the product is: a lamp shade is no lamp. */
const BESIDE = 0.4

interface Names {
  /** Names by each of their stems. */
  byStem: ReadonlyMap<string, readonly { kind: number; stems: readonly string[] }[]>
  /** How much a stem tells, by how few names have it. */
  worthOf(stems: readonly string[]): number
}

const namesIn = remembering((language: string): Names => {
  const byStem = new Map<string, { kind: number; stems: readonly string[] }[]>()
  const kinds = goodsWords(language)?.names ?? []
  for (const [kind, names] of kinds.entries()) {
    for (const name of names) {
      const stems = [...new Set(name)]
      for (const stem of stems) {
        const own = byStem.get(stem) ?? []
        byStem.set(stem, own)
        own.push({ kind, stems })
      }
    }
  }
  const worth = (stem: string) => Math.log(1 + kinds.length / (byStem.get(stem)?.length ?? 1))
  return { byStem, worthOf: (stems) => stems.reduce((sum, stem) => sum + worth(stem), 0) }
})

const remembered = new WeakMap<StoreCatalog, { version: number; sold: ReadonlyMap<number, readonly SoldAs[]> }>()
/** What a product is of does not change: another one takes its place when its texts do. */
const ofProduct = new WeakMap<SearchProduct, ReadonlyMap<number, number>>()

/** The products of a shop by the kinds of goods that their titles name; worked out anew after the catalog changed, for what is new in it. */
export function kindsSold(catalog: StoreCatalog): ReadonlyMap<number, readonly SoldAs[]> {
  const former = remembered.get(catalog)
  if (former?.version === catalog.version) return former.sold
  const sold = new Map<number, SoldAs[]>()
  for (const product of catalog.index.products()) {
    for (const [kind, share] of kindsOf(product, catalog)) {
      const own = sold.get(kind) ?? []
      sold.set(kind, own)
      own.push({ product, share })
    }
  }
  remembered.set(catalog, { version: catalog.version, sold })
  return sold
}

/** The kinds that a product is of, and how surely. */
function kindsOf(product: SearchProduct, catalog: StoreCatalog): ReadonlyMap<number, number> {
  const known = ofProduct.get(product)
  if (known) return known
  const kinds = new Map<number, number>()
  const language = catalog.language.slice(0, 2)
  const words = goodsWords(language)
  if (words) {
    const stemsIn = (text: string) => stemsOfName(text, language, words)
    const stems = new Set(stemsIn(`${product.title} ${product.category?.split('>').at(-1) ?? ''}`))
    const heads = new Set(
      catalog.things
        .titleNames(product)
        .flatMap(({ name, sure }) => (sure >= sureness.head ? stemsIn(name.replace('~', '')).slice(-1) : [])),
    )
    const { byStem, worthOf } = namesIn(language)
    for (const { kind, stems: name } of new Set([...stems].flatMap((stem) => byStem.get(stem) ?? []))) {
      const share = worthOf(name.filter((one) => stems.has(one))) / worthOf(name)
      if (share < LEAST_SHARE) continue
      const sure = name.length > 1 || heads.has(name[0] as string) ? share : share * BESIDE
      kinds.set(kind, Math.max(kinds.get(kind) ?? 0, sure))
    }
  }
  ofProduct.set(product, kinds)
  return kinds
}
