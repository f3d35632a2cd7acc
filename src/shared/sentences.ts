import { partsOf } from './text-pieces.ts'

const abbreviations =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|incl|excl|max|no|nr|art|bzw|z\.B|u\.a|d\.h|ca|inkl|exkl|ggf|evtl|mind|zzgl|zzt|vgl|sog|env|aprox|máx|mín|Dr|Mr|Mrs|Ms|St|Sr|Sra|p\.ej|inc|ltd)\.$/i
/** More letters than an abbreviation has. */
const LONGEST_TAIL = 16

/** Sentences of a text, as written; a line end always parts two. Joined, they are the text but for spaces between them. */
export const splitSentences = (text: string): string[] => [...sentencesOf(text)]

/** The same one after the other, for a text with hundreds of thousands. */
export function* sentencesOf(text: string): Generator<string, void> {
  for (const line of partsOf(text, /\n/g)) {
    let start = 0
    for (const match of line.matchAll(/(?<![.!?…。！？])[.!?…。！？]+["'”’»)\]*]*(?:\s+|$)/g)) {
      const end = match.index + match[0].length
      const next = line[end]
      // The end alone is looked at: of "etc. etc. etc." all that was not cut yet would be read again at each full stop.
      const tailEnd = match.index + match[0].trimEnd().length
      const tail = line.slice(Math.max(start, tailEnd - LONGEST_TAIL), tailEnd)
      // "Am 24. Dezember", behind a short word; but not "it comes with Windows 11. It has", "in the lower 48. Alaska".
      const isPlace =
        /(?:^|(?<!\p{L})\p{L}{1,4} |\p{P} )\d{1,2}\.$/u.test(tail) && !/(?<=\S\s)\p{Lu}\p{Ll}+ \d{1,2}\.$/u.test(tail)
      const isCut = abbreviations.test(tail) || (next !== undefined && /\p{Ll}/u.test(next)) || isPlace
      if (isCut && end < line.length) continue
      const piece = line.slice(start, end).trim()
      if (piece !== '') yield piece
      start = end
    }
    const rest = line.slice(start).trim()
    if (rest !== '') yield rest
  }
}
