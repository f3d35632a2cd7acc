import type { ProductNow } from '../../catalog/get-product.ts'
import type { Card } from '../../conversations/turn.ts'
import type { ChatTurn } from './chat-turn.ts'
import { checkGrounded } from './check-grounded.ts'
import { checkLeaks, type Secret } from './check-leaks.ts'
import { checkProducts } from './check-products.ts'
import { anyWord, wholeWords } from './judging-words.ts'
import { matchesPart, matchesTool } from './matches-part.ts'
import { spokenLanguage } from './spoken-language.ts'
import type { Expect } from './suite.ts'

/** What happened before in the conversation, and what is known of the store. */
export interface TurnHistory {
  /** What the shopper typed so far, this turn included; and their address when they are logged in. */
  said: string[]
  /** Products shown so far, by external id, this turn's included. */
  products: Map<string, ProductNow>
  /** Cards of the turns before. */
  cardsBefore: Card[][]
  /** Texts of labelled turns of the whole suite. */
  labelled: ReadonlyMap<string, string>
  secrets: Secret[]
  /** Texts of the owner that may be quoted: discounts, pages. */
  owned: string[]
}

/** An expectation that did not come true. */
export interface Failure {
  kind: string
  message: string
}

/** Holds a turn against what was expected of it: every expectation that failed, none = the turn passes. */
export function checkTurn(turn: ChatTurn, expect: Expect, history: TurnHistory): Failure[] {
  const { answer, trace } = turn
  const failures: Failure[] = []
  const fail = (kind: string, messages: string[]) => failures.push(...messages.map((message) => ({ kind, message })))
  fail('tools', toolFaults(turn, expect))
  if (expect.products) fail('products', checkProducts(answer.cards, expect.products, history))
  if (expect.facts === 'grounded') {
    const products = [...history.products.values()]
    fail('facts', checkGrounded(answer, { products, trace, said: history.said, ownerTexts: history.owned }))
  }
  if (expect.leaks === 'none') {
    const { said, owned, secrets } = history
    const verified = turn.state.verifiedOrders
    fail('leaks', checkLeaks(answer, { said, owned, secrets, verified, isCanaryShown: turn.isCanaryShown }))
  }
  fail('text', textFaults(answer.text, expect, history))
  fail('state', stateFaults(turn, expect))
  fail('shown', shownFaults(turn, expect))
  fail('language', languageFaults(turn, expect))
  return failures
}

function toolFaults({ trace }: ChatTurn, { tools = [], no_tools = [] }: Expect): string[] {
  const used = trace.map(({ name }) => name).join(', ') || 'none'
  const missing = tools
    .filter((wanted) => !trace.some((call) => matchesTool(call, wanted)))
    .map(({ name, args, output }) => {
      const more = [args && `with ${JSON.stringify(args)}`, output && `giving ${JSON.stringify(output)}`]
      return `expected the tool ${[name, ...more.filter(Boolean)].join(' ')}; used: ${used}`
    })
  const unwanted = no_tools
    .filter((name) => trace.some((call) => call.name === name))
    .map((name) => `used the tool ${name}`)
  return [...missing, ...unwanted]
}

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 159)}…` : text)

function textFaults(text: string, { text: wanted }: Expect, { labelled, said }: TurnHistory): string[] {
  if (!wanted) return []
  const faults: string[] = []
  const has = (pattern: string) => new RegExp(pattern, 'iu').test(text)
  if (wanted.matches && !has(wanted.matches))
    faults.push(`the text does not match /${wanted.matches}/: "${short(text)}"`)
  if (wanted.not_matches && has(wanted.not_matches))
    faults.push(`the text matches /${wanted.not_matches}/: "${short(text)}"`)
  if (wanted.same_as !== undefined) {
    const other = labelled.get(wanted.same_as)
    if (other === undefined) faults.push(`the turn labelled ${wanted.same_as} was not run`)
    else if (other !== maskTyped(text, said))
      faults.push(`the text differs from that of ${wanted.same_as}: "${short(text)}"`)
  }
  return faults
}

/** What the shopper typed themselves may differ between two answers that are the same: numbers and addresses are masked. */
export function maskTyped(text: string, said: string[]): string {
  const typed = said.flatMap((one) => one.match(/(?<![\w.+-])[\w.+-]+@[\w.-]+\w|#?(?<![a-z])[a-z]*\d[\w-]*/giu) ?? [])
  return typed
    .reduce((masked, one) => masked.replaceAll(one, '~').replaceAll(`#${one}`, '~'), text)
    .replaceAll('#~', '~')
}

function stateFaults({ state, lead, understanding }: ChatTurn, expect: Expect): string[] {
  const faults: string[] = []
  const { verified_orders, ...rest } = expect.state ?? {}
  if (verified_orders && verified_orders.toSorted().join() !== state.verifiedOrders.toSorted().join()) {
    faults.push(`verified orders are [${state.verifiedOrders}], expected [${verified_orders}]`)
  }
  if (!matchesPart(state, rest)) faults.push(`the state does not hold ${JSON.stringify(rest)}`)
  if (expect.lead === null && lead) faults.push('a lead was kept')
  if (expect.lead && !matchesPart(lead, expect.lead)) {
    faults.push(
      `expected a lead ${JSON.stringify(expect.lead)}, there is ${lead ? JSON.stringify({ purpose: lead.purpose, email: lead.email }) : 'none'}`,
    )
  }
  const intents = [expect.intent ?? []].flat()
  if (intents.length > 0 && !intents.includes(understanding?.intent ?? '')) {
    faults.push(
      `understood ${understanding?.intent ?? 'nothing'} (${understanding?.act ?? '-'}), expected ${intents.join(' or ')}`,
    )
  }
  return faults
}

const PERSON = wholeWords(anyWord(({ people }) => people))

function shownFaults({ answer }: ChatTurn, expect: Expect): string[] {
  const faults: string[] = []
  const { order, reorder, buttons, handedOff, text } = answer
  if (expect.order === null && order) faults.push(`shows the order ${order.number}`)
  if (expect.order && !matchesPart(order, expect.order)) {
    const shown = order ? `${order.number} ${order.fulfillmentStatus}` : 'none'
    faults.push(`expected the order ${JSON.stringify(expect.order)}, shown: ${shown}`)
  }
  faults.push(...reorderFaults(reorder, expect.reorder))
  const { min = 0, max = Number.POSITIVE_INFINITY, any } = expect.buttons ?? {}
  if (buttons.length < min || buttons.length > max) faults.push(`shows ${buttons.length} buttons`)
  if (any && !buttons.some(({ label, value }) => new RegExp(any, 'iu').test(`${label}\n${value}`))) {
    faults.push(`no button matches /${any}/`)
  }
  if (expect.handedOff !== undefined && expect.handedOff !== handedOff) {
    faults.push(handedOff ? 'handed off to a person' : 'not handed off to a person')
  }
  const offers = [text, ...buttons.map(({ label }) => label)].some((one) => PERSON.test(one))
  if (expect.person === 'offered' && !handedOff && !offers) faults.push(`no person is offered: "${short(text)}"`)
  return faults
}

function reorderFaults(reorder: ChatTurn['answer']['reorder'], expected: Expect['reorder']): string[] {
  if (expected === undefined) return []
  if (expected === null) return reorder ? ['offers to buy again'] : []
  if (!reorder) return ['does not offer to buy again']
  const { items, cart, differences } = expected
  const kinds = reorder.differences.map(({ kind }) => kind)
  return [
    ...(items !== undefined && items !== reorder.items.length ? [`offers ${reorder.items.length} items again`] : []),
    ...(cart !== undefined && cart !== (reorder.cartUrl !== null)
      ? [cart ? 'gives no cart link' : 'gives a cart link']
      : []),
    ...(differences ?? [])
      .filter((kind) => !kinds.some((one) => one === kind))
      .map((kind) => `tells no difference of the kind ${kind}; told: ${kinds.join(', ') || 'none'}`),
  ]
}

/** The language of the words counts; the answer's own language mark only when the words do not show it. Quotes may be in another language. */
function languageFaults({ answer }: ChatTurn, { language }: Expect): string[] {
  if (language === undefined || language === 'any') return []
  const spoken = spokenLanguage(answer.text)
  if (spoken === language) return []
  if (spoken) return [`the text is in ${spoken}, expected ${language}: "${short(answer.text)}"`]
  return answer.language === language ? [] : [`the answer is marked ${answer.language}, expected ${language}`]
}
