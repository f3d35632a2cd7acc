import type { Statement } from '../statement.ts'
import type { TurnScope } from '../turn-scope.ts'
import { type Act, asksAbout, services } from '../understanding/understanding.ts'
import { clausesIn, greeting } from './answered-clauses.ts'
import { Clause } from './clause.ts'
import { type ClauseCall, EngineTurn, type ToolAnswer } from './engine-turn.ts'
import type { Row } from './frame-row.ts'
import { moveOf, type Wish } from './move-of.ts'
import { oneAnswer } from './one-answer.ts'
import { rowsOf } from './row-of.ts'
import { spokenLanguages } from './say.ts'
import { asksOfFact } from './shown/about-shown.ts'
import { correctedTo } from './shown/corrected.ts'
import { notePicked } from './shown/note-picked.ts'
import { productNamed } from './shown/product-named.ts'

/** As likely as this it only says which one is taken. */
const LIKELY_PICKED = 0.5

/** "The blue one then. How long does it last?", "I meant the wok. Is it heavy?": chooses what the question behind it is about, and asks nothing itself. */
const isNod = ({ clause }: Wish, all: readonly Wish[]): boolean =>
  !clause.isAsking &&
  ((clause.share(['pick']) ?? 0) >= LIKELY_PICKED || correctedTo(clause) !== null) &&
  all.some(
    ({ clause: { movedTo, isQuestion }, row }) => movedTo !== null && isQuestion && row.frame === 'products shown',
  )

/** What the embedded engine does next in a turn. */
export type Next = { calls: ClauseCall[] } | { text: Statement[] }

/**
 * Decides the next step of a turn from what was understood, what the conversation waits for, and what tools have told so
 * far, whoever called them. Pure but for the dialogue's state: called again with more answers until it has a text.
 */
export function nextMove(scope: TurnScope, answers: ToolAnswer[]): Next {
  scope.buttons = []
  const { pending } = scope.before
  scope.state.pending = null
  scope.state.reckonedWith = null
  const calls: ClauseCall[] = []
  const text: Statement[] = []
  const wishes = wishesOf(scope)
  for (const [at, wish] of wishes.entries()) {
    const own = answers.filter(({ clauses }) => clauses?.includes(at) ?? true)
    const move = moveOf(wish, own, pending)
    if ('say' in move) text.push(...move.say)
    else {
      for (const call of [move.call, ...(move.further ?? [])]) {
        const same = calls.find(({ tool, input }) => tool === call.tool && sameInput(input, call.input))
        if (same) same.clauses.push(at)
        else calls.push({ ...call, clauses: [at] })
      }
    }
  }
  if (calls.length > 0) {
    // No question has been sent yet: the pending one stays as it was until this turn has a text.
    scope.state.pending = pending
    return { calls }
  }
  if (!answers.some(({ tool }) => tool === 'answer_policy')) scope.state.lastPolicy = null
  if (scope.state.turns === 0 && !spokenLanguages.includes(scope.understanding.language)) {
    text.unshift(new EngineTurn(new Clause(scope, greeting), answers).say('speak_english'))
  }
  // What no row bears out is not sent; something is always said.
  if (text.every(({ isBare }) => isBare)) {
    text.push(new EngineTurn(wishes[0]?.clause ?? new Clause(scope, greeting), answers).say('policy_unknown'))
  }
  scope.buttons = scope.buttons.slice(0, 4)
  for (const { clause } of clausesOf.get(scope) ?? []) notePicked(clause)
  const frame = wishes[0]?.row.frame ?? null
  const last = answers.at(-1)?.tool
  // The answer to what an order was asked for by is about that order, what was looked for to be asked about is shown.
  const isOrder = frame === 'question asked' && answers.some(({ tool }) => tool === 'check_order')
  const isAsked = frame === 'open wish' && last === 'get_product'
  scope.state.topic = isOrder ? 'order' : isAsked ? 'products shown' : frame
  const telling = text.filter(({ isHelpless }) => !isHelpless)
  return { text: oneAnswer(telling.length > 0 ? telling : text) }
}

const sameInput = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

type ReadClause = Pick<Wish, 'clause' | 'rows'>

/** What a message says is the same at each step of its turn, and read once. */
const clausesOf = new WeakMap<TurnScope, readonly ReadClause[]>()

/** The clauses of a message that are answered, each with the rows of the table that it may speak to. */
function readClauses(scope: TurnScope): readonly ReadClause[] {
  const clauses = clausesIn(scope)
  const [first, ...others] = clauses
  // "The dress! In a 14?" asks that of the dress.
  const meant = first && others.length > 0 ? productNamed(first) : undefined
  for (const clause of others) if (asksAbout.has(clause.act)) clause.movedTo = meant ?? null
  return clauses.map((clause) => ({ clause, rows: rowsOf(clause) }))
}

/** The same, each with the row that it speaks to. */
function wishesOf(scope: TurnScope): Wish[] {
  const read = clausesOf.get(scope) ?? readClauses(scope)
  clausesOf.set(scope, read)
  const all = read.map(({ clause, rows }): Wish => ({ clause, rows, row: rows[0] }))
  const rows = new Set<Row>()
  const matters = new Set<Act>()
  return all.filter((wish) => {
    const { clause, row } = wish
    if (isNod(wish, all)) return false
    // "Can you wrap it, and may she return it?" asks the pages twice.
    const isOtherMatter = services.has(clause.act) && !matters.has(clause.act)
    matters.add(clause.act)
    // "How many does it hold? And dishwasher ok", "then petrol. Is it made of rubber?", "do you have gloves? and do you have hats?" are answered twice.
    const isAskedBesides = (clause.isQuestion || asksOfFact(clause)) && !clause.isOnlyPointing
    const isSaid = rows.has(row) && !isAskedBesides && !isOtherMatter
    rows.add(row)
    return !isSaid
  })
}
