import { asksNothing } from '../../language/ask-nothing.ts'
import { isKindWord } from '../../language/families.ts'
import { isNegation } from '../../language/negation.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { type TextToken, tokenize } from '../../language/tokens.ts'
import { unitOf } from '../../language/units.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'
import type { SearchProduct } from '../search-product.ts'
import type { PartGrade } from './grade.ts'
import type { WishedThing } from './wished-thing.ts'

/** A model that a thing is, or is for: "iphone 12", "MT201", "12-speed". */
export interface WishedModel {
  /** As typed. */
  name: string
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
  from: number
  to: number
}

const isCode = (token: TextToken | undefined): boolean =>
  token?.kind === 'number' && token.text.length <= LONGEST_CODE && !/[.,]\d{3}/.test(token.text)
const LONGEST_CODE = 6
/** "iPhone XR". */
const lettersOfModel = /^[A-Z]{1,2}$/
const counted = new Set([
  ...wordsOfAll((pack) => pack.counted),
  ...wordsOfAll(({ quantities }) => quantities?.counters),
  ...wordsOfAll(({ quantities }) => quantities?.notThings),
])
const isLine = ({ kind, text }: TextToken): boolean =>
  kind === 'word' &&
  unitOf(text) === undefined &&
  !isOrdinaryWord(text) &&
  !asksNothing(text) &&
  !counted.has(text) &&
  !isKindWord('size', text) &&
  !isKindWord('color', text)
const plainCode = (code: string): string => code.replace(/[.,]0+$/, '')

/** A "not" reaches so many words forward. */
const REACH = 3

/** Numbers beside words: "iPhone 8 / 11 and 12" are three of one line; "12-speed" is one as well. */
function codedIn(text: string): Coded[] {
  const tokens = tokenize(text)
  const found: Coded[] = []
  const isDenied = (at: number): boolean =>
    tokens.slice(Math.max(0, at - REACH), at).some(({ text: word }) => isNegation(word))
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as TextToken
    if (!isLine(token)) continue
    const next = isHyphen(tokens[at + 1]) ? at + 2 : at + 1
    for (let code = next; code < tokens.length; ) {
      const one = tokens[code] as TextToken
      if (!isCode(one) && !(code === next && token.text.length > 2 && lettersOfModel.test(one.raw))) break
      if (code > next && unitOf(tokens[code + 1]?.text ?? '') !== undefined) break
      if (code === next && one.kind === 'number' && unitOf(tokens[code + 1]?.text ?? '') !== undefined) break
      found.push({ line: token.text, code: plainCode(one.text), isDenied: isDenied(at), from: at, to: code + 1 })
      code++
      while (isListing(tokens[code])) code++
    }
    const before = isHyphen(tokens[at - 1]) ? at - 2 : at - 1
    const number = tokens[before]
    const isJoined = before === at - 2
    if (number && isCode(number) && token.text.length > 2 && (isJoined || !isLine(tokens[before - 1] ?? number)))
      found.push({
        line: token.text,
        code: plainCode(number.text),
        isDenied: isDenied(before),
        from: before,
        to: at + 1,
      })
  }
  return found
}

const isHyphen = (token: TextToken | undefined): boolean => token?.kind === 'sign' && token.text === '-'
const isListing = (token: TextToken | undefined): boolean =>
  token !== undefined && ((token.kind === 'sign' && /^[/,&+]$/.test(token.text)) || isAnd(token.text))
const isAnd = (word: string): boolean => word.length <= 3 && isOrdinaryWord(word)

/** The models that a wish names. @param text without prices, sizes and the like @param thing what is wished for */
export function wishedModels(text: string, thing: WishedThing | null): WishedModel[] {
  const bounded = boundedReading(text, textBounds.query)
  const tokens = tokenize(bounded)
  return (
    codedIn(bounded)
      // "4 bags of soil", "iPhone 12 case": neither bags nor cases have models.
      .filter(({ line, isDenied, code }) => !isDenied && /\d/.test(code) && thing?.roleOf(line) !== 'thing')
      .map(({ line, code, from, to }): WishedModel => {
        const [first, last] = [tokens[from] as TextToken, tokens[to - 1] as TextToken]
        const name = bounded.slice(first.start, last.end)
        const parts = new Set([line, code, `${line}${code}`, `${code}${line}`])
        return {
          name,
          isPart: (surface) => parts.has(surface),
          verdictOf(said) {
            const own = codedIn(said).filter((one) => one.line === line)
            if (own.some((one) => !one.isDenied && one.code === code)) return 'holds'
            return own.length > 0 ? 'fails' : 'unknown'
          },
        }
      })
  )
}

/** Whether a product is the model, or for it, by its names and options. */
export function modelPart(model: WishedModel, { title, tags, variants }: SearchProduct): PartGrade {
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
