/**
 * What a terminal obeys or a reader cannot see: control characters (C0, DEL, C1), format characters (direction marks and overrides,
 * zero-width ones, tags), line and paragraph separators, halves of surrogate pairs, fillers.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
const NAMED: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
/** Begins each further line of a record. No record begins like this. */
const MARK = '    | '

const JOINER = '\u200d'
const NON_JOINER = '\u200c'
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u
/** Scripts that are written wrongly without joiners. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]/u

/** A text from outside as one line that says what is in it: hidden characters are written out, as `\u001b` or `\n`. */
export const printable = (text: string): string =>
  text.replace(HIDDEN, (hidden, at: number) => (isSeen(text, hidden, at) ? hidden : (NAMED[hidden] ?? written(hidden))))

/** A record as lines that cannot be taken for other records: what comes after a line break is marked. */
export function printableRecord(text: string): string[] {
  const [first = '', ...more] = text.split(LINE_BREAK)
  while (more.at(-1) === '') more.pop()
  return [printable(first), ...more.map((line) => MARK + printable(line))]
}

/** JSON that a terminal can be shown: the same value, with nothing hidden in it but line breaks between its parts. */
export const printableJson = (value: unknown, indent = 0): string =>
  escapeJson(JSON.stringify(value, null, indent) ?? 'null')

/** The same for JSON that is text already, such as lines of a log. */
export const escapeJson = (json: string): string =>
  json.replace(HIDDEN, (hidden) => (hidden === '\n' ? hidden : asUnits(hidden)))

/** Joiners between emoji or letters that need them, and the sign that makes an emoji of a character, show in what is around them. */
function isSeen(text: string, hidden: string, at: number): boolean {
  if (hidden === '\ufe0e' || hidden === '\ufe0f') return at > 0
  if (hidden !== JOINER && hidden !== NON_JOINER) return false
  const before = text.slice(Math.max(0, at - 2), at)
  const after = String.fromCodePoint(text.codePointAt(at + 1) ?? 0)
  if (JOINED.test(before) && JOINED.test(after)) return true
  return hidden === JOINER && EMOJI.test(before) && EMOJI.test(after)
}

function written(hidden: string): string {
  const code = hidden.codePointAt(0) as number
  return code > 0xffff ? `\\u{${code.toString(16)}}` : asUnits(hidden)
}

const asUnits = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')
