import { isCountry } from '../../../knowledge/index/meanings.ts'
import { monthOf, weekdayOf } from '../../../language/amounts/read-calendar.ts'
import { currenciesOf } from '../../../language/amounts/read-money.ts'
import { fullPacks, packOf, phraseList } from '../../../language/packs.ts'
import { fold } from '../../../language/text/fold.ts'
import type { TextToken } from '../../../language/text/tokens.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { remembering } from '../../../shared/remembering.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, textOf, type Verdict } from '../claim.ts'
import { partWith } from '../clause-parts.ts'
import { isCommon } from '../common-words.ts'
import { MOST_KEPT, stem, stemsOf } from '../fact-words.ts'
import { type KnownProduct, stranger } from '../known.ts'
import { meaningsOf } from '../known-pages.ts'
import { articlesOf, variantsIn } from '../meant.ts'
import { hasCue } from '../read-sentence.ts'
import { isWordOf } from '../vocabulary.ts'
import { squeeze } from './orders.ts'

const capitalsOf = remembering(
  (language): ReadonlySet<string> =>
    new Set(phraseList(packOf(language)?.claims?.telling?.capitals).flatMap((one) => one.split(' '))),
)
const isCapital = ({ kind, raw }: TextToken): boolean => kind === 'word' && /^\p{Lu}/u.test(raw)

/** Names that nothing read in this turn has: two words with capitals, one behind "our", letters with digits. */
export function nameClaims(scene: Scene, clause: Clause): Claim[] {
  const spans = [...capitalRuns(scene, clause), ...codesIn(clause), ...strangersIn(clause)]
  const fitted = fittedIn(scene, clause)
  return [...spans.filter((one) => !fitted.some(({ from }) => one.from <= from && one.to > from)), ...fitted].map(
    (span) => ({
      ...{ kind: 'name', subject: [], mode: clause.mode, polarity: 'holds' as const, unit: null, span },
      ...{ value: textOf(scene, span), said: textOf(scene, span) },
    }),
  )
}

/** "It fits your Makita": what only the shopper named, where something is said to go with it. */
function fittedIn({ tokens, known, turn, language }: Scene, clause: Clause): { from: number; to: number }[] {
  if (clause.mode !== 'asserted' || clause.negations.length > 0 || !hasCue(clause, 'telling.fitting')) return []
  const typed = squeeze(turn.shopperText)
  const isName = (at: number) => {
    const { text, raw } = tokens[at] as TextToken
    if (text.length > 1 && raw === raw.toUpperCase()) return !isWordOf(text, language)
    return text.length > 1 && !isWordOf(text, language) && !isNoun(text) && !isCommon(text, language)
  }
  const found: { from: number; to: number }[] = []
  for (let at = clause.from; at < clause.to; at++) {
    const token = tokens[at] as TextToken
    if (!isCapital(token) || !isName(at)) continue
    const next = tokens[at + 1]
    // "ENA 4", where only an "ENA 8" was read.
    const isModel = next?.kind === 'number' && at + 1 < clause.to && typed.includes(squeeze(token.text + next.text))
    // German writes each noun so.
    const isTheirs = turn.shopperWords.has(stem(token.text)) && !known.words.has(stem(token.text))
    const isPlain = isTheirs && (language !== 'de' || token.raw === token.raw.toUpperCase())
    if (isModel || isPlain) found.push({ from: at, to: isModel ? at + 2 : at + 1 })
  }
  return found
}

const codesIn = ({ amounts }: Clause): { from: number; to: number }[] =>
  amounts.filter(({ unit }) => unit === 'code').map(({ from, to }) => ({ from, to }))

/** "The Yoga Mat is child safe", where nothing was read of that: whatever is told of it is told of nothing. */
const strangersIn = ({ mentions, mode }: Clause): { from: number; to: number }[] =>
  mode === 'asserted' ? mentions.filter(({ products }) => products.includes(stranger)) : []

function capitalRuns(scene: Scene, clause: Clause): { from: number; to: number }[] {
  const { tokens, language } = scene
  const found: { from: number; to: number }[] = []
  for (let at = clause.from; at < clause.to; at++) {
    const token = tokens[at] as TextToken
    if (!isCapital(token) || isMentioned(clause, at)) continue
    let to = at + 1
    while (to < clause.to && isGoingOn(tokens, to) && !isMentioned(clause, to)) to++
    const before = tokens[at - 1]?.text ?? ''
    // "Le NimbusFold", "Hi Lena": what begins a sentence has a capital whatever it is.
    if (to > at + 1 && isAtStart(tokens, at) && isWordOf(token.text, language)) continue
    const run = tokens.slice(at, to).filter(({ kind }) => kind !== 'sign')
    const isBeside = isMentioned(clause, to)
    const isLong = run.length > 1 || isBeside
    const unknown = run.filter(
      (one, index) => !isKnownWord(scene, one, { isFirst: index === 0 && isAtStart(tokens, at), isLong }),
    )
    const isNamed = clause.cues.some(({ name, to: end }) => name === 'telling.naming' && end === at)
    // In German every noun has a capital: there a name is what no word of the language is.
    const isPlainNoun = language === 'de' && !unknown.some(({ raw }) => /\p{Ll}\p{Lu}/u.test(raw))
    const least = isPlainNoun ? 2 : 1
    const isRun = run.length >= 2 && unknown.length >= least
    const isAlone = run.length === 1 && unknown.length === 1 && (language !== 'de' || isNamed) && !isAtStart(tokens, at)
    // "The Juice costs $5", though the language has the word.
    const isSold =
      run.length === 1 &&
      language !== 'de' &&
      !isAtStart(tokens, at) &&
      (isNamed || articlesOf(language).has(before)) &&
      (hasCue(clause, 'trade.there', 'trade.gone', 'trade.left') ||
        clause.amounts.some(({ unit }) => unit === 'money')) &&
      !capitalsOf(language).has(token.text) &&
      weekdayOf(token.text) === null &&
      monthOf(token.text) === null
    // "LumaNest Pro", where others are called "Pro".
    const isPart = isBeside && unknown.length === run.length && (!isPlainNoun || run.length > 1)
    if (isRun || isAlone || isSold || isPart) found.push({ from: at, to })
    at = to - 1
  }
  return found
}

/** "Try the KryoBrew Max", "- KryoBrew Max": told of as a thing that there is. */
function isOffered({ tokens, places, language }: Scene, clause: Clause, span: { from: number; to: number }): boolean {
  if (clause.mode !== 'asserted' || hasCue(clause, 'manner.denied')) return false
  const isAll = !places.some((at) => at >= clause.from && at < clause.to && (at < span.from || at >= span.to))
  const isNamed = clause.cues.some(({ name, to }) => name === 'telling.naming' && to === span.from)
  return isAll || isNamed || articlesOf(language).has(tokens[span.from - 1]?.text ?? '')
}

/** "Have you seen our KryoBrew Max?", "I can show you the KryoBrew Max": what is held out in a question or an offer is told to be there. */
function isProposed({ tokens, language }: Scene, { cues, mode }: Clause, { from, to }: Claim['span']): boolean {
  const isBegun = (at: number) =>
    articlesOf(language).has(tokens[at]?.text ?? '') ||
    cues.some((cue) => cue.name === 'telling.naming' && cue.from <= at && at < cue.to)
  const isBehind = (start: number) =>
    start <= from && tokens.slice(start, from).every(({ kind }, at) => kind === 'sign' || isBegun(start + at))
  return (
    mode !== 'untold' &&
    cues.some((cue) => cue.name === 'telling.proposing' && (isBehind(cue.to) || (cue.from < from && cue.to >= to)))
  )
}

const isGoingOn = (tokens: readonly TextToken[], at: number): boolean => {
  const token = tokens[at] as TextToken
  if (isCapital(token)) return true
  return /^[-'’&]$/.test(token.text) && token.glued && isCapital(tokens[at + 1] ?? token)
}

const isMentioned = ({ mentions }: Clause, at: number): boolean =>
  mentions.some(({ from, to }) => at >= from && at < to)

/** The first word of a sentence or of a point of a list has a capital whatever it is; what is quoted in the midst of one may be a name. */
function isAtStart(tokens: readonly TextToken[], at: number): boolean {
  if (tokens.slice(0, at).every(({ kind }) => kind === 'sign')) return true
  const before = tokens[at - 1]?.text ?? ''
  return /^[.!?:•(;-]$/.test(before) || (/^["“„«]$/.test(before) && tokens[at - 2]?.kind === 'sign')
}

/** Carriers and ways to pay, which packs name as words. */
const brands = new Set(
  fullPacks.flatMap(({ policies: { meanings } }) => [
    ...phraseList((meanings as Record<string, string>).carrier).flatMap((one) => (/^[a-z]{3,6}$/.test(one) ? one : [])),
    ...Object.keys(meanings).filter((name) => phraseList((meanings as Record<string, string>)[name]).length === 0),
  ]),
)

function isKnownWord(
  scene: Scene,
  { text, raw }: TextToken,
  { isFirst, isLong }: { isFirst: boolean; isLong: boolean },
): boolean {
  const { known, turn, language } = scene
  if (known.hasWord(stem(text)) || text.length < 2) return true
  // "AAs", "LEDs"
  if (/^\p{Lu}{2,}s$/u.test(raw) && known.words.has(text.slice(0, -1))) return true
  if (brands.has(text)) return false
  if (capitalsOf(language).has(text) || weekdayOf(text) !== null || monthOf(text) !== null || currenciesOf(text))
    return true
  if (stemsOf(turn.storeName).includes(stem(text)) || isWordOf(text, language)) return true
  const countries = [...meaningsOf(text, language)].filter(isCountry)
  if (countries.some((term) => known.policies.some(({ meanings }) => meanings.has(term)))) return true
  // "Size" at the start of a line, and whatever the language has as a noun.
  return !isLong && (isFirst || isNoun(text))
}

const LONGEST_ENDING = 2

/** "Provenza" of "Provence": a place in another language, as far as both begin alike. */
function isSpelledAlike(said: string, words: ReadonlySet<string>): boolean {
  const name = fold(said)
  if (name.length < 6 || !/^\p{L}+$/u.test(name)) return false
  const start = name.slice(0, -LONGEST_ENDING)
  for (const word of words) if (word.startsWith(start) && word.length - start.length <= LONGEST_ENDING) return true
  return false
}

/** The words of a text with a space on both sides of each. */
const spaced = remembering((text): string => {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `
}, MOST_KEPT)

const partWithCode = (scene: Scene, clause: Clause, product: KnownProduct, span: Claim['span']): Clause =>
  partWith(
    scene,
    clause,
    product,
    span,
    clause.amounts.filter(({ unit }) => unit === 'code'),
  )

export function checkName(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const { known, turn } = scene
  const said = squeeze(claim.said)
  if (clause.mentions.some((one) => one.products.includes(stranger) && one.from === claim.span.from))
    return { ...FAILS, instead: { key: 'gate_unknown_name', params: {}, facts: [] } }
  const isLong = claim.span.to - claim.span.from > 1 && /^\p{L}+$/u.test(said)
  const before = scene.tokens[claim.span.from - 1]?.text ?? ''
  const isCode =
    /^(?=\P{N}*\p{N})(?=\P{Lu}*\p{Lu})[\p{L}\p{N}-]{4,}$/u.test(claim.said) &&
    claim.mode === 'asserted' &&
    clause.negations.length === 0 &&
    !isCommon(before, scene.language)
  // "Tom ordered a tent", of somebody whom only the shopper named.
  const isOfPerson =
    claim.mode === 'asserted' && known.orders.size === 0 && hasCue(clause, 'deeds.bought', 'deeds.placed')
  const isTyped = squeeze(turn.shopperText).includes(said) || (!isLong && turn.shopperWords.has(stem(fold(claim.said))))
  const isFitted = fittedIn(scene, clause).some(({ from }) => from === claim.span.from)
  const isHeldOut = (isLong && isOffered(scene, clause, claim.span)) || isProposed(scene, clause, claim.span)
  const isTheirs = !isFitted && !isOfPerson && isTyped && !isCode && !isHeldOut
  if (isTheirs || said.length < 2 || isSpelledAlike(claim.said, known.words)) return HOLDS
  // What a thing fits its own texts tell, not those of the other thing.
  const isOther = ({ title }: KnownProduct) =>
    isFitted && known.products.size > 1 && squeeze(String(title?.value ?? '')).includes(said)
  for (const product of known.products.values()) {
    if (isOther(product)) continue
    // "The black ones are IPX4": of the option that is named.
    const variants =
      product.variants.size > 1
        ? variantsIn(scene, partWithCode(scene, clause, product, claim.span), product).variants
        : [...product.variants.values()]
    const facts = [...product.texts, ...variants.flatMap(({ options }) => options.map(({ fact }) => fact))]
    const fact = facts.find(({ value }) => squeeze(String(value)).includes(said))
    if (fact) return { holds: true, facts: [fact] }
  }
  // "S3" stands in no "PS3".
  const asWritten = spaced(claim.said)
  const page = known.policies.find(({ text }) => spaced(text).includes(asWritten))
  if (page) return { holds: true, facts: [page.fact] }
  for (const { facts, items } of known.orders.values()) {
    const fact = [...facts, ...items].find(({ value }) => squeeze(String(value)).includes(said))
    if (fact) return { holds: true, facts: [fact] }
  }
  return { ...FAILS, instead: { key: 'gate_unknown_name', params: {}, facts: [] } }
}
