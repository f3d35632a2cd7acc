import type { TurnAnswer } from '../../conversations/turn.ts'
import { plain, sentencesOf } from '../chat/read-numbers.ts'
import { stockClaimOf } from '../chat/stock-claims.ts'
import type { FitLanguage } from '../fit/words/things.ts'
import { talkWords } from './talk-writer.ts'
import type { TalkWords } from './words/talk-words.ts'

/** An answer as this judge reads it, in the language that it is in. */
export class AnswerReading {
  readonly answer: TurnAnswer
  readonly sentences: string[]
  readonly #plain: string
  readonly #words: TalkWords['hears']

  constructor(answer: TurnAnswer, language: FitLanguage) {
    this.answer = answer
    this.sentences = sentencesOf(answer.text)
    this.#plain = plain(answer.text)
    const spoken = answer.language in talkWords ? (answer.language as FitLanguage) : language
    this.#words = talkWords[spoken].hears
  }

  /** Whether one of the phrases of a list stands in the text. */
  hears(list: keyof TalkWords['hears']): boolean {
    return phrasesOf(this.#words[list]).some((phrase) => this.#plain.includes(plain(phrase)))
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

  /** What the sentences claim of stock; only those that name one of the values, where there are some. */
  stockClaims(values: readonly string[] = []): Set<'there' | 'gone'> {
    const told = this.sentences.filter(
      (sentence) => values.length === 0 || values.some((value) => plain(sentence).includes(plain(value))),
    )
    return new Set(told.flatMap((sentence) => stockClaimOf(sentence) ?? []))
  }

  /** Whether a product is named, or on a card. */
  shows({ id, title }: { id: string; title: string }): boolean {
    return this.says(title) || this.answer.cards.some(({ externalId }) => externalId === id)
  }
}

const phrasesOf = (list: string): string[] => list.split(',').map((phrase) => phrase.trim())
