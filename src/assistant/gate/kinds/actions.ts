import type { DeedFrame } from '../../../language/pack-fields/pack-deeds.ts'
import { packOf, wordList } from '../../../language/packs.ts'
import type { TextToken } from '../../../language/text/tokens.ts'
import { remembering } from '../../../shared/remembering.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, textOf, type Verdict } from '../claim.ts'
import { isCommon } from '../common-words.ts'
import type { Cue } from '../cues.ts'
import { hasCue, isAnd } from '../read-sentence.ts'
import { borneOutByPages } from './pages.ts'
import { spans } from './spoken-of.ts'

/** Words that may stand between "I have" and its verb. */
const MOST_BETWEEN = 6
/** Words of a clause that tells a deed without saying whose it is: "order cancelled". */
const MOST_OF_HEADLINE = 4
const MOST_OF_FINISHED = 3

const modal = /^manner\.(?:offered|advised|untold|hedged)$/

interface Span {
  from: number
  to: number
}

/** A verb of a deed, with the words that belong to it. */
interface Deed extends Span {
  /** Behind the last place at which a "not" denies it. */
  verb: number
}

type Frame = DeedFrame & { forms: readonly string[] }

interface DoingForms {
  frames: ReadonlyMap<string, Frame>
  between: ReadonlySet<string>
  shopper: ReadonlySet<string>
  articles: ReadonlySet<string>
}

const formsOf = remembering((language): DoingForms => {
  const pack = packOf(language)
  const doing = pack?.claims?.doing
  return {
    frames: new Map(
      Object.entries((doing?.frames ?? {}) as Record<string, DeedFrame>).map(([name, frame]) => [
        `doing.frames.${name}.opens`,
        { ...frame, forms: wordList(frame.verbs) },
      ]),
    ),
    between: new Set(wordList(doing?.between)),
    shopper: new Set(wordList(doing?.shopper)),
    articles: new Set(wordList(pack?.articles)),
  }
})

/**
 * What the assistant says that it has done for the shopper, does or will do by itself. Told in the first person each verb counts but
 * those of telling, looking and reckoning; of what was done by nobody that is named, the verbs of such deeds.
 */
export function actionClaims(scene: Scene, clause: Clause): Claim[] {
  const own = ownDeeds(scene, clause)
  const told = own.length > 0 ? own : [...toldDeeds(scene, clause)].slice(0, 1)
  const isWithout = (at: number) => clause.cues.some(({ name, from }) => name === 'manner.without' && from === at)
  return told.map(({ from, to, verb }) => {
    const isDenied = clause.negations.some((at) => at >= from - 2 && at < verb && !(own.length > 0 && isWithout(at)))
    const span = { from, to }
    return {
      ...{ kind: 'action', subject: [], mode: clause.mode, polarity: isDenied ? 'denied' : 'holds', unit: null },
      ...{ span, value: textOf(scene, span), said: textOf(scene, span) },
    }
  })
}

/** "I've put one aside", "ich lege Ihnen eins zurück". */
function ownDeeds(scene: Scene, clause: Clause): Deed[] {
  const forms = formsOf(scene.language)
  const deeds: Deed[] = []
  for (const cue of openersIn(scene, clause)) {
    const frame = forms.frames.get(cue.name)
    // "I can put", "I would put"
    const isModal = clause.cues.some(({ name, from, to }) => modal.test(name) && from === cue.from && to > cue.to)
    if (!frame || isModal || !isAsWritten(scene, cue) || isAskedBefore(scene, clause, cue)) continue
    if (frame.isPromise && isOnWish(scene, clause)) continue
    const isOfShop = !isToShopper(scene, clause) || isOfOrder(scene, clause) || isOfPages(scene, clause)
    if (frame.toShopper && isOfShop) continue
    const isLast = frame.place === 'last'
    const verbs = isLast ? lastVerbs(scene, clause, cue, frame.forms) : verbsBehind(scene, clause, cue, frame)
    for (const [index, at] of verbs.entries()) {
      const before = verbs[index - 1]
      const from = before === undefined ? Math.min(cue.from, at) : isLast ? before + 1 : at
      const to = isLast ? at + 1 : (verbs[index + 1] ?? clause.to)
      if (!isTelling(clause, at) && !isOfWords(clause, { from, to })) deeds.push({ from, to, verb: at + 1 })
    }
  }
  return deeds.filter((one, at) => deeds.findIndex(({ verb }) => verb === one.verb) === at)
}

/** What begins it in the clause, or in the one before that goes on here: "I've looked it up, and cancelled it". */
function openersIn(scene: Scene, clause: Clause): Cue[] {
  const { frames } = formsOf(scene.language)
  const own = clause.cues.filter(({ name }) => frames.has(name))
  const before = scene.clauses[scene.clauses.indexOf(clause) - 1]
  if (own.length > 0 || !before || !isAnd(scene.tokens[clause.from]?.text ?? '', scene.language)) return own
  const isOwnSentence = hasCue(clause, 'doing.passive') || clause.mentions.length > 0
  return isOwnSentence
    ? []
    : before.cues
        .filter(({ name }) => frames.has(name))
        .map((cue) => ({ ...cue, from: clause.from, to: clause.from + 1 }))
}

/** The verb behind "I've" or beside "ich", and those that an "and" joins to it. */
function verbsBehind(scene: Scene, clause: Clause, cue: Cue, { place, forms }: Frame): number[] {
  const { tokens, language } = scene
  const { between, articles } = formsOf(language)
  const isVerb = (at: number) => forms.some((form) => isForm(form, tokens[at] as TextToken))
  // "Würde ich sie ..." has no other verb beside it, "le va perfecto" none right behind it.
  const isBeside = (at: number) =>
    at >= clause.from &&
    at < clause.to &&
    isLower(tokens[at]) &&
    !isCommon(tokens[at]?.text ?? '', language) &&
    isVerb(at)
  if (place !== 'next') return [cue.to, ...(place === 'beside' ? [cue.from - 1] : [])].filter(isBeside)
  const found: number[] = []
  let left = MOST_BETWEEN
  for (let at = cue.to; at < clause.to && left > 0; at++) {
    const token = tokens[at] as TextToken
    if (token.kind === 'sign') continue
    left--
    if (between.has(token.text) || /ly$/.test(token.text)) continue
    if (isVerb(at)) found.push(at)
    else if (isCommon(token.text, language) && !articles.has(token.text)) continue
    break
  }
  // "I've looked it up and cancelled it", and no "quilted and padded jacket".
  for (let at = cue.to; at < clause.to - 1; at++) {
    if (!isAnd(tokens[at]?.text ?? '', language)) continue
    let next = at + 1
    while (next < clause.to - 1 && between.has(tokens[next]?.text ?? '')) next++
    const behind = tokens[next + 1]
    const isOpen = next + 1 >= clause.to || behind?.kind !== 'word' || isCommon(behind.text, language)
    if (forms.length > 0 && !forms.includes('*') && isOpen && tokens[next]?.kind === 'word' && isVerb(next))
      found.push(next)
  }
  return found
}

/** In German the verb ends its clause: "habe ... zurücklegen lassen und ... storniert". */
function lastVerbs({ tokens, language }: Scene, clause: Clause, cue: Cue, forms: readonly string[]): number[] {
  const { between } = formsOf(language)
  const isEnd = (at: number): boolean => {
    const token = tokens[at]
    if (at >= clause.to || !token || /^[.,;:!?–—)(-]$/.test(token.text) || isAnd(token.text, language)) return true
    return (between.has(token.text) || token.kind === 'sign') && isEnd(at + 1)
  }
  const found: number[] = []
  for (let at = clause.from; at < clause.to; at++) {
    const token = tokens[at] as TextToken
    if (token.kind !== 'word' || (at >= cue.from && at < cue.to - 1) || between.has(token.text)) continue
    const isVerb = isLower(token) && token.text.length > 3 && !isCommon(token.text, language)
    if (isVerb && isEnd(at + 1) && forms.some((form) => isForm(form, token))) found.push(at)
  }
  return found
}

/** "It has been cancelled", "reserved for you", "is in your cart", "you'll get a mail": whoever did it. */
function* toldDeeds(scene: Scene, clause: Clause): Generator<Deed> {
  if (isAskedBefore(scene, clause, clause)) return
  const before = scene.clauses[scene.clauses.indexOf(clause) - 1]
  const words = scene.tokens.slice(clause.from, clause.to).filter(({ kind }) => kind !== 'sign').length
  for (const cue of clause.cues) {
    const isOffered = clause.cues.some(({ name, to }) => name === 'manner.offered' && to <= cue.from)
    // "Your refund is on its way" is a state, "on hold for you" tells of a deed, whatever the order's state is.
    const isState = cue.name === 'doing.states' && !(isOfOrder(scene, clause) && hasOwnState(clause, cue))
    const isSaid = !isOffered && (isState || cue.name === 'doing.coming')
    if (isSaid || (cue.name === 'doing.finished' && words <= MOST_OF_FINISHED && words === wordsOf(scene, cue)))
      yield wholeOf(clause, cue)
    if (cue.name !== 'doing.acted' || isOfOrder(scene, clause)) continue
    // "If the pirate jumps out, eliminated" is no headline.
    const isHeadline = words <= MOST_OF_HEADLINE && clause.mentions.length === 0 && before?.mode !== 'wished'
    const begun = clause.cues.find(({ name, to }) => name === 'doing.passive' && to <= cue.from)
    const isNear = begun && (scene.language === 'de' || wordsOf(scene, { from: begun.to, to: cue.from }) <= 2)
    if (isNear && (clause.mentions.length === 0 || isToShopper(scene, clause))) yield wholeOf(clause, cue)
    else if (isHeadline && isEndOf(scene, clause, cue)) yield wholeOf(clause, cue)
  }
}

/** Told of nobody, a deed has the whole clause. */
const wholeOf = ({ from, to }: Clause, cue: Span): Deed => ({ from, to, verb: cue.to })

const wordsOf = ({ tokens }: Scene, { from, to }: Span): number =>
  tokens.slice(from, to).filter(({ kind }) => kind !== 'sign').length

const isEndOf = ({ tokens }: Scene, clause: Clause, cue: Cue): boolean =>
  tokens.slice(cue.to, clause.to).every(({ kind }) => kind === 'sign')

/** "If I have cancelled it", "have I put it aside?" */
function isAskedBefore({ tokens }: Scene, clause: Clause, { from, to }: Span): boolean {
  const isQuestion = tokens.slice(clause.from, clause.to).some(({ text }) => text === '?' || text === '？')
  return (
    isQuestion ||
    clause.cues.some((cue) => cue.name === 'manner.conditional' && cue.to <= (from === clause.from ? to : from))
  )
}

/** "If you like, I'll pass it on", "I'll pass it on if you like": what is only done when the shopper wants it. */
const isOnWish = ({ clauses }: Scene, clause: Clause): boolean =>
  clauses
    .slice(0, clauses.indexOf(clause) + 2)
    .some((one) => hasCue(one, 'manner.conditional') && hasCue(one, 'manner.wished', 'manner.asked'))

/** A tea, "té", is no "te". */
const isAsWritten = ({ tokens }: Scene, { from, to }: Cue): boolean =>
  tokens.slice(from, to).every(({ text, raw }) => text.length > 2 || raw.toLowerCase() === text)

const isTelling = ({ cues }: Clause, at: number): boolean =>
  cues.some(({ name, from }) => name === 'doing.telling' && from === at)

/** "I've set the differences in bold" */
function isOfWords({ cues }: Clause, span: Span): boolean {
  const names = cues.flatMap(({ name, from }) => (from >= span.from && from < span.to ? name : []))
  // "I've put the options into your cart" does more than to tell them.
  return names.includes('doing.matter') && !names.some((name) => name.startsWith('doing.means.cart'))
}

const isToShopper = ({ tokens, language }: Scene, { from, to }: Clause): boolean =>
  tokens.slice(from, to).some(({ text }) => formsOf(language).shopper.has(text))

/** A state of an order that was read, which its rows bear out or not. */
const isOfOrder = ({ known }: Scene, { cues }: Clause): boolean =>
  known.orders.size > 0 && cues.some(({ name }) => name.startsWith('deeds.states.'))

/** A state that is told by more than the words of the deed. */
const hasOwnState = ({ cues }: Clause, { from, to }: Span): boolean =>
  cues.some(
    (cue) => cue.name.startsWith('deeds.states.') && !(cue.from >= from && cue.to <= to && cue.name.endsWith('.open')),
  )

/** "Seven days after it is back we have refunded you": what the shop does for everybody, in so many days. */
const isOfPages = (scene: Scene, clause: Clause): boolean =>
  scene.clauses.some(({ amounts }) => amounts.some(({ unit }) => spans.test(unit ?? ''))) &&
  borneOutByPages(scene, clause, clause).holds

const isLower = (token: TextToken | undefined): boolean => token !== undefined && /^\p{Ll}/u.test(token.raw)

/** "*ed", and "*e!" of "ajouté". */
function isForm(form: string, { text, raw }: TextToken): boolean {
  const [start = '', ...rest] = form.replace('!', '').split('*')
  const end = rest.at(-1) ?? ''
  if (form.endsWith('!') && !/[^a-z]/.test(raw.toLowerCase().slice(-end.length))) return false
  if (rest.length === 0) return text === form
  if (rest.length === 2) return text.includes(rest[0] as string)
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end)
}

export function checkAction(claim: Claim, scene: Scene, clause: Clause): Verdict {
  if (claim.polarity === 'denied') return HOLDS
  const { from, to } = claim.span
  const means = clause.cues.filter((cue) => cue.name.startsWith('doing.means.') && cue.from >= from && cue.from < to)
  if (means.some(({ name }) => scene.turn.done.has(name.slice('doing.means.'.length)))) return HOLDS
  return { ...FAILS, instead: { key: 'gate_not_done', params: {}, facts: [] } }
}
