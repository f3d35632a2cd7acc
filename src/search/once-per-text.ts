import type { StoreCatalog } from './store-catalog.ts'

/** Texts remembered of each catalog: those of a turn, which are read again at each of its steps. */
const MOST = 16

type TextReader<Language, Result> = (text: string, catalog: StoreCatalog, language: Language) => Result

/** A reading of texts in the light of a catalog that is not done again for one of the last texts, as long as the catalog stays as it is. */
export function oncePerText<Language extends string | undefined, Result>(
  read: TextReader<Language, Result>,
): TextReader<Language, Result> {
  const last = new WeakMap<StoreCatalog, { version: number; known: Map<string, Result> }>()
  return (text, catalog, language) => {
    let own = last.get(catalog)
    if (own?.version !== catalog.version) {
      own = { version: catalog.version, known: new Map() }
      last.set(catalog, own)
    }
    const { known } = own
    const key = `${language ?? ''}\n${text}`
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as Result
    const result = read(text, catalog, language)
    const [oldest] = known.keys()
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest)
    known.set(key, result)
    return result
  }
}
