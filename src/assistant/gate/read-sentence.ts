import { packs, phraseList, wordList } from '../../language/packs.ts'
import { endOfNegation } from '../../language/readers/negation.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import type { Clause, Mention, Mode, Scene, TurnWords } from './claim.ts'
import { type Cue, cuesIn } from './cues.ts'
import { stem, stemsOf } from './fact-words.ts'
import type { Known, KnownProduct } from './known.ts'
import { mentionsIn, orderedIn, parting } from './mentions.ts'
import { plainOf } from './plain-sentence.ts'
import { byMeasure, havingOption } from './pointed-products.ts'
import { type Amount, inMoneyOf, readAmounts } from './said-amounts.ts'
import { languageOfWords } from './sentence-language.ts'

/** What was said before in the answer. */
export interface Before {
  known: Known
  turn: TurnWords
  /** The products of the sentence before. */
  subject: readonly KnownProduct[]
  named: readonly KnownProduct[]
  /** Amounts of money that were told and hold. */
  said: readonly number[]
  counts: readonly number[]
  topics: readonly string[]
  meant: Scene['meant']
}

/** A sentence of a person has some 60; one with more could hide anything among its signs, and is not read. */
const MOST_TOKENS = 350
/** Each number is held against all that a product's options tell. */
const MOST_AMOUNTS = 60

/** A link is held as a whole, before a sentence is read: its path counts and names nothing. */
function linksAsSigns(tokens: TextToken[], text: string): TextToken[] {
  const links = [...text.matchAll(/https?:\/\/\S+/gi)].map(({ index, 0: link }) => ({
    start: index,
    end: index + link.length - [...link].reverse().findIndex((sign) => /[\p{L}\p{N}/]/u.test(sign)),
  }))
  if (links.length === 0) return tokens
  return tokens.flatMap((token): TextToken[] => {
    const link = links.find(({ start, end }) => token.start >= start && token.end <= end)
    if (!link) return [token]
    return token.start === link.start ? [{ ...token, kind: 'sign', text: '/', end: link.end }] : []
  })
}

/** Reads a sentence: its language, what it names, its clauses and how each is meant. Null when it is in a language that is not read. */
export function readSentence(
  text: string,
  { known, turn, subject, named, said, counts, topics, meant }: Before,
): Scene | null {
  const plain = plainOf(text)
  const tokens = linksAsSigns(tokenize(plain), plain)
  if (tokens.length > MOST_TOKENS) return null
  const places = tokens.flatMap(({ kind }, at) => (kind === 'sign' ? [] : [at]))
  const words = places.map((at) => (tokens[at] as TextToken).text)
  const language = languageOfWords(words, tokens, { known, ...turn }, turn.language)
  if (language === null) return null
  const amounts = readAmounts(tokens, language).map((amount) => inMoneyOf(amount, turn.currency))
  const titled = ownNames(tokens, mentionsIn(tokens, words, places, known, { ...turn, language }))
  const mentions = [...titled, ...byMeasure({ tokens, language, known, turn }, amounts, titled)].sort(
    (a, b) => a.from - b.from,
  )
  const cues = cuesIn(words, language).map((cue) => ({
    ...cue,
    from: places[cue.from] as number,
    to: (places[cue.to - 1] as number) + 1,
  }))
  const ordered = orderedIn(words, places, known)
  const told = cues.filter(
    (cue) =>
      !ordered.some(({ from, to }) => cue.from >= from && cue.to <= to) &&
      !isOfVow(cue, cues) &&
      !(language === 'de' && isGermanNoun(cue, tokens)) &&
      !isTornApart(cue, tokens),
  )
  const clauses = clausesOf({
    tokens,
    mentions,
    cues: told,
    language,
    inherited: subject,
    known,
    amounts,
  })
  if (clauses.reduce((sum, { amounts }) => sum + amounts.length, 0) > MOST_AMOUNTS) return null
  const scene = {
    text: plain,
    language,
    tokens,
    words,
    places,
    clauses,
    mentions,
    known,
    turn,
    named,
    said,
    counts,
    topics,
    meant,
  }
  for (const clause of clauses) clause.subject = havingOption(scene, clause) ?? clause.subject
  return scene
}

/** Without what is only told of the first product: "Discovery Set - with serum and night cream", where its page has these words. */
function ownNames(tokens: readonly TextToken[], mentions: readonly Mention[]): Mention[] {
  const [first, ...others] = mentions
  const [product] = first?.products ?? []
  if (first?.products.length !== 1 || !product) return [...mentions]
  const isTold = ({ from, to }: Mention) => {
    const run = tokens.slice(from, to).flatMap(({ kind, text }) => (kind === 'sign' ? [] : stem(text)))
    const isLower = /^\p{Ll}/u.test(tokens[from]?.raw ?? '')
    const isParted = tokens.slice(first.to, from).some(({ text }) => /^[.!?;:]$/.test(text))
    return (
      isLower &&
      !isParted &&
      product.texts.some(({ value }) => run.every((word) => stemsOf(String(value)).includes(word)))
    )
  }
  return [first, ...others.filter((one) => one.products.includes(product) || !isTold(one))]
}

const buts = new Set(packs.flatMap(({ questions, contrasts }) => [...wordList(questions?.but), ...wordList(contrasts)]))
const ands = new Map(packs.map(({ code, further }) => [code, new Set(phraseList(further?.and))]))
/** Whether a word joins what follows it to what stands before. */
export const isAnd = (word: string, language: string): boolean => ands.get(language)?.has(word) === true
const subjects = new Map(packs.map(({ code, references }) => [code, new Set(wordList(references?.it))]))

interface Cutting {
  tokens: readonly TextToken[]
  mentions: readonly Mention[]
  cues: readonly Cue[]
  language: string
  inherited: readonly KnownProduct[]
  known: Known
  amounts: readonly Amount[]
}

/** Cuts between signs, before a "but", and before an "and" with a subject of its own. */
function clausesOf(cutting: Cutting): Clause[] {
  const { tokens, mentions, cues, inherited, known, amounts } = cutting
  const isInside = (at: number) => mentions.some(({ from, to }) => at >= from && at < to)
  const cuts = [0]
  for (const [at, { text, glued }] of tokens.entries()) {
    const next = tokens[at + 1]
    const isDash = text === '-' && !glued && next?.glued === false
    if (!isInside(at) && ((parting.test(text) && next && !(next.glued && next.kind === 'number')) || isDash))
      cuts.push(at + 1)
    else if (at > 0 && (buts.has(text) || startsAnother(cutting, at) || startsCondition(cues, at))) cuts.push(at)
    else if (/^[.!?]$/.test(text) && tokens[at - 1]?.kind !== 'number' && next?.kind === 'word' && !next.glued)
      cuts.push(at + 1)
  }
  const isQuestion = /[?？]/.test(
    tokens
      .slice(-3)
      .map(({ text }) => text)
      .join(''),
  )
  const bounds = [...new Set(cuts)].sort((a, b) => a - b).filter((at) => at < tokens.length)
  const clauses: Clause[] = []
  const all = [...known.products.values()]
  let subject = inherited
  let isOfOne = inherited.length > 0
  let asked = false
  for (const [index, from] of bounds.entries()) {
    const to = bounds[index + 1] ?? tokens.length
    const own = mentions.filter((mention) => mention.from >= from && mention.from < to)
    const inClause = cues.filter((cue) => cue.from >= from && cue.from < to && !isOther(cue, cues, amounts))
    if (own.length > 0) {
      subject = own.length === 1 ? (own[0]?.products ?? []) : [...new Set(own.flatMap(({ products }) => products))]
      isOfOne = subject.length === 1
    }
    const endsAsked = tokens.slice(from, to).some(({ text }) => text === '?')
    const isOnly = bounds.length === 1
    const mode = modeOf(inClause, tokens, { from, asked, isOnly, isQuestion: endsAsked })
    asked ||= mode === 'asked'
    clauses.push({
      ...{ from, to, mode, cues: inClause, mentions: own },
      amounts: amounts.filter((amount) => amount.from >= from && amount.from < to && !isInside(amount.from)),
      negations: negationsIn(tokens, inClause, from, to),
      subject: subject.length > 0 ? subject : all,
      isOfOne: isOfOne || all.length === 1,
    })
  }
  // "In black, in size M?" is asked as a whole where nothing else is stated.
  const isWhole = clauses.slice(0, -1).every(({ to }) => !/^[.!]$/.test(tokens[to - 1]?.text ?? ''))
  if (isQuestion && isWhole && clauses.every(({ mode, amounts: own }) => mode === 'asked' || own.length === 0)) {
    for (const clause of clauses)
      if (clause.mode === 'asserted' && !hasCue(clause, 'manner.granted')) clause.mode = 'asked'
  }
  return clauses
}

/** "52 Zoll" has nothing of the customs, "lieferbar" nothing of a delivery. */
const isOther = (cue: Cue, cues: readonly Cue[], amounts: readonly Amount[]): boolean =>
  amounts.some(({ from, to, unit }) => unit !== null && unit !== 'date' && cue.from > from && cue.to <= to) ||
  (/^deeds\.(?:arriving|promised)$/.test(cue.name) &&
    cues.some(({ name, from, to }) => /^trade\.(?:there|gone)$/.test(name) && from <= cue.from && to >= cue.to))

function negationsIn(tokens: readonly TextToken[], cues: readonly Cue[], from: number, to: number): number[] {
  const places = cues.flatMap(({ name, from: at }) => (name === 'manner.denied' ? [at] : []))
  for (let at = from; at < to; at++) if (endOfNegation(tokens, at) !== null && !places.includes(at)) places.push(at)
  return places
}

/** "... and it ships tomorrow", "... and should be there soon", "... and the Wool Scarf is sold out". */
function startsAnother({ tokens, mentions, language, cues }: Cutting, at: number): boolean {
  if (!ands.get(language)?.has(tokens[at]?.text ?? '')) return false
  if (cues.some(({ name, from }) => name === 'manner.hedged' && from === at + 1)) return true
  const next = tokens[at + 1]?.text ?? ''
  const named = mentions.find(({ from }) => from === at + 1 || from === at + 2)
  // "Und der Wool Scarf": an article, and no pronoun.
  const isSubject = subjects.get(language)?.has(next) && named?.from !== at + 2
  const isVerbBehind = named !== undefined && tokens[named.to]?.kind === 'word' && mentions.some(({ to }) => to <= at)
  return isSubject || isVerbBehind
}

/** "If you like it" makes a condition, "whenever you like" vows something. */
const isOfVow = ({ name, from, to }: Cue, cues: readonly Cue[]): boolean =>
  name.startsWith('manner.') && cues.some((vow) => vow.name === 'deeds.vowed' && from >= vow.from && to <= vow.to)

/** "Ware" is no "wäre": a hedge of one word that is written as a noun, and without its mark. */
const isGermanNoun = ({ name, from, to }: Cue, tokens: readonly TextToken[]): boolean =>
  name === 'manner.hedged' && to === from + 1 && /^\p{Lu}[a-z]+$/u.test(tokens[from]?.raw ?? '')

/** "Peut être" is no "peut-être": a phrase that is one only with a hyphen between its words, where there is none. */
const isTornApart = ({ isJoined, from, to }: Cue, tokens: readonly TextToken[]): boolean =>
  isJoined === true && tokens.slice(from, to).every(({ kind }) => kind !== 'sign')

/** "... unless the item is faulty", and not "even if". */
const startsCondition = (cues: readonly Cue[], at: number): boolean =>
  cues.some(({ name, from }) => name === 'manner.conditional' && from === at)

export const hasCue = ({ cues }: Pick<Clause, 'cues'>, ...names: string[]): boolean =>
  cues.some(({ name }) => names.includes(name))

/** Whether a "has" is a mere "with". */
export const isBeside = ({ cues }: Pick<Clause, 'cues'>, { from, to }: Cue): boolean =>
  cues.some((other) => other.name === 'telling.beside' && other.from === from && other.to === to)

function modeOf(
  cues: readonly Cue[],
  tokens: readonly TextToken[],
  { from, asked, isOnly, isQuestion }: { from: number; asked: boolean; isOnly: boolean; isQuestion: boolean },
): Mode {
  const has = (name: string) => cues.some((cue) => cue.name === name)
  if (has('manner.granted')) return 'asserted'
  if (isQuestion || asked) return 'asked'
  if (has('manner.untold')) return 'untold'
  if (has('manner.offered')) return 'offered'
  const start = cues.filter((cue) => tokens.slice(from, cue.from).filter(({ kind }) => kind !== 'sign').length <= 3)
  // "If you order two the third is free" has in it what is claimed.
  if (!isOnly && start.some(({ name }) => name === 'manner.conditional')) return 'wished'
  if (has('manner.wished')) return 'wished'
  if (has('manner.hedged')) return 'hedged'
  return 'asserted'
}
