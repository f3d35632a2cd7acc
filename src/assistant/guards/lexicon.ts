import { remembering } from '../../shared/remembering.ts'

/** A word or phrase of a lexicon found in a text; token places, the end is exclusive. */
export interface Hit {
  tag: string
  from: number
  to: number
}

interface Phrase {
  tag: string
  words: { text: string; prefix: boolean }[]
}

/** Finds the phrases of word lists in one pass over a text. */
export class Lexicon {
  /** By the first three letters of the first word: every stem has at least so many, or is compared whole. */
  readonly #phrases = new Map<string, Phrase[]>()

  constructor(lists: Record<string, string>) {
    for (const [tag, list] of Object.entries(lists)) {
      for (const phrase of new Set(list.split(',').map((text) => text.trim()))) this.#add(tag, phrase)
    }
  }

  #add(tag: string, phrase: string): void {
    if (!phrase) return
    const words = phrase.split(' ').map((word) => ({ text: word.replace('*', ''), prefix: word.endsWith('*') }))
    const key = (words[0]?.text ?? '').slice(0, 3)
    const list = this.#phrases.get(key)
    if (list) list.push({ tag, words })
    else this.#phrases.set(key, [{ tag, words }])
  }

  /** Those whose first word a word is: worked out once for each word. */
  readonly #beginning = remembering((word) =>
    this.#phrasesOf(word).filter(({ words: [first] }) => first !== undefined && matches(word, first)),
  )

  /** German puts the thing last: "Standardversand". */
  #phrasesOf(word: string): Phrase[] {
    const own = this.#phrases.get(word.slice(0, 3)) ?? []
    const thing = word.length > 8 ? compound.exec(word)?.[1] : undefined
    if (!thing || thing === word) return own
    const more = (this.#phrases.get(thing.slice(0, 3)) ?? []).filter(
      ({ words }) => words.length === 1 && matches(thing, words[0] as Phrase['words'][0]),
    )
    return [...own, ...more.map(({ tag }) => ({ tag, words: [{ text: word, prefix: false }] }))]
  }

  find(words: readonly { text: string; skip?: boolean }[]): Hit[] {
    const hits: Hit[] = []
    for (let at = 0; at < words.length; at++) {
      const phrases = this.#beginning((words[at] as { text: string }).text)
      for (const { tag, words: phrase } of phrases) {
        const to = endOf(words, at, phrase)
        if (to !== null) hits.push({ tag, from: at, to })
      }
    }
    return hits
  }
}

const compound =
  /.(versand|lieferung|zustellung|rabatt|rabatte|gutschein|garantie|ruckgabe|erstattung|zahlung|bestellung|sendung|aktion|geschenk)$/

const matches = (word: string, { text, prefix }: { text: string; prefix: boolean }): boolean =>
  prefix ? word.startsWith(text) : word === text

/** Signs within a phrase do not part it: "in-stock", "next-day", "s'il vous plaît". */
function endOf(
  words: readonly { text: string; skip?: boolean }[],
  from: number,
  phrase: Phrase['words'],
): number | null {
  let at = from
  for (const [place, { text, prefix }] of phrase.entries()) {
    if (place > 0) while (words[at]?.skip) at++
    const word = words[at]?.text
    if (word === undefined || (prefix ? !word.startsWith(text) : word !== text)) return null
    at++
  }
  return at
}
