import { normalised } from '../../shared/bounded-text.ts'
import { replaceLinks } from '../../shared/find-links.ts'
import { atOnce } from '../../shared/in-slices.ts'

const MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,254}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu
/** What stands in a text instead of what tells who somebody is. */
const MASKS: [RegExp, string][] = [
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/g, '[number]'],
  [/(?<![\p{L}\p{N}])\+?\(?\d(?:[\s()./-]*\d){6,}/gu, '[number]'],
  [/(?:#|\bn[°º]\s?|№)\s?[\p{L}\p{N}][\p{L}\p{N}-]*/giu, '[number]'],
  [/(?<![\p{L}\p{N}-])((?:-|\d[\p{L}\d]*-)*)(?=\p{L})(?=(?:[\p{L}-]*\d){4})[\p{L}\d-]+/gu, '$1[number]'],
  [
    /(?<![\p{L}\p{N}.,])(?<![$€£¥]\s?)\d{5,}(?![\p{N}]|[.,]\d|\s?(?:[$€£¥]|usd|eur|gbp|dollars?|euros?))/giu,
    '[number]',
  ],
  [
    /\b\d{1,5}[a-z]?,? (?:\p{L}+ ){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|blvd|boulevard|court|ct|way|place|square)\b\.?/giu,
    '[address]',
  ],
  [/(?<!\p{L})\p{L}{0,40}(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee)\s\d{1,4}\s?[a-z]?\b/giu, '[address]'],
  [
    /\b(?:\d{1,4},?\s)?(?:rue|avenue|boulevard|chemin|place|calle|avenida|avda|plaza|paseo) (?:\p{L}+ ?){1,5}(?:,? ?\d{1,4})?/giu,
    '[address]',
  ],
]

const NAME = "\\p{Lu}[\\p{L}'’-]*(?:\\s+(?:(?:de|del|la|von|van|der|le|du|da|bin|al)\\s+)*\\p{Lu}[\\p{L}'’-]*){0,3}"
/** Said before a name; after some of them only a capital letter tells a name from "I am looking". */
const SAID_BEFORE_ANY = [
  'my name is',
  'my name.?s',
  'name:',
  'me llamo',
  'mi nombre es',
  'je m.appelle',
  'mon nom est',
  'ich hei(?:ß|ss)e',
  'mein name ist',
  'call me',
]
const SAID_BEFORE_CAPITAL = [
  'i.?m',
  'i am',
  'this is',
  'soy',
  'je suis',
  'c.est',
  'ich bin',
  'hier ist',
  'hier spricht',
  'regards,?',
  'thanks,',
  'gracias,',
  'merci,',
  'danke,',
  'gr(?:ü|u)(?:ß|ss)e,?',
  'saludos,?',
  'cordialement,?',
  'mr\\.?',
  'mrs\\.?',
  'ms\\.?',
  'herr',
  'frau',
  'se(?:ñ|n)ora?',
  'madame',
  'monsieur',
]

const anyCase = (words: string[]) =>
  words.map((word) => word.replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`)).join('|')
const AFTER_ANY = new RegExp(
  `(?<!\\p{L})(?:${anyCase(SAID_BEFORE_ANY)})\\s+(\\p{L}[\\p{L}'’-]*(?:\\s+\\p{Lu}[\\p{L}'’-]*){0,3}|\\p{Ll}[\\p{L}'’-]+(?:\\s+\\p{Ll}[\\p{L}'’-]+)?)`,
  'gu',
)
const AFTER_CAPITAL = new RegExp(`(?<!\\p{L})(?:${anyCase(SAID_BEFORE_CAPITAL)})\\s+(${NAME})`, 'gu')
const ONLY_NAME = new RegExp(`^(${NAME})\\s*[.!]?$`, 'u')
const ASKS_NAME = /\b(?:name|nombre|nom|namen)\b/i

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
