import { phrasesOfAll } from './packs.ts'
import { type PhraseTable, phraseAt, phraseTable } from './phrase-table.ts'
import { readOrder } from './read-order.ts'
import { tokenize } from './tokens.ts'

let known: PhraseTable<true> | undefined

/** What is said around a wish in any language: "do you have", "maybe", "a present for", "please". */
const around = (): PhraseTable<true> => {
  known ??= phraseTable([
    [true, phrasesOfAll(({ requests }) => requests)],
    [true, phrasesOfAll(({ hedges }) => hedges)],
    [true, phrasesOfAll(({ gifts }) => gifts)],
    [true, phrasesOfAll(({ yes }) => yes).filter((phrase) => phrase.includes(' '))],
  ])
  return known
}

/**
 * A text without what is said around the wish itself, and without words that ask for an order: "do you have the cheapest kettle pls"
 * is "the kettle". Signs between what is left stay.
 * @param text bounded by the caller
 */
export function cutAround(text: string): string {
  const tokens = tokenize(text)
  const isCut = new Uint8Array(tokens.length)
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(around(), tokens, at)
    if (phrase) isCut.fill(1, at, phrase.end)
    at = phrase?.end ?? at + 1
  }
  for (let order = readOrder(tokens); order; order = readOrder(tokens, order.to)) isCut.fill(1, order.from, order.to)
  let kept = ''
  let from = 0
  tokens.forEach(({ start, end }, at) => {
    if (!isCut[at]) return
    kept += `${text.slice(from, start)} `
    from = end
  })
  return (kept + text.slice(from)).replace(/\s+/g, ' ').trim()
}
