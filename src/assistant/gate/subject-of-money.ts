import { wordsOfAll } from '../../language/packs.ts'
import { boundAt } from './bounds.ts'
import type { Clause, Mention, Scene } from './claim.ts'
import { isCommon } from './common-words.ts'
import type { KnownProduct } from './known.ts'
import { articlesOf, namedIn, subjectAt } from './meant.ts'
import { isColor } from './options.ts'

const ands = wordsOfAll(({ further }) => further?.and?.replaceAll(',', ' '))

/**
 * The product that an amount of money is told of: the one named last before it, unless that has its amount already, else the next one
 * that is named: "$26 for the lamp and $35 for the shade".
 */
export function subjectOfMoney(scene: Scene, clause: Clause, at: number): readonly KnownProduct[] {
  const all = scene.clauses.flatMap(({ amounts }) => amounts).filter(({ unit }) => unit === 'money')
  const compared = comparedWith(scene, clause, at)
  if (compared) return compared
  const money = all.filter(({ from, to }) => from === at || boundAt(scene.tokens, scene.language, from, to) === null)
  const taken = new Set<Mention>()
  for (const [index, amount] of money.entries()) {
    const next = money[index + 1]?.from ?? scene.tokens.length
    const before = scene.mentions.filter(({ to }) => to <= amount.from).at(-1)
    const run = runBefore(scene, amount.from).filter((mention) => !taken.has(mention))
    const isOfEach = money.filter(({ from }) => from >= amount.from && from < endOf(scene, amount)).length >= run.length
    const free = isOfEach ? run[0] : before && !taken.has(before) ? before : undefined
    const behind = scene.mentions.find(({ from }) => from >= amount.to && from < Math.min(next, endOf(scene, amount)))
    const own = free ?? behind
    if (own) taken.add(own)
    const last = money[index - 1]
    const isOther = !own && before && last && isOfUnnamed(scene, clause, { from: last.to, to: amount.from }, before)
    if (amount.from === at && isOther) return [...before.products, ...unnamedIn(scene)]
    if (amount.from === at) return own?.products ?? before?.products ?? clause.subject
  }
  return subjectAt(scene, clause, { from: at, to: at + 1 })
}

/** "The Lamp and the Shade: $26 + $35": mentions with nothing but an "and" between them, the last of which stands before a place. */
function runBefore({ mentions, tokens, language }: Scene, place: number): Mention[] {
  const run: Mention[] = []
  for (const mention of mentions.filter(({ to }) => to <= place).reverse()) {
    const [next] = run
    const between = next ? tokens.slice(mention.to, next.from) : []
    if (!between.every(({ text }) => text === ',' || ands.has(text) || articlesOf(language).has(text))) break
    run.unshift(mention)
  }
  return run
}

/** "... and the napkins $5.99": behind an amount a thing of its own, in words that name no product and no option of the one before. */
function isOfUnnamed(scene: Scene, clause: Clause, part: { from: number; to: number }, { products }: Mention): boolean {
  const words = scene.tokens.slice(part.from, part.to).filter(({ kind }) => kind !== 'sign')
  const [and, article, noun] = words
  const isThing = articlesOf(scene.language).has(article?.text ?? '') && noun !== undefined
  const isVariant = products.some((one) => namedIn(scene, { ...clause, ...part, mentions: [] }, one).size > 0)
  return ands.has(and?.text ?? '') && isThing && !isVariant && !words.some(({ text }) => isColor(text))
}

const unnamedIn = ({ known, mentions }: Scene): KnownProduct[] =>
  [...known.products.values()].filter((one) => !mentions.some(({ products }) => products.includes(one)))

/**
 * "$4.95 against $5.95 for 50 ml of the other": an amount behind a "than" is told of what is named behind it, else of the other one that is
 * known. Null where it stands behind none.
 */
export function comparedWith(scene: Scene, clause: Clause, at: number): readonly KnownProduct[] | null {
  const { clauses, mentions, tokens, language, known, named } = scene
  const cues = clauses.flatMap((one) => one.cues)
  const than = cues.find(
    ({ name, to }) =>
      name === 'praise.than' && to <= at && tokens.slice(to, at).every(({ text }) => isBetween(text, language)),
  )
  if (!than) return null
  const own = mentions.findLast(({ to }) => to <= at)?.products ?? clause.subject
  const isOther = (product: KnownProduct) => !own.includes(product)
  const behind = mentions.find(({ from, products }) => from > at && products.some(isOther))?.products
  const all = [...known.products.values()]
  const others = behind ?? (all.length === 2 ? all : [...named, ...clause.subject]).filter(isOther)
  if (others.length === 0) return null
  // "$29.90 instead of $34.90" may be a price of its own that was.
  const isFormer = cues.some(({ name, to }) => name === 'trade.was' && to === than.to)
  return isFormer && !behind ? [...own, ...others] : others
}

const isBetween = (word: string, language: string): boolean =>
  isCommon(word, language) || articlesOf(language).has(word)

/** Where the clause of an amount ends: what a clause behind it names has a price of its own. */
const endOf = ({ clauses }: Scene, { from }: { from: number }): number =>
  clauses.find((one) => one.from <= from && from < one.to)?.to ?? from
