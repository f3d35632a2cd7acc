import { phrasesOfAll } from '../../language/packs.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { byAudience } from './answer-audience.ts'
import { allOf, MOST_QUOTED, type ProductAnswer, unknown } from './product-answer.ts'
import type { AskedProduct } from './product-read.ts'
import { isSure } from './question-units.ts'
import { readAmounts } from './read-amounts.ts'
import type { AskedClause, AskedUnit } from './read-question.ts'
import type { ShopText } from './shop-texts.ts'
import { statedIn } from './stated-in.ts'
import { nearOf, quoteOfTitle } from './tell-value.ts'
import { toldOrUnknown } from './told-or-unknown.ts'

/** What title, category, tags and description say to a yes/no question. @param isSaid whether options have said something already */
export function readInTexts(clause: AskedClause, asked: AskedProduct, isSaid: boolean): ProductAnswer {
  const { product, fields, sentences } = asked
  const { units, asksIncluded } = clause
  const all = { options: [], variants: allOf(product), untold: [] }
  const byHolding = (holds: boolean, quotes: string[]): ProductAnswer => ({
    ...all,
    verdict: isOfCase(quotes, sentences) ? 'told' : holds ? 'yes' : 'no',
    quotes,
  })
  const no = (quotes: string[]): ProductAnswer => byHolding(false, quotes)
  const told = (quotes: string[]): ProductAnswer => ({ ...all, verdict: 'told', quotes })
  // "Does a canvas of 80 x 100 fit?": that it is for canvases answers a part.
  const yes = (quotes: string[]): ProductAnswer =>
    quotes.length > 0 && hasOpenAmount(clause, asked) ? told(quotes) : byHolding(true, quotes)
  const byAmount = isSaid ? null : readAmounts(clause, asked)
  if (byAmount) return byAmount.holds === null ? told(byAmount.quotes) : byHolding(byAmount.holds, byAmount.quotes)
  if (units.length === 0) return isSaid ? yes([]) : (byAudience(clause, asked) ?? unknown(product, []))
  const inFields = new Map(
    units.map((unit) => [unit, fields.map((field) => statedIn(field, unit, { ...clause, asksIncluded: false }))]),
  )
  let open = units.filter((unit) => !unit.isTalk && !inFields.get(unit)?.includes('holds'))
  const isField = open.length === 0
  // "Wine opener with foil cutter"
  const isTelling = (part: ShopText) =>
    units.every((unit) => statedIn(part, unit, { ...clause, asksIncluded: false }) === 'holds')
  const ofTitle = quoteOfTitle(asked, isTelling)
  if (asksIncluded && units.length > 0 && units.every((unit) => statedIn(asked.title, unit, clause) === 'holds'))
    return yes(ofTitle)
  if (asksIncluded && isField) open = units.slice(-1)
  const read = sentences.map((sentence) => {
    const states = new Map(units.map((unit) => [unit, statedIn(sentence, unit, clause)]))
    const said = units.filter((unit) => states.get(unit) !== null)
    return { sentence, states, said, denied: said.filter((unit) => states.get(unit) === 'denied') }
  })
  const whole = read.filter(({ said }) => said.length > 0 && open.every((unit) => said.includes(unit)))
  const borneOut = whole.filter(({ denied }) => denied.length === 0).sort((a, b) => b.said.length - a.said.length)
  const denying = whole.filter(({ denied }) => denied.length > 0)
  if (isField && !asksIncluded) {
    if (denying.length > 0 && borneOut.length === 0) return no(quotesOf(denying))
    if (denying.length > 0) return told(quotesOf([...denying.slice(0, 1), ...borneOut]))
    if (clause.asksGenuine && borneOut.length === 0) return unknown(product, [])
    // "Is the bag warm enough for -5?": that it is a bag answers nothing.
    const asksMore = clause.dimensions.length + clause.amounts.length > 0
    const isNamed = units.every((unit) => inFields.get(unit)?.[0] === 'holds')
    if (isNamed && asksMore && borneOut.length === 0) return toldOrUnknown(clause, asked, () => true)
    if (isNamed && clause.goesOn && !units.every(isSure)) return unknown(product, [])
    // "And vitamin C?", of a serum with that: what only names it asks for nothing that has a "yes".
    const isOnlyName =
      isNamed &&
      units.every(({ facts, properties, quality }) => facts.length + properties.length === 0 && quality === null)
    return (isOnlyName && borneOut.length > 0 ? told : yes)(borneOut.length > 0 ? quotesOf(borneOut) : ofTitle)
  }
  // What one sentence says and another denies is no plain yes: "oven 260 °C", "never leave in the oven".
  if (borneOut.length > 0 && denying.length > 0) return told(quotesOf([...denying.slice(0, 1), ...borneOut]))
  if (borneOut.length > 0) {
    // "Wind protection" of "coupe-vent" may be more or less than was asked, as may what leaves out a word: that is for the shopper to judge.
    const isOther = borneOut.every(({ sentence, said }) =>
      units.some((unit) =>
        unit.isTalk
          ? !said.includes(unit)
          : open.includes(unit) && statedIn(sentence, { ...unit, properties: [] }, clause) === null,
      ),
    )
    return (isOther || (clause.goesOn && !open.every(isSure)) ? told : yes)(quotesOf(borneOut))
  }
  if (denying.length > 0) return (units.some((unit) => unit.isTalk) ? told : no)(quotesOf(denying))
  const deniedByField = units.some((unit) => open.includes(unit) && inFields.get(unit)?.includes('denied'))
  if (deniedByField && open.length === 1) return no([])
  const known = new Set(read.flatMap(({ said }) => said))
  return besideOrUnknown(clause, asked, { open, known, named: besideTitle(open, inFields) })
}

/** What comes near what no text tells; else what of it is told nowhere. @param named what does not stand beside the product's name */
function besideOrUnknown(
  clause: AskedClause,
  asked: AskedProduct,
  { open, known, named }: { open: readonly AskedUnit[]; known: ReadonlySet<AskedUnit>; named: readonly AskedUnit[] },
): ProductAnswer {
  const { product } = asked
  const audience = byAudience(clause, asked)
  if (audience) return audience
  const near = open.length === 0 ? [] : nearOf({ ...clause, units: [...open] }, named, asked)
  if (near.length > 0) {
    const quotes = near.slice(0, MOST_QUOTED).flatMap((own) => (own === asked.titleParts[0] ? [] : own.said))
    return { verdict: 'told', quotes, options: [], variants: allOf(product), untold: [] }
  }
  const untold = open.filter((unit) => !known.has(unit))
  return unknown(
    product,
    (untold.length > 0 ? untold : open).map(({ surface }) => surface),
  )
}

const conditions = phraseTable([[true, phrasesOfAll(({ claims }) => claims?.manner?.conditional)]])
/** "If you have never worn one, begin with this" neither affirms nor denies. */
function isOfCase(quotes: readonly string[], sentences: readonly ShopText[]): boolean {
  const quoted = sentences.filter(({ said }) => quotes.includes(said))
  return quoted.length > 0 && quoted.every(({ tokens }) => phraseAt(conditions, tokens, 0) !== null)
}

/** "Box" of "does the truffle box have alcohol": what stands beside a word of the title names the product, and is not asked. */
function besideTitle(open: readonly AskedUnit[], inFields: ReadonlyMap<AskedUnit, readonly unknown[]>): AskedUnit[] {
  const titled = [...inFields].flatMap(([{ places }, [inTitle]]) => (inTitle === 'holds' ? places : []))
  const rest = open.filter(({ places }) => !places.some((at) => titled.includes(at - 1)))
  return rest.length > 0 ? rest : [...open]
}

/** Whether the question names an amount that neither the title nor an option is called by. */
const hasOpenAmount = ({ amounts, text }: AskedClause, { title, options }: AskedProduct): boolean =>
  amounts.some(({ max, from, unit }) => {
    const isNumber = text.words[from]?.isNumber === true || unit !== null
    const named = [title, ...options.flatMap(({ readValues }) => readValues)]
    return isNumber && !named.some((one) => one.amounts.some((own) => own.max === max))
  })

const quotesOf = (read: readonly { sentence: ShopText }[]): string[] =>
  read.slice(0, MOST_QUOTED).map(({ sentence }) => sentence.said)
