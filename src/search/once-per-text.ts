import type { StoreCatalog } from './store-catalog.ts'

/** Readings remembered of each catalog: those of a turn, whose rows and tools read the same texts again and again. */
const MOST = 48

type TextReader<Context, Result> = (text: string, catalog: StoreCatalog, context: Context) => Result

/**
 * A reading of texts in the light of a catalog that is not done again for one of the last texts, as long as the catalog stays as it is.
 * Nobody may change what it returns.
 * @param read its context is plain data, which together with the text tells what comes of it
 */
export function oncePerText<Context, Result>(read: TextReader<Context, Result>): TextReader<Context, Result> {
  const last = new WeakMap<StoreCatalog, { version: number; parts: unknown; known: Map<string, Result> }>()
  return (text, catalog, context) => {
    const { version } = catalog
    // Where the index was made compact, its documents have other numbers.
    const { parts } = catalog.index
    let own = last.get(catalog)
    if (own?.version !== version || own.parts !== parts) {
      own = { version, parts, known: new Map() }
      last.set(catalog, own)
    }
    const { known } = own
    const key = `${JSON.stringify(context) ?? ''}\n${text}`
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as Result
    const result = read(text, catalog, context)
    const [oldest] = known.keys()
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest)
    known.set(key, result)
    return result
  }
}
