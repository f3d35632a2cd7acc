import type { Random } from './proof-run.ts'

/** A text meant to cost much more than its length, of exactly so many Unicode code points. */
export interface HostileText {
  kind: string
  text: string
}

/** Cut to so many code points, so that a repeated piece fills a field to its last character. */
function filled(piece: string, length: number): string {
  const points = [...piece.repeat(Math.ceil(length / [...piece].length))]
  return points
    .slice(0, length)
    .join('')
    .replace(/^\s|\s$/g, 'a')
}

/** What is repeated, by kind. */
const repeated: Record<string, string> = {
  // One code point that NFKC or NFKD makes up to 18 of.
  'expansion U+FDFA': '\ufdfa',
  'expansion U+FDF4': '\ufdf4',
  'expansion U+FDFB spaced': '\ufdfb ',
  'expansion U+3300': '\u3300',
  'expansion U+33A2': '\u33a2',
  'expansion U+1D160': '\u{1d160}',
  'expansion U+0390': '\u0390',
  'one letter': 'a',
  'one capital': 'A',
  'one space': ' ',
  'no-break spaces': '\u00a0',
  'line ends': '\n',
  tabs: '\t',
  dots: '.',
  'dots and spaces': '. ',
  commas: ',',
  exclamations: '!',
  'question marks': '?',
  quotes: '"',
  apostrophes: "'",
  'typographic quotes': '‹',
  guillemets: '«»',
  hyphens: '-',
  underscores: '_',
  slashes: '/',
  'number signs': '#',
  'dollar signs': '$',
  'per cent': '%',
  at: '@',
  'one digit': '7',
  'digits and dots': '1.',
  'digits and commas': '1,',
  'digits and spaces': '1 ',
  'digits and hyphens': '1-',
  'number runs': '12345 ',
  prices: '$9.99 ',
  'under prices': 'under 50 ',
  sizes: 'M ',
  measures: '12in x ',
  'one-letter words': 'b ',
  'two-letter words': 'ab ',
  'mixed one-letter words': 'a b c d e f g h i j k l m n o p q r s t u v w x y z ',
  'letters and dots': 'a.',
  'letters and hyphens': 'a-',
  'letters and apostrophes': "a'",
  'letters and digits': 'a1',
  'e-mail-like': 'a@',
  'e-mails': 'a@b.co ',
  'e-mail without end': 'a.b@c.',
  'long e-mail names': 'a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a ',
  'URL-like': 'http://',
  'www runs': 'www.',
  URLs: 'https://a.b/c ',
  'order numbers': '#W12345 ',
  vs: 'vs ',
  'a vs': 'a vs ',
  or: 'or ',
  'and also': 'and also ',
  not: 'not ',
  'between and': 'between 1 and ',
  'from to': 'from 1 to ',
  compare: 'compare with ',
  'cheaper than': 'cheaper than ',
  'my name is': 'my name is A ',
  ordinals: 'the second one ',
  colours: 'red blue ',
  'product words': 'shoes jacket kettle ',
  wishes: 'where is my order? ',
  'cyrillic letters': 'ж',
  'cyrillic words': 'жук ',
  accents: 'é',
  'decomposed accents': 'e\u0301',
  'lone combining marks': '\u0301',
  'hebrew points': '\u05b0',
  thai: 'ก',
  han: '漢',
  kana: 'ア',
  hangul: '한',
  'hangul jamo': '\u1112\u1161\u11ab',
  'zero width': 'a\u200b',
  joiners: '\u200d',
  'bidi overrides': '\u202e\u202d',
  'bidi isolates': '\u2066a\u2069',
  emoji: '😡',
  'emoji families': '👩‍👩‍👧‍👦',
  flags: '🇩🇪',
  'full-width': 'Ａ',
  'full-width digits': '７',
  superscripts: '²',
  fractions: '½',
  ligatures: 'ﬃ',
  turkish: 'İ',
  'sharp s': 'ß',
  'deep round brackets': '(',
  'deep square brackets': '[',
  'deep braces': '{',
  'closing brackets': ')',
  angles: '<',
  tags: '<b>',
  comments: '<!--',
  entities: '&amp;',
  'open entities': '&',
  stars: '*',
  backticks: '`',
  'links of Markdown': '[a](',
  pipes: '|',
  backslashes: '\\',
  equals: '=',
  plus: '+1 ',
  'private use': '\ue000',
  unassigned: '\u{e0000}',
}

/** So many different words of so many letters. */
function randomWords(random: Random, length: number, letters: number): string {
  let text = ''
  while (text.length < length) {
    for (let at = 0; at < letters; at++) text += String.fromCharCode(97 + random.int(0, 25))
    text += ' '
  }
  return filled(text, length)
}

/** Different words of the same letters: each is nearly each other. */
function anagrams(length: number): string {
  let words = ['']
  for (const letter of 'abcdefgh') {
    words = words.flatMap((word) =>
      Array.from({ length: word.length + 1 }, (_, at) => word.slice(0, at) + letter + word.slice(at)),
    )
  }
  return filled(words.map((word) => `${word} `).join(''), length)
}

/** Code points of all of Unicode but surrogates and U+0000. */
function randomUnicode(random: Random, length: number, last: number): string {
  const points: number[] = []
  while (points.length < length) {
    const point = random.int(1, last)
    if (point < 0xd800 || point > 0xdfff) points.push(point)
  }
  return filled(points.map((point) => String.fromCodePoint(point)).join(''), length)
}

/** The set for a field of at most so many code points: repeats, random words and letters, one word and many; those kinds that are chosen. */
export function* hostileTexts(
  length: number,
  random: Random,
  isChosen: (kind: string) => boolean = () => true,
): Generator<HostileText> {
  const half = Math.floor(length / 2)
  const made: Record<string, () => string> = {
    'one random word': () => randomWords(random, length, length),
    anagrams: () => anagrams(length),
    'nested brackets': () => '('.repeat(half) + ')'.repeat(length - half),
    'spaces between words': () => `a${' '.repeat(Math.max(0, length - 2))}b`.slice(0, length),
    'expansion after words': () => filled(`red shoes ${'\ufdfa'.repeat(20)} `, length),
  }
  for (const [kind, piece] of Object.entries(repeated)) made[kind] = () => filled(piece, length)
  for (const letters of [2, 3, 5, 8, 12, 40]) {
    made[`random words of ${letters} letters`] = () => randomWords(random, length, letters)
  }
  for (const last of [0x7e, 0x24f, 0xffff, 0x10ffff]) {
    made[`random to U+${last.toString(16)}`] = () => randomUnicode(random, length, last)
  }
  for (const [kind, make] of Object.entries(made)) if (isChosen(kind)) yield { kind, text: make() }
}
