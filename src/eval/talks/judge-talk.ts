import type { TurnAnswer } from '../../conversations/turn.ts'
import { amountsIn, numbersIn } from '../chat/read-numbers.ts'
import { sayOfRow } from '../fit/say-of-row.ts'
import type { Shop } from '../fit/shop.ts'
import type { FitLanguage } from '../fit/words/things.ts'
import { AnswerReading } from './read-answer.ts'
import type { TalkExpect } from './talk-types.ts'

export interface TalkFault {
  message: string
  /** A row says the contrary of what was said or shown. */
  isContradiction: boolean
}

const wrong = (message: string): TalkFault => ({ message, isContradiction: false })
const contradicts = (message: string): TalkFault => ({ message, isContradiction: true })

interface Judged {
  shop: Shop
  expect: TalkExpect
  read: AnswerReading
  answer: TurnAnswer
}

/** Holds an answer against what the rows make of the question. What `expect.suite` says is checked elsewhere. */
export function judgeTalkAnswer(
  shop: Shop,
  expect: TalkExpect,
  answer: TurnAnswer,
  language: FitLanguage,
): TalkFault[] {
  const named = [expect.about?.id, expect.stock?.id, ...(expect.all ?? [])].flatMap((id) => id ?? [])
  const titles = [...answer.cards.map(({ title }) => title), ...named.map((id) => titleOf(shop, id))]
  const judged = { shop, expect, answer, read: new AnswerReading(answer, language, titles) }
  return [wishFaults, aboutFaults, stockFaults, countFaults, factFaults, valueFaults, wordFaults].flatMap((check) =>
    check(judged),
  )
}

const titleOf = (shop: Shop, id: string): string => shop.reading(id)?.row.title ?? id
const priceIn = (amounts: readonly number[], wanted: readonly number[]): boolean =>
  amounts.some((amount) => wanted.some((one) => Math.abs(one - amount) < 0.006))

function wishFaults({ shop, expect: { wish }, answer: { cards }, read }: Judged): TalkFault[] {
  if (!wish) return []
  const isHedged = read.hears('denies') || read.hears('near')
  const sayings = cards.map(({ externalId: id, title, variants }) => {
    const reading = shop.reading(id)
    // A card holds some variants of a product that has many.
    const only = reading && reading.row.variants.length <= 20 ? variants.map((one) => one.externalId) : undefined
    const says = reading ? sayOfRow(shop, reading, wish.rules, only) : { says: 'unclear' as const, rules: [] }
    return { id, title, ...says }
  })
  const faults = sayings
    .filter(({ says }) => !isHedged && (says === 'fails' || (wish.nothing && says === 'silent')))
    .map(({ title, says, rules }) =>
      (says === 'fails' ? contradicts : wrong)(`shows ${title} as fitting against ${JSON.stringify(rules)}`),
    )
  if (wish.nothing && cards.length === 0 && !isHedged) faults.push(wrong('does not say that there is none'))
  if (wish.fits.length > 0 && !sayings.some(({ says }) => says === 'holds' || says === 'unclear')) {
    const fitting = wish.fits.slice(0, 3).map((id) => titleOf(shop, id))
    faults.push(wrong(`shows none of the ${wish.fits.length} that fit, such as ${fitting.join(', ')}`))
  }
  return faults
}

function aboutFaults({ shop, expect: { about, all = [] }, answer: { cards }, read }: Judged): TalkFault[] {
  const faults = all
    .filter((id) => !read.names(titleOf(shop, id)))
    .map((id) => wrong(`does not name ${titleOf(shop, id)}`))
  if (!about) return faults
  const others = cards.filter(({ externalId }) => about.others.includes(externalId))
  const isNamed = read.names(titleOf(shop, about.id))
  if (!read.shows({ id: about.id, title: titleOf(shop, about.id) })) {
    faults.push(wrong(`does not speak of ${titleOf(shop, about.id)}`))
  } else if (others.length > 0 && !isNamed) {
    faults.push(wrong(`leaves open which one it means: also shows ${others.map(({ title }) => title).join(', ')}`))
  }
  return faults
}

function stockFaults({ shop, expect: { stock }, read }: Judged): TalkFault[] {
  if (!stock) return []
  const { is, values } = stock
  const form = [titleOf(shop, stock.id), ...values].join(', ')
  const claims = read.stockClaims()
  if (is === 'not_offered') {
    const isPromised = read.stockClaims(values).has('there') && !read.hears('denies')
    if (isPromised || read.beginsWith('yes')) return [contradicts(`says that there is ${form}, which there is not`)]
    return read.hears('denies') ? [] : [wrong(`does not say that ${form} is not offered`)]
  }
  if (claims.has(is)) return is === 'there' && read.beginsWith('no') ? [contradicts(`denies ${form}`)] : []
  if (claims.size > 0) return [contradicts(`says that ${form} is ${is === 'there' ? 'gone' : 'there'}`)]
  return [wrong(`does not say that ${form} is ${is}`)]
}

function countFaults({ expect: { amount, pieces }, answer: { text, cards }, read }: Judged): TalkFault[] {
  const faults: TalkFault[] = []
  if (amount) {
    const onCards = cards.flatMap(({ price, variants }) => [price, ...variants.map((one) => one.price)])
    const told = [...amountsIn(text), ...(amount.isInText ? [] : onCards.flatMap((price) => price ?? []))]
    if (!priceIn(told, amount.any)) faults.push(wrong(`does not tell ${amount.any.slice(0, 4).join(' or ')}`))
  }
  if (pieces) {
    const { wanted, there } = pieces
    const isEnough = there >= wanted
    const isDenied = read.hears('denies') && !read.beginsWith('yes')
    if (isEnough && isDenied) faults.push(contradicts(`denies ${wanted} of ${there}`))
    const isCounted = !read.beginsWith('yes') && numbersIn(text).includes(there)
    if (!isEnough && !isDenied && !isCounted) {
      faults.push((read.beginsWith('yes') ? contradicts : wrong)(`does not say that ${wanted} are more than ${there}`))
    }
    if (isEnough && !isDenied && !read.beginsWith('yes') && read.stockClaims().size === 0) {
      faults.push(wrong(`does not say whether there are ${wanted}`))
    }
  }
  return faults
}

function factFaults({ expect: { fact, untold }, read }: Judged): TalkFault[] {
  const faults: TalkFault[] = []
  const isTold = (pieces: string[]) => pieces.some((piece) => read.quotes(piece))
  if (fact && !isTold(fact.pieces)) {
    if (read.hears('silent'))
      faults.push(contradicts(`says that the row does not tell "${fact.pieces[0]}", which it does`))
    else if (read.beginsWith('no')) faults.push(contradicts(`denies "${fact.pieces[0]}", which the row tells`))
    else faults.push(wrong(`does not quote "${fact.pieces.join('" or "')}"`))
  }
  if (untold && !read.hears('silent')) {
    const isAsserted = read.affirms() || (isTold(untold.pieces) && !read.hears('denies'))
    faults.push((isAsserted ? contradicts : wrong)(`does not say that the row is silent about "${untold.pieces[0]}"`))
  }
  return faults
}

function valueFaults({ expect: { values }, read }: Judged): TalkFault[] {
  if (!values) return []
  const missing = values.each.filter((spellings) => !spellings.some((spelling) => read.says(spelling)))
  const foreign = values.never.filter((value) => read.says(value))
  return [
    ...missing.map(([value]) => wrong(`does not name ${value}`)),
    ...foreign.map((value) => contradicts(`names ${value}, which it does not have`)),
  ]
}

function wordFaults({ shop: _, expect, answer, read }: Judged): TalkFault[] {
  const { told = [], never = [], notOffered = [] } = expect
  const { order, reorder, cards } = answer
  const shown = JSON.stringify([order, reorder])
  const offered = reorder?.items.map(({ platformVariantId }) => platformVariantId) ?? []
  return [
    ...told
      .filter((one) => !read.says(one) && !shown.includes(JSON.stringify(one)))
      .map((one) => wrong(`does not tell ${one}`)),
    ...never.filter((one) => answer.text.includes(one)).map((one) => contradicts(`says ${one}`)),
    ...notOffered.filter((id) => offered.includes(id)).map((id) => contradicts(`offers ${id} again, which is gone`)),
    ...(expect.isQuiet && cards.length > 0 ? [wrong(`shows ${cards.length} products that nobody asked for`)] : []),
    ...(expect.isMachine && !read.hears('machine') ? [wrong('does not say that it is a machine')] : []),
  ]
}
