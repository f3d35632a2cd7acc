/** In steps, so that what grows fast is seen before a match that never ends. */
const SIZES = [24, 32, 48, 96, 300, 1_500, 8_000, 40_000]
/** Half of what the mildest quadratic pattern needs for 40,000 characters on a fast machine; a linear one needs about 1. */
const MOST_MS = 60
const MOST_SINGLES = 14
const MOST_WORDS = 40
const MOST_PAIRS = 60

/** A text on which a pattern took long: `pump` again and again. */
export interface SlowText {
  prefix: string
  pump: string
  suffix: string
  characters: number
  /** Processor time of this thread. */
  ms: number
}

/**
 * Runs a pattern on hostile texts made of its own characters, longer and longer, and measures the processor time. It sees what
 * an analysis of one match cannot: a pattern with the flag `g` of which every match looks far ahead, and what look-arounds hide.
 */
export function probePattern(source: string, flags: string): SlowText | undefined {
  const pattern = new RegExp(source, flags)
  for (const [prefix, pump, suffix] of textsFor(source)) {
    for (const size of SIZES) {
      const text = prefix + pump.repeat(Math.ceil(size / pump.length)) + suffix
      let ms = timeOf(pattern, text)
      // A collection of garbage or a first compilation may fall into one measurement.
      for (let again = 0; again < 2 && ms > MOST_MS && ms < 3 * MOST_MS; again++)
        ms = Math.min(ms, timeOf(pattern, text))
      if (ms > MOST_MS) return { prefix, pump, suffix, characters: text.length, ms: Math.round(ms) }
    }
  }
  return undefined
}

/** Processor time of all matches with the flag `g`, else of one, in milliseconds. */
export function timeOf(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage()
  if (pattern.global) text.replace(pattern, '')
  else pattern.test(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

function* textsFor(source: string): Generator<[prefix: string, pump: string, suffix: string]> {
  const { singles, words } = piecesOf(source)
  const pairs = singles
    .flatMap((one) => singles.filter((two) => two !== one).map((two) => one + two))
    .slice(0, MOST_PAIRS)
  for (const pump of [...singles, ...words, ...words.map((word) => `${word} `), ...pairs]) {
    for (const suffix of ['', '\u0001']) yield ['', pump, suffix]
  }
  for (const prefix of words.slice(0, 12)) {
    for (const pump of singles) yield [prefix, pump, '\u0001']
  }
}

const SAMPLES: Record<string, string[]> = {
  s: [' ', '\n'],
  d: ['1'],
  w: ['a', '_'],
  S: ['a'],
  D: ['a'],
  W: [' '],
  n: ['\n'],
}

/** Characters and words that a pattern is about: not exact, only likely. */
function piecesOf(source: string): { singles: string[]; words: string[] } {
  const singles = new Set<string>()
  const plain = source.replace(
    /\\p\{(\w{1,30})[^}]{0,30}\}|\\u\{?([0-9a-fA-F]{4,6})\}?|\\(.)/gu,
    (_all, property, code, escaped) => {
      if (property)
        for (const sample of property === 'Lu' ? ['A'] : property === 'N' ? ['1'] : ['a', 'é']) singles.add(sample)
      else if (code) singles.add(String.fromCodePoint(Number.parseInt(code, 16)))
      else for (const sample of SAMPLES[escaped] ?? (/\w/.test(escaped) ? [] : [escaped])) singles.add(sample)
      return '\u0000'
    },
  )
  const words = new Set<string>()
  for (const [word] of plain.matchAll(/[\p{L}\p{N}_'’-][\p{L}\p{N}_ '’-]{0,40}/gu)) if (word.length > 1) words.add(word)
  for (const sign of ['a', ' ', '1', 'A', '.']) singles.add(sign)
  for (const sign of plain) if (sign !== '\u0000' && !/[()|?*+^${}[\]\\:]/.test(sign)) singles.add(sign)
  return { singles: [...singles].slice(0, MOST_SINGLES), words: [...words].slice(0, MOST_WORDS) }
}
