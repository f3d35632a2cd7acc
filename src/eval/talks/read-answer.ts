import type { TurnAnswer } from '../../conversations/turn.ts'
import { plain, sentencesOf } from '../chat/read-numbers.ts'
import { spokenLanguage } from '../chat/spoken-language.ts'
import { stockClaimOf } from '../chat/stock-claims.ts'
import type { FitLanguage } from '../fit/words/things.ts'
import { talkWords } from './talk-writer.ts'
import type { TalkWords } from './words/talk-words.ts'

/** An answer as this judge reads it, in the language that it is in. */
export class AnswerReading {
  readonly answer: TurnAnswer
  readonly sentences: string[]
  readonly #plain: string
  /** Without the words of titles: "This is not a drill" denies nothing. */
  readonly #own: string
  readonly #titles: readonly string[]
  readonly #words: TalkWords['hears']

  /** @param titles of the products that may be named */
  constructor(answer: TurnAnswer, language: FitLanguage, titles: readonly string[]) {
    this.answer = answer
    this.sentences = sentencesOf(answer.text)
    this.#plain = plain(answer.text)
    this.#own = withoutTitles(this.#plain, titles)
    this.#titles = titles
    const spoken = answer.language in talkWords ? (answer.language as FitLanguage) : language
    this.#words = talkWords[spoken].hears
  }

  /** Whether one of the phrases of a list stands in the text. */
  hears(list: keyof TalkWords['hears']): boolean {
    return phrasesOf(this.#words[list]).some((phrase) => this.#own.includes(plain(phrase)))
  }

  /** Whether a sentence begins with yes (no), but for what it is about. */
  beginsWith(list: 'yes' | 'no'): boolean {
    const words = phrasesOf(this.#words[list]).map(plain)
    return this.sentences.some((sentence) => words.some((word) => plain(sentence).startsWith(word)))
  }

  /** Whether all words of a text stand in the answer as they stand in it. */
  says(text: string): boolean {
    return this.#plain.includes(plain(text))
  }

  /** The same of a piece of a text, whose last word may go on: "machine wash" in "machine washable". */
  quotes(piece: string): boolean {
    return this.#plain.includes(plain(piece).trimEnd())
  }

  /** Whether a title stands in the text, or what of it stands before its first comma or dash: long ones are cut short. */
  names(title: string): boolean {
    const short = title.split(/[,;|(]| [-–—] /)[0] ?? title
    return this.says(title) || (plain(short).trim() !== '' && this.says(short))
  }

  /** What the sentences claim of stock; only those that name one of the values, where there are some. */
  stockClaims(values: readonly string[] = []): Set<'there' | 'gone'> {
    const told = this.sentences.filter(
      (sentence) => values.length === 0 || values.some((value) => plain(sentence).includes(plain(value))),
    )
    return new Set(told.flatMap((sentence) => this.#stockClaimOf(sentence) ?? []))
  }

  /** Whether a sentence says yes to something that is no question of stock. */
  affirms(): boolean {
    const words = phrasesOf(this.#words.yes).map(plain)
    return this.sentences.some(
      (sentence) =>
        words.some((word) => plain(sentence).startsWith(word)) && this.#stockClaimOf(sentence) === undefined,
    )
  }

  #stockClaimOf(sentence: string): 'there' | 'gone' | undefined {
    // "Sí" is also how one would write "if" in a hurry.
    const yes = phrasesOf(this.#words.yes).map((word) => plain(word).trim())
    const [first = '', ...rest] = withoutTitles(plain(sentence), this.#titles).trim().split(' ')
    const told = yes.includes(first) ? rest : [first, ...rest]
    return stockClaimOf(`${told.join(' ')}${sentence.includes('?') ? '?' : ''}`)
  }

  /** Whether a product is named, or on a card. */
  shows({ id, title }: { id: string; title: string }): boolean {
    return this.names(title) || this.answer.cards.some(({ externalId }) => externalId === id)
  }
}

/** A text without the longest piece of each title that stands in it: long titles are cut short when they are named. */
function withoutTitles(text: string, titles: readonly string[]): string {
  let rest = text
  for (const title of titles) {
    const words = plain(title).trim().split(' ')
    for (let count = words.length; count > 1; count--) {
      const piece = ` ${words.slice(0, count).join(' ')} `
      if (!rest.includes(piece)) continue
      rest = rest.replaceAll(piece, ' ')
      break
    }
  }
  return rest
}

/** ISO 639-1 of an answer, by its words but for titles; by its mark where they do not tell. */
export function languageOfAnswer(answer: TurnAnswer, titles: readonly string[]): string {
  return spokenLanguage(withoutTitles(plain(answer.text.replace(QUOTED, ' ')), titles)) ?? answer.language
}

/** Between quotation marks stand the store's words. */
const QUOTED = /“[^“”]*”|«[^«»]*»|„[^„“]*“|"[^"]*"/gu

const phrasesOf = (list: string): string[] => list.split(',').map((phrase) => phrase.trim())
