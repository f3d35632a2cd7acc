import { GOES_ON, policyPassages } from '../../src/assistant/tools/policy-passages.ts'
import { createUnderstander } from '../../src/assistant/understanding/create-understander.ts'
import { chunkDocument } from '../../src/knowledge/chunk-document.ts'
import type { AskedOf } from '../../src/knowledge/index/asked-of.ts'
import { PassageIndex } from '../../src/knowledge/index/passage-index.ts'
import { readMarkdown } from '../../src/knowledge/readers/read-markdown.ts'
import { StoreCatalog } from '../../src/search/store-catalog.ts'

/** The pages of a shop as they are indexed, and their language (ISO 639-1). */
export interface IndexedPages {
  index: PassageIndex
  language: string
}

export interface AskedOfPages {
  /** What it is asked of. */
  of?: AskedOf | undefined
  language: string
  text: string
  /** What was asked before. */
  former: string | null
}

/** Reads pages in Markdown here and not in a thread for each, as the server does with what strangers wrote: starting one takes longer. */
export function indexPages(pages: readonly { name: string; bytes: Buffer }[], language: string): IndexedPages {
  const index = new PassageIndex()
  for (const { name, bytes } of pages) {
    const document = readMarkdown(bytes.toString('utf8'))
    const chunks = chunkDocument(document).chunks.map((chunk, position) => ({ position, ...chunk }))
    index.put({ id: name, title: document.title ?? name, url: null, language, asOf: '', chunks })
  }
  return { index, language }
}

const understander = createUnderstander()
const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })

/** The passages that a shopper would be quoted, best first; those behind the first only where they answer another question of the message. */
export async function askPages({ index, language }: IndexedPages, asked: AskedOfPages) {
  const { found } = understander.understand(asked.text, { catalog, language: asked.language })
  const acts = found.filter(({ confidence }) => confidence >= 0.5).map(({ act }) => act)
  const find = async (wanted: { question: string; language: string; limit: number }) =>
    index
      .find(wanted.question, { ...wanted, of: asked.of })
      .map((one) => ({ ...one, id: `${one.source.id}.${one.position}`, language }))
  const question = asked.former === null ? asked.text : `${asked.former}${GOES_ON}${asked.text}`
  const passages = await policyPassages(find, { question, language: asked.language, acts })
  return passages.filter(({ isFurther }, at) => at === 0 || isFurther)
}
