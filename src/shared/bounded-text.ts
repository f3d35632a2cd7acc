/**
 * How much of a text from outside is read. What is stored and shown is the text as it came; what looks into it (understanding, search,
 * knowledge, checks of answers, analysis) gets this reading of it, so that no work on one text can grow beyond these limits.
 */
export interface TextBounds {
  /** UTF-16 code units, of the reading and of any Unicode normal form of it: U+FDFA is one, and 18 in NFKC. */
  units: number
  /** What stands between spaces. */
  words: number
  /** Code units of a word, counted in the same way. A longer one is parted: scripts without spaces go on being read. */
  wordUnits: number
}

/** All limits of reading. Those of what is taken in at all are in the schemas. */
export const textBounds = {
  /** 2,000 letters of any of our languages are 330 to 400 words. No e-mail address is longer than 254. */
  message: { units: 2_000, words: 400, wordUnits: 256 },
  /** What a shopper typed lately, over some messages. */
  said: { units: 4_000, words: 800, wordUnits: 256 },
  /** A search: the index looks at 32 words of 512 letters. A part number has at most 255. */
  query: { units: 512, words: 128, wordUnits: 256 },
  question: { units: 1_000, words: 200, wordUnits: 128 },
  /** A title, vendor, category, tag, option or its value. */
  name: { units: 1_000, words: 150, wordUnits: 128 },
  /** The same as a key that is looked up. */
  key: { units: 255, words: 64, wordUnits: 128 },
  /** Lists of names of one product, as one text. */
  names: { units: 16_384, words: 2_000, wordUnits: 128 },
  /** Longer ones are hardly found better: a field counts as having 1,023 words at most. */
  description: { units: 65_536, words: 4_000, wordUnits: 128 },
  /** A passage of the owner's pages with its heading. */
  passage: { units: 10_000, words: 1_500, wordUnits: 128 },
  /** What a tool told of a product, an order or a page. */
  fact: { units: 4_000, words: 800, wordUnits: 128 },
  /** A sentence of an answer: the cutter lets none through with more than 1,000 characters, which may be Hangul. */
  sentence: { units: 4_000, words: 1_000, wordUnits: 4_000 },
} as const satisfies Record<string, TextBounds>

/**
 * Marks that follow each other on one letter: as many as Unicode's stream-safe format has (UAX #15). More are no writing, and are put in
 * order in a time that grows with their square.
 */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu

/** The text in a Unicode normal form, without marks beyond 30 in a row. Linear in its length. */
export const normalised = (text: string, form: 'NFC' | 'NFKC' | 'NFD' | 'NFKD'): string =>
  (text.length > 30 ? text.replace(tooManyMarks, '$1') : text).normalize(form)

/** By code unit: how many code units its character is in NFKD; 0 = not looked at yet. */
const expandedUnits = new Uint8Array(65_536)
const isSpace = /\s/

/** What is read of a text: well-formed, in NFC, within the bounds in every normal form. A text within them comes back as it is. */
export function boundedReading(text: string, bounds: TextBounds): string {
  return isPlainWithin(text, bounds) ? text : readWithin(text, bounds)
}

/** Whether a text is ASCII and within the bounds: then it is its own reading, which most texts are. */
function isPlainWithin(text: string, { units, words, wordUnits }: TextBounds): boolean {
  if (text.length > units) return false
  let wordCount = 0
  let inWord = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return false
    if (code === 32 || (code >= 9 && code <= 13)) {
      inWord = 0
      continue
    }
    if (inWord === 0) wordCount++
    inWord++
    if (inWord > wordUnits || wordCount > words) return false
  }
  return true
}

function readWithin(text: string, { units, words, wordUnits }: TextBounds): string {
  const whole = normalised(text.slice(0, units).toWellFormed(), 'NFC')
  let reading = ''
  // What goes over as it stands: from here to the place looked at.
  let from = 0
  let total = 0
  let wordCount = 0
  let inWord = 0
  for (let at = 0; at < whole.length; ) {
    const length = (whole.codePointAt(at) as number) > 0xffff ? 2 : 1
    const cost = unitsOf(whole, at, length)
    if (isSpaceAt(whole, at)) inWord = 0
    else {
      const isParted = inWord + cost > wordUnits
      if (inWord === 0 || isParted) wordCount++
      if (wordCount > words || total + cost + Number(isParted) > units) return reading + whole.slice(from, at)
      if (isParted) {
        reading += `${whole.slice(from, at)} `
        from = at
        total++
        inWord = 0
      }
      inWord += cost
    }
    total += cost
    if (total > units) return reading + whole.slice(from, at)
    at += length
  }
  return reading + whole.slice(from)
}

/** Whether the whole text is read. */
export const isWithin = (text: string, bounds: TextBounds): boolean =>
  boundedReading(text, bounds).length === normalised(text.toWellFormed(), 'NFC').length

function unitsOf(text: string, at: number, length: number): number {
  const code = text.charCodeAt(at)
  if (code < 128) return 1
  if (length === 2) return Math.max(2, text.slice(at, at + 2).normalize('NFKD').length)
  const known = expandedUnits[code] as number
  if (known > 0) return known
  const found = Math.max(1, (text[at] as string).normalize('NFKD').length)
  expandedUnits[code] = found
  return found
}

const isSpaceAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code < 128 ? code === 32 || (code >= 9 && code <= 13) : isSpace.test(text[at] as string)
}
