import { unitOf } from '../../language/amounts/units.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { asksNothing } from '../../language/readers/ask-nothing.ts'
import { isNegation } from '../../language/readers/negation.ts'
import { isKindWord } from '../../language/text/families.ts'
import { type TextToken, tokenize, wordsIn } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'
import type { SearchProduct } from '../search-product.ts'
import { lexiconOf } from '../things/thing-lexicon.ts'
import type { PartGrade } from './grade.ts'
import type { WishedThing } from './wished-thing.ts'

/** A model that a thing is, or is for: "iphone 12", "MT201", "12-speed". */
export interface WishedModel {
  /** As typed. */
  name: string
  /** The maker's name for things of its line, where a thing that is made for others is wished for: what does not have it is for others. */
  line: string | null
  /** Whether a word of the wish is accounted for by it. */
  isPart(surface: string): boolean
  /** What a text says: `holds` when it names the model, `fails` when it only names others of the line. */
  verdictOf(text: string): PartGrade['verdict']
}

/** A word and a number beside it. */
interface Coded {
  line: string
  code: string
  isDenied: boolean
  /** It may as well count what the word names: "4 plates 4 forks". */
  isCount: boolean
  from: number
  to: number
}

const isCode = (token: TextToken | undefined): boolean =>
  token?.kind === 'number' && token.text.length <= LONGEST_CODE && !/[.,]\d{3}/.test(token.text)
const LONGEST_CODE = 6
/** "MT" of "MT201". */
const MOST_LETTERS = 3
/** "iPhone XR". */
const lettersOfModel = /^[A-Z]{1,2}$/
const counted = new Set([
  ...wordsOfAll((pack) => pack.counted),
  ...wordsOfAll(({ quantities }) => quantities?.counters),
  ...wordsOfAll(({ quantities }) => quantities?.notThings),
])
const isNoLine = (word: string): boolean =>
  unitOf(word) !== undefined ||
  isOrdinaryWord(word) ||
  asksNothing(word) ||
  counted.has(word) ||
  isKindWord('size', word) ||
  isKindWord('color', word)
/** "Teilen" counts as "Teile" does. */
const isLine = ({ kind, text }: TextToken): boolean =>
  kind === 'word' && !isNoLine(text) && !(text.endsWith('n') && isNoLine(text.slice(0, -1)))
const plainCode = (code: string): string => code.replace(/[.,]0+$/, '')

/** A "not" reaches so many words forward. */
const REACH = 3

/** A code at a place: "12", "S22", "MT201", "XR"; null where there is none. */
function codeAt(tokens: readonly TextToken[], at: number): { code: string; end: number } | null {
  const [one, next] = [tokens[at], tokens[at + 1]]
  if (!one) return null
  if (isCode(one)) return unitOf(next?.text ?? '') === undefined ? { code: plainCode(one.text), end: at + 1 } : null
  if (one.kind === 'word' && one.text.length <= MOST_LETTERS && next?.glued && isCode(next))
    return { code: one.text + plainCode(next.text), end: at + 2 }
  return lettersOfModel.test(one.raw) ? { code: one.text, end: at + 1 } : null
}

/** Numbers beside words: "iPhone 8 / 11 and 12" are three of one line; "12-speed" is one as well. */
const codedIn = remembering((text: string): readonly Coded[] => {
  const tokens = tokenize(text)
  const found: Coded[] = []
  const isDenied = (at: number): boolean =>
    tokens.slice(Math.max(0, at - REACH), at).some(({ text: word }) => isNegation(word))
  /** Behind the last code. */
  let behind = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as TextToken
    if (at < behind || !isLine(token)) continue
    let place = isHyphen(tokens[at + 1]) ? at + 2 : at + 1
    const isCounted = isCode(tokens[at - 1])
    for (let code = codeAt(tokens, place); code; code = codeAt(tokens, place)) {
      const isCount = isCounted && !tokens[place]?.glued
      found.push({ line: token.text, code: code.code, isDenied: isDenied(at), isCount, from: at, to: code.end })
      place = code.end
      behind = code.end
      while (isListing(tokens[place])) place++
      if (tokens[place]?.text === token.text) place++
    }
    const before = isHyphen(tokens[at - 1]) ? at - 2 : at - 1
    const number = tokens[before]
    const isJoined = before === at - 2
    const isAlone = before >= behind && !isLine(tokens[before - 1] ?? token)
    if (number && isCode(number) && token.text.length > 2 && (isJoined || before === 0 || isAlone))
      found.push({
        ...{ line: token.text, code: plainCode(number.text), isDenied: isDenied(before) },
        ...{ isCount: !isJoined, from: before, to: at + 1 },
      })
  }
  return found
})

const isHyphen = (token: TextToken | undefined): boolean => token?.kind === 'sign' && token.text === '-'
const isListing = (token: TextToken | undefined): boolean =>
  token !== undefined && ((token.kind === 'sign' && /^[/,&+]$/.test(token.text)) || isAnd(token.text))
const isAnd = (word: string): boolean => word.length <= 3 && isOrdinaryWord(word)

/**
 * The models that a wish names.
 * @param text without prices, sizes and the like
 * @param thing what is wished for
 * @param titlesOf titles of the shop that have a word: a number that stands beside it in none of them only counts
 */
export function wishedModels(
  text: string,
  thing: WishedThing | null,
  titlesOf: (word: string) => readonly string[],
): WishedModel[] {
  const bounded = boundedReading(text, textBounds.query)
  const tokens = tokenize(bounded)
  const isCoded = (line: string) =>
    titlesOf(line).some((title) => codedIn(title).some((one) => isFormOf(one.line, line)))
  return (
    codedIn(bounded)
      // "4 bags of soil", "iPhone 12 case": neither bags nor cases have models.
      .filter(
        ({ line, isDenied, code, isCount }) =>
          !isDenied &&
          /\d/.test(code) &&
          (isNamedLine(line) || thing?.roleOf(line) !== 'thing') &&
          (!isCount || isCoded(line)),
      )
      .map(({ line, code, from, to }): WishedModel => {
        const [first, last] = [tokens[from] as TextToken, tokens[to - 1] as TextToken]
        const name = bounded.slice(first.start, last.end)
        const parts = new Set([
          line,
          code,
          `${line}${code}`,
          `${code}${line}`,
          ...(code.match(/\p{L}+|\p{N}+/gu) ?? []),
        ])
        return {
          name,
          line: thing?.isMadeForOthers && isNamedLine(line) ? line : null,
          isPart: (surface) => parts.has(surface),
          verdictOf(said) {
            const own = surelyLacks(said, line) ? [] : codedIn(said).filter((one) => isFormOf(one.line, line))
            if (own.some((one) => !one.isDenied && one.code === code)) return 'holds'
            // "AirPods case" is for no iPhone.
            const isOther = isNamedLine(line) && own.length === 0 && namesOtherLine(said, line)
            return own.length > 0 || isOther ? 'fails' : 'unknown'
          },
        }
      })
  )
}

/** Letters that a plural or a case has more: "Teil", "Teile", "Teilen". */
const LONGEST_ENDING = 2

function isFormOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    one === other ||
    (short.length > MOST_LETTERS && long.startsWith(short) && long.length - short.length <= LONGEST_ENDING)
  )
}

/** Whether a text cannot have the word or a form of it, told without reading it: most titles lack it. */
const surelyLacks = (text: string, word: string): boolean =>
  /^[\0-\x7f]*$/.test(text) &&
  !text.toLowerCase().includes(word.slice(0, Math.max(MOST_LETTERS + 1, word.length - LONGEST_ENDING)))

/** Makers' names for things, in the singular: "iphone". */
const isNamedLine = (word: string): boolean => lexiconOf('en').is('lines', word.replace(/s$/, ''))

const namesOtherLine = (text: string, line: string): boolean => {
  const words = wordsIn(text)
  return !words.includes(line) && words.some(isNamedLine)
}

/** Whether a product is the model, or for it, by its names and options. @param hasLine whether any of its texts names the line */
export function modelPart(model: WishedModel, { title, tags, variants }: SearchProduct, hasLine: boolean): PartGrade {
  if (model.line !== null && !hasLine)
    return { part: 'thing', wanted: model.name, verdict: 'fails', field: null, says: null }
  const texts = [
    title,
    tags.join(' | '),
    ...variants.slice(0, MOST_VARIANTS).map((variant) => Object.values(variant.options).join(' | ')),
  ]
  const verdicts = texts.map((text) => model.verdictOf(boundedReading(text, textBounds.name)))
  const at = verdicts.indexOf('holds')
  const verdict = at >= 0 ? 'holds' : verdicts.includes('fails') ? 'fails' : 'unknown'
  const field = verdict === 'unknown' ? null : (fields[Math.min(Math.max(0, at), 2)] ?? null)
  return { part: 'word', wanted: model.name, verdict, field, says: null }
}

const fields = ['title', 'tags', 'options'] as const
const MOST_VARIANTS = 50
