import { packs, phrasesOfAll, wordList, wordsOfAll } from '../../language/packs.ts'
import { streetWords } from '../../language/streets.ts'
import { anySpelling, anySpellingOf } from '../../language/text/any-spelling.ts'
import { normalised } from '../../shared/bounded-text.ts'
import { replaceLinks } from '../../shared/find-links.ts'
import { atOnce } from '../../shared/in-slices.ts'

const MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,254}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu
const { before, behind, endings } = streetWords
const moneyNames = packs.flatMap(({ currencies }) => Object.values(currencies ?? {}).flatMap(wordList))

/** A folded phrase as it is typed, its first letter small or large. */
function said(phrase: string): string {
  const source = anySpelling(phrase)
  return source.replace(
    /^\[?[a-z]/,
    (start) => `[${start.at(-1)}${start.at(-1)?.toUpperCase()}${start.length > 1 ? '' : ']'}`,
  )
}

/** What stands in a text instead of what tells who somebody is. */
const MASKS: [RegExp, string][] = [
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/g, '[number]'],
  [/(?<![\p{L}\p{N}])\+?\(?\d(?:[\s()./-]*\d){6,}/gu, '[number]'],
  [/(?:#|\bn[°º]\s?|№)\s?[\p{L}\p{N}][\p{L}\p{N}-]*/giu, '[number]'],
  [/(?<![\p{L}\p{N}-])((?:-|\d[\p{L}\d]*-)*)(?=\p{L})(?=(?:[\p{L}-]*\d){4})[\p{L}\d-]+/gu, '$1[number]'],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])(?<![$€£¥]\\s?)\\d{5,}(?![\\p{N}]|[.,]\\d|\\s?(?:[$€£¥]|usd|eur|gbp|${anySpellingOf(moneyNames)}))`,
      'giu',
    ),
    '[number]',
  ],
  [
    new RegExp(
      `\\b\\d{1,5}[a-z]?,? (?:\\p{L}+ ){1,3}${anySpellingOf([...behind.plain, ...behind.numbered])}\\b\\.?`,
      'giu',
    ),
    '[address]',
  ],
  [new RegExp(`(?<!\\p{L})\\p{L}{0,40}${anySpellingOf(endings.plain)}\\s\\d{1,4}\\s?[a-z]?\\b`, 'giu'), '[address]'],
  [
    new RegExp(`\\b(?:\\d{1,4},?\\s)?${anySpellingOf(before.plain)} (?:\\p{L}+ ?){1,5}(?:,? ?\\d{1,4})?`, 'giu'),
    '[address]',
  ],
  [new RegExp(`\\b\\d{1,4},?\\s${anySpellingOf(before.numbered)} (?:\\p{L}+ ?){1,5}`, 'giu'), '[address]'],
  [new RegExp(`\\b${anySpellingOf(before.numbered)} (?:\\p{L}+[ ,]){1,5} ?\\d{1,4}\\b`, 'giu'), '[address]'],
]

const particles = anySpellingOf(wordsOfAll(({ talk }) => talk?.person?.particles))
const NAME = `\\p{Lu}[\\p{L}'’-]*(?:\\s+(?:${particles}\\s+)*\\p{Lu}[\\p{L}'’-]*){0,3}`
/** Said before a name; after some of them only a capital letter tells a name from "I am looking". */
const saidBeforeAny = phrasesOfAll(({ talk }) => talk?.person?.nameIs).map(said)
const saidBeforeCapital = [
  ...phrasesOfAll(({ talk }) => talk?.person?.iAm).map((phrase) => `${said(phrase)},?`),
  ...[...wordsOfAll(({ talk }) => talk?.person?.titles)].map((word) => `${said(word)}\\.?`),
]

const AFTER_ANY = new RegExp(
  `(?<!\\p{L})(?:${saidBeforeAny.join('|')})\\s+(\\p{L}[\\p{L}'’-]*(?:\\s+\\p{Lu}[\\p{L}'’-]*){0,3}|\\p{Ll}[\\p{L}'’-]+(?:\\s+\\p{Ll}[\\p{L}'’-]+)?)`,
  'gu',
)
const AFTER_CAPITAL = new RegExp(`(?<!\\p{L})(?:${saidBeforeCapital.join('|')})\\s+(${NAME})`, 'gu')
const ONLY_NAME = new RegExp(`^(${NAME})\\s*[.!]?$`, 'u')
const ASKS_NAME = new RegExp(`\\b${anySpellingOf(wordsOfAll(({ talk }) => talk?.person?.name))}\\b`, 'iu')

/** More names than a family has are not real ones: further names are ignored. */
const MOST_NAMES = 50

/** Names that a shopper gave: said as such, or as the whole answer to a question for the name. */
export const namesIn = (messages: { role: string; text: string }[]): string[] => atOnce(stepsOfNames(messages))

/** The same message by message. */
export function* stepsOfNames(messages: { role: string; text: string }[]): Generator<void, string[]> {
  const names = new Set<string>()
  for (const [place, { role, text }] of messages.entries()) {
    if (role !== 'shopper') continue
    for (const pattern of [AFTER_ANY, AFTER_CAPITAL]) {
      for (const match of text.matchAll(pattern)) names.add((match[1] as string).trim())
    }
    const before = messages[place - 1]
    const answer =
      before && before.role !== 'shopper' && ASKS_NAME.test(before.text) ? ONLY_NAME.exec(text.trim()) : null
    if (answer) names.add((answer[1] as string).trim())
    yield
  }
  return [...names].filter((name) => name.length > 1).slice(0, MOST_NAMES)
}

/** A text without e-mail addresses, phone and order numbers, links, streets and the given names. */
export function maskPersonal(text: string, names: string[] = []): string {
  const mailless = normalised(text, 'NFC').replace(MAIL, '[e-mail]')
  let masked = replaceLinks(mailless, ({ kind }) => (kind === 'mail' ? '[e-mail]' : '[link]'))
  for (const [pattern, mask] of MASKS) masked = masked.replace(pattern, mask)
  const known = patternOf(names)
  if (known === null) return masked
  return masked.replace(known, '[name]').replace(/(\[name\])(?:\s+\[name\])+/g, '$1')
}

/** Finds whole names and their parts, longest first; null without names. */
function patternOf(names: string[]): RegExp | null {
  const parts = [...new Set(names.flatMap((name) => [name, ...name.split(/\s+/)]))]
    .filter((part) => part.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
  return parts.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}
