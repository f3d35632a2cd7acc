/** What stands in a text instead of what tells who somebody is. */
const MASKS: [RegExp, string][] = [
  [
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,254}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
    '[e-mail]',
  ],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/g, '[number]'],
  [/(?<![\p{L}\p{N}])\+?\(?\d(?:[\s()./-]*\d){6,}/gu, '[number]'],
  [/(?:#|\bn[°º]\s?|№)\s?[\p{L}\p{N}][\p{L}\p{N}-]*/giu, '[number]'],
  [/(?<![\p{L}\p{N}])(?=[\p{L}\d-]*\d[\p{L}\d-]*\d[\p{L}\d-]*\d[\p{L}\d-]*\d)\p{L}[\p{L}\d-]+/gu, '[number]'],
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
const ONLY_NAME = new RegExp(`^\\s*(${NAME})\\s*[.!]?\\s*$`, 'u')
const ASKS_NAME = /\b(?:name|nombre|nom|namen)\b/i

/** Names that a shopper gave: said as such, or as the whole answer to a question for the name. */
export function namesIn(messages: { role: string; text: string }[]): string[] {
  const names: string[] = []
  for (const [place, { role, text }] of messages.entries()) {
    if (role !== 'shopper') continue
    for (const pattern of [AFTER_ANY, AFTER_CAPITAL]) {
      for (const match of text.matchAll(pattern)) names.push(match[1] as string)
    }
    const before = messages[place - 1]
    const answer = before && before.role !== 'shopper' && ASKS_NAME.test(before.text) ? ONLY_NAME.exec(text) : null
    if (answer) names.push(answer[1] as string)
  }
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name.length > 1)
}

/** A text without e-mail addresses, phone and order numbers, links, streets and the given names. */
export function maskPersonal(text: string, names: string[] = []): string {
  let masked = text.normalize('NFC')
  for (const [pattern, mask] of MASKS) masked = masked.replace(pattern, mask)
  const parts = [...new Set(names.flatMap((name) => [name, ...name.split(/\s+/)]))]
    .filter((part) => part.length > 1)
    .sort((a, b) => b.length - a.length)
  for (const part of parts) {
    const pattern = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
    masked = masked.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), '[name]')
  }
  return masked.replace(/(\[name\])(?:\s+\[name\])+/g, '$1')
}
