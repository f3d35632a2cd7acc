import { type Facet, facets } from '../../../knowledge/facets/facets.ts'
import { pageFacets } from '../../../knowledge/facets/read-facets.ts'
import { deeds } from '../../../language/said/said-lines.ts'
import { wordsIn } from '../../../language/text/tokens.ts'
import { kinOf } from '../../../search/needs/rank-followed.ts'
import { aspects } from '../../../search/questions/aspects/aspects.ts'
import { productAspects } from '../../../search/questions/aspects/read-aspects.ts'
import { matterShare, matters } from '../../understanding/matters.ts'
import type { Clause } from '../clause.ts'
import { needOf } from '../wish/calls-for.ts'

/**
 * What a clause may be about: goods that are looked for (`wish`), more of the wish that is open (`same`), products that were shown, what the
 * shop does (`pages`), an order, a person who is wanted, or nothing (`chat`).
 */
export const subjects = ['wish', 'same', 'shown', 'pages', 'order', 'person', 'chat'] as const
export type Subject = (typeof subjects)[number]

/** Signs by their names: shares from 0 to 1, and what holds as 1. What does not hold is not there. */
type SubjectSigns = ReadonlyMap<string, number>

type Put = (sign: string, value: number | boolean) => void

/** Words of a short message, and of one that is long. */
const FEW = 3
const MANY = 8
/** What is less likely tells nothing. */
const LEAST_SHARE = 0.02

/**
 * What tells what a clause is about: what it sounds like, what its words are about, what the shop has to do with them, and what was said before.
 * @param frame of the row that it speaks to by what it sounds like
 */
export const signsOfSubject = (clause: Clause, frame: string): SubjectSigns =>
  new Map([...plainSigns(clause, frame), ...needSigns(clause)])

/** The signs that are read without looking at each product of the shop. */
export function plainSigns(clause: Clause, frame: string): SubjectSigns {
  const { signs, put } = collected()
  put('base', 1)
  put(`frame ${frame}`, 1)
  putSounds(clause, put)
  putMatters(clause, put)
  putWish(clause, put)
  putBefore(clause, put)
  putForm(clause, put)
  return signs
}

function collected(): { signs: Map<string, number>; put: Put } {
  const signs = new Map<string, number>()
  const put: Put = (sign, value) => {
    const own = Number(value)
    if (own !== 0) signs.set(sign, own)
  }
  return { signs, put }
}

function putSounds(clause: Clause, put: Put): void {
  put(`act ${clause.act}`, 1)
  for (const deed of deeds) {
    const share = clause.share([deed]) ?? 0
    if (share >= LEAST_SHARE) put(`deed ${deed}`, share)
  }
  put('several parts', clause.scope.understanding.found.length > 1)
}

const isOfShop = (facet: Facet): boolean => facet !== 'none' && !facet.startsWith('product')

function putMatters({ text, scope }: Clause, put: Put): void {
  const { language } = scope.understanding
  for (const matter of matters) put(`matter ${matter}`, matterShare(matter, text, language))
  const asked = pageFacets.asked(text, language)
  put('facet none', asked[facets.indexOf('none')] ?? 0)
  put('facet most', Math.max(...asked.filter((_, at) => isOfShop(facets[at] as Facet))))
  const aspect = productAspects.asked(text, language)
  const none = aspects.indexOf('none')
  put('aspect none', aspect[none] ?? 0)
  put('aspect most', Math.max(...aspect.filter((_, at) => at !== none)))
}

/** The signs of what the shop's goods have to do with it: the most of the time that reading a clause takes. */
export const needNames = ['need alike', 'need other', 'need alike more'] as const

export function needSigns(clause: Clause): SubjectSigns {
  const { signs, put } = collected()
  const { before, scope } = clause
  const isAlike = kinOf(before.shown, scope.catalog)
  let [alike, other] = [0, 0]
  for (const { product, likelihood } of needOf(clause).products) {
    if (isAlike(product.id)) alike = Math.max(alike, likelihood)
    else other = Math.max(other, likelihood)
  }
  put('need alike', alike)
  put('need other', other)
  put('need alike more', alike > other)
  return signs
}

/** What is wished by its words. */
function putWish(clause: Clause, put: Put): void {
  const { wish } = clause
  put('names thing', wish.namesThing)
  put('thing sold', wish.thing?.isSold === true)
  put('thing unsold', wish.thing?.isSold === false)
  put('audience', wish.hasAudience)
  put('words', Math.min(wish.words.length, FEW) / FEW)
  put('attribute', clause.attribute !== null)
}

function putBefore({ before, scope, focus }: Clause, put: Put): void {
  put('search', before.search !== null)
  put('found none', before.search?.isEmpty === true)
  put('shown', before.shown.length > 0)
  put('shown several', before.shown.length > 1)
  put('focus', focus !== null)
  put(`topic ${before.topic ?? 'none'}`, 1)
  put(`pending ${before.pending?.kind ?? 'none'}`, 1)
  put('order before', before.lastOrder !== null)
  put('waiting', scope.handOff.isWaiting)
}

const pointing = [
  ...(['isIt', 'isOne', 'isSomething', 'isOther', 'isSimilar', 'isMatching'] as const),
  ...(['isRestart', 'isGoingOn', 'isWhich', 'isQuestion', 'isTogether'] as const),
] as const
const forms = [
  ...([
    'hasValues',
    'isBareNumber',
    'isAsking',
    'asksPrice',
    'asksStock',
    'isDenying',
    'isDescription',
    'isGift',
  ] as const),
  ...(['isLookingFor', 'isPartOfFocus', 'isBrowsing', 'isOptionCount', 'tellsOfGoods'] as const),
] as const

function putForm(clause: Clause, put: Put): void {
  const { reference, scope } = clause
  const { slots } = scope.understanding
  for (const sign of pointing) put(sign, reference[sign])
  for (const sign of forms) put(sign, clause[sign])
  put('ordinals', clause.ordinals.length > 0)
  put('direction', clause.priceDirection !== 0)
  put('stock asked', clause.stockQuestion !== null)
  put('contact', (slots.email ?? slots.phone) !== undefined)
  put('order number', slots.order_number !== undefined)
  const count = wordsIn(clause.text).length
  put('few words', count <= FEW)
  put('many words', count > MANY)
}
