import type { Frame } from '../dialogue-state.ts'
import { hasContact } from '../typed-by-shopper.ts'
import type { Act } from '../understanding/understanding.ts'
import type { Clause } from './clause.ts'
import type { Row } from './frame-row.ts'
import { table } from './frames.ts'
import { looksForOther } from './shown/other-goods.ts'
import { bySubject } from './subject/by-subject.ts'
import { likelySubject, mayBeAbout } from './subject/read-subject.ts'
import type { Subject } from './subject/subject-signs.ts'

/** A clause may speak to a row when it is as likely as this to do what that is for. */
const LEAST_SHARE = 0.15

/** "Is there a cheaper one?" may sound like a question for a price, and looks for others all the same. */
const mayDo = ({ of, frame }: Row, clause: Clause): boolean =>
  of === undefined || (clause.share(of) ?? 1) >= LEAST_SHARE || (frame === 'open wish' && looksForOther(clause))

/** As likely as this a clause is about something else than what the first row is for that holds. */
export const SURELY_ELSE = 0.65

/** Of what was bought the pages tell the rules. */
const rules = new Set<Act>(['returns', 'payment', 'discount'])

const ofFrame: Record<Frame, NonNullable<Row['speaksTo']>> = {
  person: ['person'],
  'question asked': 'all',
  order: ['order'],
  'products shown': ['shown'],
  'open wish': ['same'],
  pages: ({ act }) => (rules.has(act) ? ['pages', 'order'] : ['pages']),
  contact: ['person'],
  talk: ['chat'],
}

function isFor({ frame, speaksTo = ofFrame[frame] }: Row, subject: Subject, clause: Clause): boolean {
  const own = typeof speaksTo === 'function' ? speaksTo(clause) : speaksTo
  return own === 'all' || own.includes(subject)
}

/** Is about what was shown, and about nothing else. */
const isOnlyOfShown = ({ frame, speaksTo = ofFrame[frame] }: Row, clause: Clause): boolean => {
  const own = typeof speaksTo === 'function' ? speaksTo(clause) : speaksTo
  return own !== 'all' && own.length > 0 && own.every((subject) => subject === 'shown')
}

/** The first that holds, or what is taken in its place, of those that are wanted. */
function firstOf(rows: readonly Row[], clause: Clause, isWanted: (row: Row) => boolean): Row | undefined {
  for (const row of rows) {
    if ((!row.instead && !isWanted(row)) || !mayDo(row, clause)) continue
    if ((isOnlyOfShown(row, clause) && looksForOther(clause)) || !row.holds(clause)) continue
    const taken = row.instead?.(clause) ?? row
    if (isWanted(taken)) return taken
  }
  return undefined
}

/** What only a list answers, a contact, and what a rule read is what it sounds like. */
const isPlain = (clause: Clause): boolean => {
  return clause.share(['find']) === null || hasContact(clause.scope) || clause.wish.order !== null || clause.asksReduced
}

/** What a clause is surely about, where that is not what a row is for. */
function otherSubject(clause: Clause, found: Row): Subject | null {
  if (isPlain(clause)) return null
  const isElse = (subject: Subject) => !isFor(found, subject, clause)
  if (!mayBeAbout(clause, found.frame, SURELY_ELSE, isElse)) return null
  const { subject, share } = likelySubject(clause, found.frame)
  return share >= SURELY_ELSE && isElse(subject) ? subject : null
}

/**
 * The rows that a clause speaks to, of which the first that tells something is taken. What it sounds like: the first of the table that is for
 * what it does and holds. Before that, where this one is not for what it is surely about, the first that is.
 * @param behind only rows behind this one, which gave way
 */
export function rowsOf(clause: Clause, behind?: Row): [Row] | [Row, Row] {
  const rows = table.slice(behind ? table.indexOf(behind) + 1 : 0)
  const found = rowOfTable(clause, rows)
  const subject = otherSubject(clause, found)
  const meant = subject && firstOf(rows, clause, (row) => isFor(row, subject, clause))
  return meant && meant !== found ? [meant, found] : [found]
}

/** The same by the table alone. */
export const rowOfTable = (clause: Clause, rows = table): Row =>
  firstOf(rows, clause, (row) => !bySubject.includes(row)) as Row
