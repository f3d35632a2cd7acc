import { stem } from './fact-book.ts'
import { ordinaryNames, ordinaryWords } from './ordinary-words.ts'
import type { Token } from './read-tokens.ts'
import type { Scene } from './scene.ts'
import { likelyLanguage, stopWords } from './stop-words.ts'
import { otherNames } from './thing-names.ts'

/**
 * Whether the clause of a claim names something in capitals that was not read as a name: "The Water costs $5" when water stands
 * in a description only. German writes every noun so and is not looked at.
 */
export function namesUnread(scene: Scene, from: number): boolean {
  const start = scene.clauseStart(from)
  return scene.tokens
    .slice(start, scene.clauseEnd(from))
    .some((token, place) => place > 0 && isUnreadName(scene, token, start + place) && !isGerman(scene))
}

function isUnreadName(scene: Scene, { kind, raw, text }: Token, at: number): boolean {
  if (kind !== 'word' || text.length < 3 || !/^\p{Lu}\p{Ll}/u.test(raw) || scene.inMention(at)) return false
  if (stopWords.has(text) || ordinaryWords.has(text) || ordinaryNames.has(text)) return false
  if (scene.hits.some(({ from, to }) => at >= from && at < to)) return false
  if (scene.turn.storeName.toLowerCase().includes(text)) return false
  // "The Apple": part of a name, too little to know which product is meant.
  const isPiece = article.test(scene.tokens[at - 1]?.text ?? '') && !isOption(scene, text)
  return isPiece || !scene.book.names.has(stem(text))
}

const article = /^(the|our|an?|el|la|los|las|le|les|une?|una|notre|nuestr[ao])$/

const isOption = ({ book }: Scene, word: string): boolean =>
  [...book.products.values()].some(({ options }) => options.words.has(word))

const isGerman = ({ tokens, turn }: Scene): boolean =>
  (likelyLanguage(tokens.map(({ text }) => text)) ?? turn.language) === 'de'

/** Whether the clause of a claim names no product that was read but something else: "then the Sportbike is gone". */
export function isOfUnread(scene: Scene, from: number): boolean {
  const [start, end] = [scene.clauseStart(from), scene.clauseEnd(from)]
  if (scene.mentions.some((mention) => mention.from < end && mention.to > start)) return false
  return namesUnread(scene, from) || scene.tokens.slice(start, from).some((token) => isUnreadThing(scene, token))
}

/** "Smartphone en gold": a thing by its common name, when none such was read. */
const isUnreadThing = ({ book }: Scene, { kind, raw, text }: Token): boolean =>
  kind === 'word' &&
  /^\p{Lu}\p{Ll}{3}/u.test(raw) &&
  !ordinaryWords.has(text) &&
  otherNames(text).length > 0 &&
  ![text, ...otherNames(text)].some((name) => book.words.has(stem(name)))

/** "The Realme X" of a "Realme XT": a letter behind a name that is not its own. */
export const hasOtherLetter = ({ tokens, mentions }: Scene): boolean =>
  mentions.some(({ to, products }) => {
    const next = tokens[to]
    if (next?.kind !== 'word' || !/^[B-HJ-Z]$/.test(next.raw) || next.glued) return false
    return products.every(({ words, options }) => !options.factOf(next.text) && !words.has(next.text))
  })
