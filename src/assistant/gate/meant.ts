import { unitOf } from '../../language/amounts/units.ts'
import { packOf, wordList, wordsOfAll } from '../../language/packs.ts'
import { kindOfName } from '../../language/text/families.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import type { Clause, MeantVariants, Mention, Scene, TurnWords } from './claim.ts'
import { isCommon } from './common-words.ts'
import { stemsOf } from './fact-words.ts'
import type { KnownProduct } from './known.ts'
import { ANY, isColor, type Named, type Naming, namedBy, narrowed, optionsOf, variantsWith } from './options.ts'
import type { Amount } from './said-amounts.ts'
import { isWordOf } from './vocabulary.ts'

const ands = wordsOfAll(({ further }) => further?.and?.replaceAll(',', ' '))

/** The words of a clause outside the products it names. */
export function wordsOf(
  { tokens, language }: Scene,
  { from, to, mentions }: Pick<Clause, 'from' | 'to' | 'mentions'>,
): string[] {
  const words: string[] = []
  for (let at = from; at < to; at++) {
    const token = tokens[at]
    // "L'Ingrid" and "it's $52" have no size in them.
    const isBehind = /^['’]$/.test(tokens[at - 1]?.text ?? '') && tokens[at - 1]?.glued === true
    const isElided = token?.raw.length === 1 && (isBehind || /^['’]$/.test(tokens[at + 1]?.text ?? ''))
    if (token && token.kind !== 'sign' && !isElided && !mentions.some((one) => at >= one.from && at < one.to))
      words.push(wordOf(token, language))
  }
  return words
}

/** "Größe" is no "große". */
function wordOf({ kind, text, raw }: TextToken, language: string): string {
  if (kind === 'number') return text.replace(',', '.')
  return language === 'de' && /^\p{Lu}/u.test(raw) ? (kindOfName(text)?.kind ?? text) : text
}

const namings = new WeakMap<Clause, Naming>()

/** What a clause can name values of options by. */
function namingOf(scene: Scene, clause: Clause): Naming {
  const known = namings.get(clause) ?? {
    words: wordsOf(scene, clause).map((word, at, all) =>
      /^\d/.test(all[at - 1] ?? '') ? (unitOf(word) ?? word) : word,
    ),
    // "The 120er pack"
    amounts: clause.amounts.map((one) =>
      one.unit === 'rank' ? { ...one, unit: null } : isPointed(scene, one) ? { ...one, unit: ANY } : one,
    ),
  }
  namings.set(clause, known)
  return known
}

/** "The 120 are sold out", "los de 120", "dann die 4": a number that points at what has it. */
export function isPointed(
  { tokens, language }: Pick<Scene, 'tokens' | 'language'>,
  { from, to, unit }: Amount,
): boolean {
  const isArticle = (at: number): boolean => articlesOf(language).has(tokens[at]?.text ?? '')
  const next = tokens[to]
  const isBehind = isArticle(from - 1)
  // "The two lamps" are counted.
  const isAlone =
    next === undefined || next.kind !== 'word' || isCommon(next.text, language) || isWordOf(next.text, language)
  return isBehind && tokens[from]?.kind === 'number' && (unit !== null || isAlone)
}

export const articlesOf = remembering((language): ReadonlySet<string> => new Set(wordList(packOf(language)?.articles)))

const named = new WeakMap<Clause, Map<string, Map<string, Set<string>>>>()

/** The values of a product's options that a clause names. Worked out once: the clauses behind it ask too. */
export function namedIn(scene: Scene, clause: Clause, product: KnownProduct): Named {
  const known = named.get(clause) ?? new Map<string, Map<string, Set<string>>>()
  named.set(clause, known)
  const found = known.get(product.id) ?? namedBy(namingOf(scene, clause), product, scene.turn.catalogLanguage)
  known.set(product.id, found)
  return found
}

const asked = new WeakMap<TurnWords, Map<string, Named>>()

/** The values of a product's options that the shopper named, in this message or before. */
function namedByShopper({ turn }: Scene, product: KnownProduct): Named {
  const known = asked.get(turn) ?? new Map<string, Named>()
  asked.set(turn, known)
  const named = known.get(product.id) ?? namedInWords(turn, turn.shopperText, product)
  known.set(product.id, named)
  return named
}

function namedInWords(turn: TurnWords, text: string, product: KnownProduct): Named {
  const words = tokenize(text).flatMap(({ kind, text: word }) => (kind === 'sign' ? [] : word))
  return namedBy({ words, amounts: turn.shopperAmounts }, product, turn.catalogLanguage)
}

/** The values of a product's options that a sentence names, in all its clauses. */
export function namedInSentence(scene: Scene, product: KnownProduct): Named {
  const named = new Map<string, ReadonlySet<string>>()
  for (const clause of scene.clauses)
    for (const [name, values] of namedIn(scene, clause, product)) named.set(name, values)
  return named
}

/**
 * The variants that a clause is about: those whose options it names, all where it names none, and none where it names a colour that
 * there is not. What it leaves open the clauses right before it may tell: "in olive, size M it is sold out", "500 ml: $12".
 * @param ending the cues of clauses that tell something of their own, and so are not looked at
 */
export function variantsIn(
  scene: Scene,
  clause: Clause,
  product: KnownProduct,
  ending: 'money' | 'stock' = 'stock',
): MeantVariants {
  const known = meantIn.get(clause) ?? new Map<string, MeantVariants>()
  meantIn.set(clause, known)
  const key = `${ending} ${product.id}`
  const found = known.get(key) ?? meantBy(scene, clause, product, ending)
  known.set(key, found)
  return found
}

/** Worked out once for each clause: every number of it asks. */
const meantIn = new WeakMap<Clause, Map<string, MeantVariants>>()

function meantBy(scene: Scene, clause: Clause, product: KnownProduct, ending: 'money' | 'stock'): MeantVariants {
  const all = [...product.variants.values()]
  if (all.length === 0) return { variants: all, isTold: false, own: [], likely: all }
  const { catalogLanguage } = scene.turn
  const naming = namingOf(scene, clause)
  const own = new Map(namedIn(scene, clause, product))
  const inClause = own.size > 0 ? variantsWith(product, new Map(own)) : []
  const index = indexOf(scene, clause)
  const whole = scene.clauses[index] as Clause
  // "In M it is $79 in black and $84 in navy": what all of the clause is told of.
  for (const [name, values] of whole === clause ? [] : namedIn(scene, whole, product))
    if (values.size === 1 && !own.has(name)) own.set(name, new Set(values))
  for (let at = index - 1; at >= 0; at--) {
    const before = scene.clauses[at] as Clause
    const isOwn =
      ending === 'money'
        ? before.amounts.some(({ unit }) => unit === 'money')
        : before.cues.some(({ name }) => name === 'trade.there' || name === 'trade.gone')
    if (isOwn || before.mode !== clause.mode) break
    for (const [name, values] of namedIn(scene, before, product)) if (!own.has(name)) own.set(name, values)
  }
  const context = [
    earlierIn(scene, clause, product),
    scene.meant.get(product.id) ?? new Map(),
    namedByShopper(scene, product),
  ]
  // "The one for $237.48": a price that one variant alone has tells which.
  const prices = clause.amounts.flatMap(({ unit, values }) => (unit === 'money' ? values : []))
  const priced = all.filter(({ price }) => price && prices.includes(Number(price.value)))
  const isOfSome = [...own.values()].some((values) => values.size > 1)
  if (!isOfSome && ending === 'stock' && priced.length === 1)
    return { variants: priced, isTold: true, own: priced, likely: priced }
  if (own.size === 0) {
    const isOther =
      naming.words.some(isColor) &&
      [...optionsOf(product, catalogLanguage).values()].some((values) =>
        [...values].some((value) => stemsOf(value).some(isColor)),
      )
    const variants = isOther ? [] : all
    return { variants, isTold: isOther, own: [], likely: isOther ? [] : (narrowed(product, own, ...context) ?? all) }
  }
  const variants = variantsWith(product, own)
  const fitting = context.map((_, at) => narrowed(product, own, ...context.slice(0, context.length - at)))
  return { variants, isTold: true, own: inClause, likely: fitting.find((some) => some !== null) ?? variants }
}

/** The place of the clause that a part belongs to. */
const indexOf = ({ clauses }: Scene, part: Clause): number =>
  clauses.findIndex(({ from, to }) => from <= part.from && part.from < to)

/** What the clauses before say of options: "in S, green is there and blue is sold out". Where several values are named none is meant. */
function earlierIn(scene: Scene, clause: Clause, product: KnownProduct): Named {
  const named = new Map<string, Set<string>>()
  for (const before of scene.clauses.slice(0, indexOf(scene, clause)))
    for (const [name, values] of namedIn(scene, before, product))
      named.set(name, new Set([...(named.get(name) ?? []), ...values]))
  return new Map([...named].filter(([, values]) => values.size === 1))
}

/**
 * The products that a part of a sentence is about: one that stands right behind it, "the 2.1 kg of the jigsaw", else those named last
 * before it, else first behind it in the clause, else the clause's.
 */
export function subjectAt(
  scene: Scene,
  clause: Clause,
  { from, to }: { from: number; to: number },
): readonly KnownProduct[] {
  const { tokens, language } = scene
  const behind = clause.mentions.find((mention) => mention.from >= to)
  const between = behind ? tokens.slice(to, behind.from) : []
  // "The black jacket and the white shoes"
  const isOf = between.length <= 3 && between.every(({ text }) => isCommon(text, language) && !ands.has(text))
  if (behind && isOf) return behind.products
  const named = clause.mentions.filter((mention) => mention.to <= from)
  // "It is higher than the Malmö and holds 150 kg": what goes on behind an "and" is told of what was compared.
  const isOther = (mention: Mention) =>
    clause.cues.some(({ name, to: end }) => name === 'praise.than' && end <= mention.from && mention.from - end <= 1) &&
    tokens.slice(mention.to, from).some(({ text }) => ands.has(text))
  const before = named.findLast((mention, at) => at === 0 || !isOther(mention))
  // "The Fino fits mugs of 7 cm": a thing that another one is told of.
  const owner = before?.isThing ? clause.mentions.findLast((one) => one.to <= before.from && !one.isThing) : undefined
  // "The Puzzle Roll Mat is for puzzles of 1500 pieces": a word of several titles, of the one that was named by more of them.
  const nearer =
    before &&
    clause.mentions.findLast(
      ({ to, products: [one, other] }) => to <= before.from && one && !other && before.products.includes(one),
    )
  if (nearer && before.products.length > 1) return nearer.products
  if (before) return owner ? [...new Set([...owner.products, ...before.products])] : before.products
  const earlier = scene.clauses.indexOf(clause) > 0 ? scene.mentions.findLast((one) => one.to <= from) : undefined
  // "It weighs 1.3 kg against the jigsaw": of what was named before, or what is named with it.
  const both = [earlier, clause.mentions[0]].flatMap((mention) => mention?.products ?? [])
  return both.length > 0 ? [...new Set(both)] : clause.subject
}

const MOST_WITHOUT = 3

/** Whether a "not" stands before a place of its clause, near enough to deny it, or anywhere behind it in German. */
export function isDeniedAt(clause: Clause, at: number, { tokens, language }: Scene, to = at + 1): boolean {
  return clause.negations.some((place) => {
    if (place >= at && place < to) return false
    // "Vegan and without caffeine": what "without" denies stands behind it.
    const without = clause.cues.find(({ name, from }) => name === 'manner.without' && from === place)
    const isBehind = ({ name, from }: { name: string; from: number }) =>
      name === 'telling.included' && from > place && from - place <= MOST_WITHOUT
    // "The battery and charger are not included"
    if (place > at)
      return place >= to && !without && place - at < 6 && (language === 'de' || clause.cues.some(isBehind))
    // "Free of lead and cadmium"
    const words = tokens.slice(without?.to ?? place, at).filter(({ kind }) => kind !== 'sign').length
    return words < (without ? MOST_WITHOUT : 7)
  })
}
