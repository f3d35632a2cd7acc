import { fold } from '../../language/fold.ts'
import { codeAt } from './check-order-claims.ts'
import { stem } from './fact-book.ts'
import { brands, ordinaryNames, ordinaryWords } from './ordinary-words.ts'
import type { Token } from './read-tokens.ts'
import type { Scene } from './scene.ts'
import { stopWords } from './stop-words.ts'
import { hasOtherLetter } from './unread-name.ts'

/** Checks that every product name in the sentence was read in this turn. Returns the reason for a refusal, or null. */
export function checkNames(scene: Scene): string | null {
  if (scene.policy) return null
  if (hasOtherLetter(scene)) return 'name'
  const { tokens } = scene
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind !== 'word' || scene.explained[at]) continue
    if (brands.has(token.text) && /^\p{Lu}/u.test(token.raw) && !isKnownWord(scene, token) && !mayName(scene, at))
      return 'name'
    const run = capitalRun(scene, at)
    if (run && !mayName(scene, at)) return 'name'
    if (isUnknownKind(scene, at)) return 'name'
  }
  return quotedName(scene)
}

/** The shopper's wish, a question, or "we have no ...": none of them claims that the product exists. */
function mayName(scene: Scene, at: number): boolean {
  const token = scene.tokens[at] as Token
  if (!scene.turn.shopperWords.has(stem(token.text))) return false
  return scene.question || scene.has('neg') || scene.before('wish', at, 6) || scene.has('helper')
}

const isKnownWord = ({ book, turn }: Scene, { text }: Token): boolean =>
  book.words.has(stem(text)) ||
  stopWords.has(text) ||
  ordinaryWords.has(text) ||
  ordinaryWords.has(stem(text)) ||
  turn.storeName.toLowerCase().split(/\s+/).includes(text)

const startsSentence = (tokens: readonly Token[], at: number): boolean => {
  for (let place = at - 1; place >= 0; place--) {
    const { kind, text } = tokens[place] as Token
    if (kind === 'word') return false
    if (kind === 'number') return /^[.):]$/.test(tokens[place + 1]?.text ?? '')
    if (/^[:!?.•*¡¿-]$/.test(text)) return true
  }
  return true
}

/** Words in capitals that nothing explains: one in the midst of a sentence, two at its start; in German two anywhere. */
function capitalRun(scene: Scene, from: number): boolean {
  const { tokens, turn } = scene
  let to = from
  let unknown = 0
  let strange = 0
  while (to < tokens.length) {
    const token = tokens[to] as Token
    if (token.kind === 'sign' && token.skip && tokens[to + 1]?.kind === 'word') {
      to++
      continue
    }
    if (token.kind !== 'word' || !/^\p{Lu}/u.test(token.raw)) break
    const joined = token.glued && tokens[to - 1]?.kind === 'sign' && to > from
    if (!joined && !isKnownWord(scene, token) && !ordinaryNames.has(token.text) && !isTagged(scene, to)) {
      if (to > from || !startsSentence(tokens, from) || (turn.language !== 'de' && !isGerman(tokens))) unknown++
      if (isStrange(scene, to)) strange++
    }
    to++
  }
  if (to === from) return false
  if (strange > 0) return true
  if (unknown === 0) return false
  const first = tokens[from] as Token
  const begins = startsSentence(tokens, from)
  if (turn.language === 'de' || isGerman(tokens)) return unknown >= 2 && to - from >= 2
  if (begins && unknown === 1)
    return (
      !isKnownWord(scene, first) &&
      nameVerb.test(tokens[from + 1]?.text ?? '') &&
      to === from + 1 &&
      !/(ing|tion|ment|ly|ed|mente|cion|ung)$/.test(first.text)
    )
  return true
}

const nameVerb =
  /^(is|are|has|costs?|comes|offers|features|ist|kostet|hat|es|cuesta|tiene|est|coute|a|starts|sells|would|will)$/

/** CamelCase, capitals throughout or digits glued on: a name in any language. */
function isStrange({ tokens }: Scene, at: number): boolean {
  const { raw } = tokens[at] as Token
  if (/^\p{Lu}\p{Ll}+\p{Lu}/u.test(raw)) return true
  return Boolean(codeAt({ tokens }, at)) && raw.length > 1
}

const isTagged = (scene: Scene, at: number): boolean => scene.hits.some(({ from, to }) => at >= from && at < to)

const isGerman = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ text }) =>
    /^(der|die|das|und|ist|nicht|ein|eine|wir|ich|fur|mit|von|im|auf|den|dem|sie|haben|kostet)$/.test(text),
  ).length >= 2

const articles =
  /^(the|our|this|that|a|an|der|die|das|unser\w*|diese\w*|el|la|los|las|nuestr\w*|este|esta|le|les|notre|cette|ce|un|une|una|ein|eine)$/

/** "the alpine jacket": a kind of thing that was read, with a word before it that was not. */
function isUnknownKind(scene: Scene, at: number): boolean {
  const { tokens, book, turn } = scene
  const token = tokens[at] as Token
  if (!articles.test(tokens[at - 1]?.text ?? '') || /^\p{Lu}/u.test(token.raw)) return false
  const next = tokens[at + 1]
  const isHead =
    next?.kind === 'word' &&
    (book.titleIndex.get(stem(next.text)) ?? []).some(({ product, place }) => place === product.titleWords.length - 1)
  if (!isHead || isKnownWord(scene, token) || turn.shopperWords.has(stem(token.text))) return false
  if (
    /(est|er|ed|ing|ly|able|ful|less|ous|ive|ante|ente|oso|osa)$/.test(token.text) ||
    scene.hits.some(({ from, to }) => at >= from && at < to)
  )
    return false
  return !scene.question
}

/** A name between quotes: 'the "Storm Shell"'. */
function quotedName(scene: Scene): string | null {
  if (!/["“„«»']/.test(scene.text)) return null
  for (const match of scene.text.matchAll(/["“„«»']([\p{Lu}][^"“”„«»']{2,60})["”“«»']/gu)) {
    const words = (match[1] as string).split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{Lu}/u.test(word))
    const unknown = words.filter(
      (raw) => !isKnownWord(scene, { text: fold(raw), raw } as Token) && !scene.turn.shopperWords.has(stem(fold(raw))),
    )
    if (unknown.length > 0) return 'name'
  }
  return null
}
