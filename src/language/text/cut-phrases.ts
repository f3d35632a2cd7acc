import { allThings } from '../names-of-things.ts'
import { phrasesOfAll, wordsOfAll } from '../packs.ts'
import { readOrder } from '../readers/read-order.ts'
import { type PhraseTable, phraseAt, phraseTable } from './phrase-table.ts'
import { tokenize } from './tokens.ts'

let known: PhraseTable<'kept' | 'around'> | undefined

const ofMoreWords = (phrases: readonly string[]): string[] => phrases.filter((phrase) => phrase.includes(' '))

/**
 * What is said around a wish in any language: "do you have", "maybe", "a present for", "please"; and what is kept though a part of it
 * would be such a phrase: "anything but", "esmalte de unas".
 */
const phrases = (): PhraseTable<'kept' | 'around'> => {
  known ??= phraseTable([
    ['kept', phrasesOfAll(({ negation }) => negation?.words)],
    ['kept', ofMoreWords(allThings().flatMap((thing) => [...thing.values()].flat()))],
    ['around', phrasesOfAll(({ requests }) => requests)],
    ['around', phrasesOfAll(({ hedges }) => hedges)],
    ['around', [...wordsOfAll(({ beside }) => beside)]],
    ['around', phrasesOfAll(({ gifts }) => gifts)],
    ['around', ofMoreWords(phrasesOfAll(({ yes }) => yes))],
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
    const phrase = phraseAt(phrases(), tokens, at)
    if (phrase?.meaning === 'around') isCut.fill(1, at, phrase.end)
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
