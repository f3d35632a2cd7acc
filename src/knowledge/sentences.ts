const abbreviations =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|nr|art|bzw|z\.B|ca|Dr|Mr|Mrs|Ms|St|Sr|Sra|p\.ej|inc|ltd)\.$/i

/** Sentences of a text, as written; a line end always parts two. Joined, they are the text but for spaces between them. */
export function splitSentences(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    let start = 0
    for (const match of line.matchAll(/[.!?…。！？]+["'”’»)\]*]*(?:\s+|$)/g)) {
      const end = match.index + match[0].length
      const piece = line.slice(start, end).trim()
      const next = line[end]
      const isCut =
        abbreviations.test(piece) || (next !== undefined && /\p{Ll}/u.test(next)) || /(?:^|\s)\d{1,2}\.$/.test(piece)
      if (isCut && end < line.length) continue
      if (piece !== '') sentences.push(piece)
      start = end
    }
    const rest = line.slice(start).trim()
    return rest === '' ? sentences : [...sentences, rest]
  })
}
