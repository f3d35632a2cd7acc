import type { ProductNow } from '../../catalog/get-product.ts'
import type { Card, TurnAnswer } from '../../conversations/turn.ts'
import type { ChatTurn } from '../chat/chat-turn.ts'
import type { Secret } from '../chat/check-leaks.ts'
import { checkTurn, type TurnHistory } from '../chat/check-turn.ts'
import type { Expect } from '../chat/suite.ts'
import { wordsOf } from '../fit/row-words.ts'
import type { Shop } from '../fit/shop.ts'
import { judgeTalkAnswer, type TalkFault } from './judge-talk.ts'
import { languageOfAnswer } from './read-answer.ts'
import type { Talk, TalkExpect, TalkTurn } from './talk-types.ts'

/** Says one message in a conversation; null begins one. The visitor is another one in each. */
export type SayInTalk = (input: { conversationId: string | null; text: string; visitor: string }) => Promise<ChatTurn>

export interface HeldTurn extends TalkTurn {
  answer: { text: string; cards: string[]; buttons: string[] }
  outcome: 'right' | 'wrong' | 'contradicting'
  faults: TalkFault[]
}

export interface HeldTalk extends Pick<Talk, 'id' | 'kind' | 'language'> {
  turns: HeldTurn[]
  /** Steps for which what was shown gave no ground: not counted. */
  leftOut: number
}

interface Holding {
  shop: Shop
  say: SayInTalk
  secrets: Secret[]
  onTalk?: (held: HeldTalk) => void
}

/** Holds conversations one after the other, each turn against the rows. */
export async function holdTalks(talks: readonly Talk[], holding: Holding): Promise<HeldTalk[]> {
  const held: HeldTalk[] = []
  for (const talk of talks) {
    const one = await holdTalk(talk, holding)
    held.push(one)
    holding.onTalk?.(one)
  }
  return held
}

async function holdTalk({ id, kind, language, steps }: Talk, { shop, say, secrets }: Holding): Promise<HeldTalk> {
  const turns: HeldTurn[] = []
  const products = new Map<string, ProductNow>()
  const said: string[] = []
  const cardsBefore: Card[][] = []
  let conversationId: string | null = null
  let shown: Card[] = []
  for (const step of steps) {
    const made = step({ shown })
    if (!made) break
    said.push(made.say)
    const turn: ChatTurn = await say({ conversationId, text: made.say, visitor: id })
    conversationId = turn.conversationId
    for (const product of turn.products) products.set(product.externalId, product)
    const { answer } = turn
    // A sum of pieces stands in no row: it is right where it is the one that was computed.
    const { amount, pieces } = made.expect
    const sums = [...(amount?.isInText ? amount.any : []), pieces?.sum ?? []].flat()
    const computed = sums.map((sum) => sum.toFixed(2))
    const history = { said: [...said, ...computed], products, cardsBefore, labelled: new Map(), secrets, owned: [] }
    const faults = [
      ...suiteFaults(turn, made.expect, history),
      ...judgeTalkAnswer(shop, made.expect, answer, language),
      ...(showsLanguage(said, shop) ? languageFaults(answer, language, [...products.values()]) : []),
    ]
    cardsBefore.push(answer.cards)
    if (answer.cards.length > 0) shown = answer.cards
    const cards = answer.cards.map(({ title, price }) => `${title} ${price ?? ''}`.trim())
    const buttons = answer.buttons.map(({ label }) => label)
    turns.push({ ...made, answer: { text: answer.text, cards, buttons }, outcome: outcomeOf(faults), faults })
  }
  return { id, kind, language, turns, leftOut: steps.length - turns.length }
}

/** What `spiel eval chat` says of the turn. */
function suiteFaults(turn: ChatTurn, { suite, stock }: TalkExpect, history: TurnHistory): TalkFault[] {
  const expected: Expect = { facts: 'grounded', leaks: 'none', ...suite }
  const isFormGone = stock?.is === 'gone' && stock.values.length > 0
  return (
    checkTurn(turn, expected, history)
      // "It is sold out" is said of the form that was asked for.
      .filter(({ message }) => !(isFormGone && message.includes('cannot be had')))
      .map(({ kind, message }) => ({
        message: `${kind}: ${message}`,
        isContradiction: kind === 'facts' || kind === 'leaks',
      }))
  )
}

/** Whether a shopper's language can be known: "hoodie" may be said in any. */
function showsLanguage(said: readonly string[], shop: Shop): boolean {
  const own = new Set(wordsOf(said.join(' ')).filter((word) => !/\d/.test(word)))
  return [...own].filter((word) => shop.readings.every(({ words }) => !words.has(word))).length > 1
}

function languageFaults(answer: TurnAnswer, language: string, products: readonly ProductNow[]): TalkFault[] {
  const spoken = languageOfAnswer(
    answer,
    products.map(({ title }) => title),
  )
  return spoken === language ? [] : [{ message: `is in ${spoken}, not in ${language}`, isContradiction: false }]
}

const outcomeOf = (faults: TalkFault[]): HeldTurn['outcome'] =>
  faults.length === 0 ? 'right' : faults.some(({ isContradiction }) => isContradiction) ? 'contradicting' : 'wrong'

export interface TalkTotals {
  name: string
  talks: number
  /** Of which every turn was right. */
  whole: number
  turns: number
  right: number
  wrong: number
  contradicting: number
  leftOut: number
}

/** Share of right turns; 1 without any. */
export const rightTurns = ({ right, turns }: TalkTotals): number => (turns === 0 ? 1 : right / turns)

export function totalsOfTalks(name: string, held: readonly HeldTalk[]): TalkTotals {
  const turns = held.flatMap((talk) => talk.turns)
  const count = (outcome: HeldTurn['outcome']) => turns.filter((turn) => turn.outcome === outcome).length
  return {
    ...{ name, talks: held.length, turns: turns.length },
    whole: held.filter((talk) => talk.turns.every(({ outcome }) => outcome === 'right')).length,
    ...{ right: count('right'), wrong: count('wrong'), contradicting: count('contradicting') },
    leftOut: held.reduce((sum, talk) => sum + talk.leftOut, 0),
  }
}
