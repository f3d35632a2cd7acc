import { readdirSync, readFileSync } from 'node:fs'

/**
 * Questions about the pages of fourteen more shops in chats/, as people type them into a chat in everyday words: 45 or 60 a shop, by somebody who saw
 * nothing but the pages. A line: language, the question that it goes on from, the question, what answers it as the pages write it (several
 * sentences that are needed joined by " & ", others that do as well by " / "; nothing: no page answers).
 */
const folder = new URL('chats/', import.meta.url)

/** From the one half is learned, the other is only counted. */
const shopsOf = {
  learned: {
    ...{ dummyjson: 'en', taubench: 'en', garden: 'en', drogerie: 'de' },
    ...{ elek: 'en', juguetes: 'en', moebel: 'de', garten: 'de' },
  },
  unread: { magento: 'en', esci: 'en', epicerie: 'fr', bici: 'es', deli: 'en', zapatos: 'es' },
} as const

export interface ChatQuestion {
  shop: string
  /** ISO 639-1. */
  language: string
  former: string | null
  text: string
  /** Of each group a quote that answers has one, as `plainly` writes it; none: no page answers. */
  needed: string[][]
}

/** Letters and digits of a text alone: a page is quoted without its marks. */
export const plainly = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Pages of a shop: name of the file and markdown. */
export const chatPagesOf = (shop: string): { name: string; bytes: Buffer }[] =>
  readdirSync(new URL(`${shop}/`, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, bytes: readFileSync(new URL(`${shop}/${name}`, folder)) }))

/** The shops of a half with the language of their pages. */
export const chatShops = (half: keyof typeof shopsOf): [shop: string, language: string][] =>
  Object.entries(shopsOf[half])

export const chatQuestionsOf = (half: keyof typeof shopsOf): ChatQuestion[] =>
  chatShops(half).flatMap(([shop]) =>
    readFileSync(new URL(`${shop}/questions.tsv`, folder), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [language = '', former = '', text = '', answer = ''] = line.split('\t')
        const groups = answer === '' ? [] : answer.split(' & ')
        const needed = groups.map((group) => group.split(' / ').map(plainly))
        return { shop, language, former: former || null, text, needed }
      }),
  )
