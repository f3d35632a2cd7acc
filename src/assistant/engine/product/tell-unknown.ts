import { asTyped } from '../../../language/text/as-typed.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import { areFillers } from '../../../search/can-be-told.ts'
import { inCatalog } from '../../../search/read-wish.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { Statement } from '../../statement.ts'
import type { ProductResult, ToldAnswer } from '../../tools/tool-results.ts'
import type { TurnScope } from '../../turn-scope.ts'
import type { EngineTurn } from '../engine-turn.ts'

/** Shorter words are in any sentence. */
const SHORTEST = 4
/** What is asked, whatever of a thing that is. */
const asked = new Set(['q', 'n', 'v', 'a', 't'])

/**
 * The sentence of a page that has most of the words that are asked for, in the language of the shop: what has one of them is never passed over as if
 * nothing was told. Null where none has any.
 * @param title its own words are in any question about it
 */
function sharedSentence(
  { understanding, catalog }: TurnScope,
  question: string,
  { title, description }: { title: string; description: string | null },
): string | null {
  if (!description) return null
  const { stem, stopWords } = languageOf(catalog.language)
  const stemsOf = (text: string) =>
    new Set(
      tokenize(text).flatMap(({ kind, text: word }) => (kind === 'word' && word.length >= SHORTEST ? stem(word) : [])),
    )
  const own = stemsOf(title)
  const { q } = inCatalog(question, catalog, understanding.language)
  const isAsked = (word: string) => asked.has(understanding.roles.get(word) ?? 'o') || isNoun(word)
  const typed = tokenize(question).flatMap(({ text: word }) => (isAsked(word) ? word : []))
  const translated = q === question ? [] : tokenize(q).flatMap(({ text: word }) => (isNoun(word) ? word : []))
  const wanted = [...typed, ...translated]
    .filter((word) => word.length >= SHORTEST && !stopWords.has(word))
    .map((word) => stem(word))
    .filter((word) => !own.has(word))
  const counted = splitSentences(description).map((sentence) => {
    const words = stemsOf(sentence)
    return { sentence, count: new Set(wanted.filter((word) => words.has(word))).size }
  })
  const [best] = counted.toSorted((a, b) => b.count - a.count)
  return best && best.count > 0 ? best.sentence : null
}

/** Most things that a sentence says it does not know. */
const MOST_UNTOLD = 3

type Found = Extract<ProductResult, { found: true }>

/**
 * What the page says that comes nearest is read out, so that the shopper can judge; what it is silent about is named in one sentence.
 * @param said quotes that answer what else is asked; they stand for what comes nearest too
 */
export function tellUnknown(
  turn: EngineTurn,
  unknown: readonly (Found & { question: string })[],
  { isAlone, said }: { isAlone: boolean; said: readonly string[] },
): Statement[] {
  const nearOf = ({ product, answer, question }: (typeof unknown)[number]) =>
    answer !== undefined && answer.verdict !== 'unknown'
      ? ''
      : (answer?.nearest ?? sharedSentence(turn.scope, question, product) ?? '')
  const isTold = (near: string) => near !== '' && said.some((quote) => quote.includes(near) || near.includes(quote))
  const all = unknown.map((one) => ({ ...one, near: nearOf(one) })).filter(({ near }) => !isTold(near))
  const [first] = all
  if (!first) return []
  turn.button('button_yes')
  turn.button('button_no')
  const title = turn.title(first.product)
  const silent = all.filter(({ near }) => near === '')
  const missed = silent.map(({ answer }) => missedIn(turn, answer))
  // "How long does it last, and is it washable?", of which one is told: that nothing is told of "that" would be said of both.
  const words =
    missed.some(({ length }) => length > 0) || isAlone ? missed.flat() : silent.map(({ question }) => question)
  const untold = turn.echo([...new Set(words)].slice(0, MOST_UNTOLD))
  const near = [...new Set(all.flatMap(({ near }) => (near === '' ? [] : near)))]
  const asked = [
    ...near.map((quote) => turn.say('answer_nearest', { title, quote: turn.quote(quote) })),
    ...(untold !== null ? [turn.say('answer_untold', { title, untold })] : []),
    ...(near.length === 0 && untold === null ? [turn.say('answer_unknown', { title })] : []),
  ]
  const question = all
    .map((one) => one.question)
    .join(' ')
    .slice(0, 500)
  turn.scope.state.pending = {
    kind: 'lead_email',
    data: { purpose: 'support', productId: first.product.id, question, asked: asked.at(-1)?.text ?? '' },
  }
  return asked
}

/** What of a question stands for something and is not told, as it was typed; else what no page says of it: "pitted" of "are they pitted?" */
function missedIn({ scope }: EngineTurn, answer?: ToldAnswer): string[] {
  const lists = [answer?.named ?? [], answer?.untold ?? []]
  const typed = lists.map((words) => asTyped(scope.text, words).filter((word) => !areFillers(word)))
  return typed.find(({ length }) => length > 0) ?? []
}
