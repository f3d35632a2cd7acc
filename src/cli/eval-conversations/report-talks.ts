import {
  type HeldTalk,
  type HeldTurn,
  rightTurns,
  type TalkTotals,
  totalsOfTalks,
} from '../../eval/talks/hold-talks.ts'
import { table } from '../print.ts'

export interface TalkReport {
  products: number
  kinds: TalkTotals[]
  languages: TalkTotals[]
  total: TalkTotals
  /** Conversations with a turn that is not right; all of them where that is asked for. */
  conversations: HeldTalk[]
}

const isWhole = ({ turns }: HeldTalk): boolean => turns.every(({ outcome }) => outcome === 'right')

export function reportOf(products: number, held: HeldTalk[], withAll: boolean): TalkReport {
  const by = (key: 'kind' | 'language') =>
    [...Map.groupBy(held, (talk) => talk[key])].map(([name, own]) => totalsOfTalks(name, own))
  return {
    ...{ products, kinds: by('kind'), languages: by('language'), total: totalsOfTalks('all', held) },
    conversations: withAll ? held : held.filter((talk) => !isWhole(talk)),
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** The report for people: tables by kind and language, the conversations that failed, and one number at the end. */
export function describeTalks({ products, kinds, languages, total, conversations }: TalkReport): string[] {
  const row = (own: TalkTotals) => [
    own.name,
    ...[own.talks, own.whole, own.turns, own.right, own.wrong, own.contradicting, own.leftOut].map(String),
    percent(rightTurns(own)),
  ]
  const head = ['', 'CONVERSATIONS', 'ALL RIGHT', 'TURNS', 'RIGHT', 'WRONG', 'CONTRADICTING', 'NOT ASKED', 'RIGHT %']
  return [
    `${products} products, ${total.talks} conversations`,
    ...conversations.flatMap(describeTalk),
    '',
    ...table([['KIND', ...head.slice(1)], ...kinds.map(row), row(total)]),
    '',
    ...table([['LANGUAGE', ...head.slice(1)], ...languages.map(row)]),
    '',
    `Right turns: ${percent(rightTurns(total))}, contradicting a row: ${total.contradicting}`,
  ]
}

const describeTalk = ({ id, language, turns }: HeldTalk): string[] => [
  '',
  `${id} (${language})`,
  ...turns.flatMap(describeTurn),
]

function describeTurn({ say, answer, outcome, faults }: HeldTurn): string[] {
  const cards =
    answer.cards.length > 0 ? [`    cards: ${answer.cards.map((card) => card.slice(0, 60)).join(' | ')}`] : []
  return [
    `  > ${say}`,
    `  < ${answer.text.replaceAll('\n', ' ')}`,
    ...cards,
    ...faults.map(({ message }) => `    ${outcome}: ${message}`),
  ]
}
