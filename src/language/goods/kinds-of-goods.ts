import { readdirSync, readFileSync } from 'node:fs'

/** The languages of the lexicon, in the order of its fields. */
export const goodsLanguages = ['en', 'de', 'fr', 'es'] as const
export type GoodsLanguage = (typeof goodsLanguages)[number]

/** A kind of goods: what it is called, and the words of people who need one and do not say its name. */
export interface GoodsKind {
  /** By language, the usual name first; as written. */
  names: Readonly<Record<GoodsLanguage, readonly string[]>>
  needs: Readonly<Record<GoodsLanguage, readonly string[]>>
}

const LEXICON = new URL('./lexicon/', import.meta.url)
/** Names and needs in each language. */
const FIELDS = 2 * goodsLanguages.length

export const isGoodsLanguage = (language: string): language is GoodsLanguage =>
  (goodsLanguages as readonly string[]).includes(language)

/**
 * All kinds of goods of the lexicon, in the order of its files.
 * @throws when a line has not its eight fields
 */
export const readLexicon = (): GoodsKind[] =>
  readdirSync(LEXICON)
    .sort()
    .flatMap((name) => readKinds(readFileSync(new URL(name, LEXICON), 'utf8')))

/** @param text a line a kind: `en names | de names | fr names | es names | en needs | de needs | fr needs | es needs` */
export const readKinds = (text: string): GoodsKind[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const fields = line.split(' | ').map(listOf)
      if (fields.length !== FIELDS)
        throw new Error(`A kind of goods has ${FIELDS} fields, this has ${fields.length}: ${line.slice(0, 60)}`)
      return { names: byLanguage(fields), needs: byLanguage(fields.slice(goodsLanguages.length)) }
    })

const listOf = (field: string): string[] =>
  field
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const byLanguage = (fields: readonly string[][]): GoodsKind['names'] =>
  Object.fromEntries(
    goodsLanguages.map((language, at) => [language, fields[at] ?? []]),
  ) as unknown as GoodsKind['names']
