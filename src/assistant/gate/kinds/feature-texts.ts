import { type AskedFact, askedFacts, type FactRelation } from '../../../language/data/asked-facts.ts'
import { packOf, wordList } from '../../../language/packs.ts'
import { isNo as isDenial } from '../../../language/readers/yes-no.ts'
import { conceptOf } from '../../../language/text/families.ts'
import { fold } from '../../../language/text/fold.ts'
import type { AskedClause, AskedUnit } from '../../../search/questions/read-question.ts'
import { readShopText, type ShopText, sentencesOf } from '../../../search/questions/shop-texts.ts'
import { statedIn } from '../../../search/questions/stated-in.ts'
import { remembering } from '../../../shared/remembering.ts'
import type { KnownProduct, KnownVariant } from '../known.ts'
import { isColor } from '../options.ts'

const fieldOf = new Map<string, (text: string) => ShopText>()
export function fieldReader(language: string): (text: string) => ShopText {
  let read = fieldOf.get(language)
  if (!read) {
    read = remembering((text) => readShopText(text.slice(0, 300), language), 2000)
    fieldOf.set(language, read)
  }
  return read
}

/** The texts of a product, those of the description a sentence each. */
export const textsOf = ({ texts }: KnownProduct, language: string, read: (text: string) => ShopText) =>
  texts.flatMap((fact) =>
    (fact.field === 'description' ? sentencesOf(String(fact.value), language) : [read(String(fact.value))]).map(
      (text) => ({ fact, text }),
    ),
  )

interface Asked {
  unit: AskedUnit
  asked: AskedClause
  read: (text: string) => ShopText
  language: string
  /** Whether a verb says that the thing has it. */
  isHad: boolean
}

/** What is more than a fact: what does not even resist water is not waterproof. */
const widerThan = (facts: readonly AskedFact[]): AskedFact[] =>
  facts.length === 0
    ? []
    : (Object.keys(askedFacts) as AskedFact[]).filter((fact) => {
        const { from = '' }: FactRelation = askedFacts[fact]
        return from.split(' ').some((one) => (facts as readonly string[]).includes(one))
      })

/** "Edelstahl" of "acero inoxidable", "de madera" of "Holzgriff": told in two words, or in a part of one. */
function isOfQuality({ words }: ShopText, { quality }: AskedUnit): boolean {
  if (quality === null) return false
  const isIt = (text: string) => conceptOf('material', text)?.concept.lineage.includes(quality) === true
  return words.some(({ text }, at) => {
    const parts = namesOfMaterials.filter(
      (name) => text.length > name.length + 2 && (text.startsWith(name) || text.endsWith(name)),
    )
    return isIt(`${text} ${words[at + 1]?.text ?? ''}`) || parts.some(isIt)
  })
}
const namesOfMaterials = wordList(
  Object.values(packOf('de')?.materials ?? {})
    .join(' ')
    .replaceAll('!', ''),
).filter(({ length }) => length > 3)

/** What the texts and options of a product say of a unit. */
export function stateOf(
  product: KnownProduct,
  variants: readonly KnownVariant[],
  { unit, asked, read, language, isHad }: Asked,
): { isBorne: boolean; isDenied: boolean; facts: KnownProduct['texts'] } {
  let borne: KnownProduct['texts'] = []
  let denied: KnownProduct['texts'] = []
  // "It also comes in black": of a colour that it is sold in its options tell, where it has them.
  const isOfOptions =
    isHad &&
    isColor(fold(unit.surface)) &&
    variants.some(({ options }) => options.some(({ value }) => isColor(fold(value))))
  for (const { fact, text } of isOfOptions ? [] : textsOf(product, language, read)) {
    const state = statedIn(text, unit, asked) ?? (isOfQuality(text, unit) ? 'holds' : null)
    if (state === 'holds') borne = [fact]
    if (state === 'denied') denied = [fact]
  }
  const wider = { ...unit, facts: widerThan(unit.facts), stems: [] }
  for (const { options } of variants) {
    for (const { name, value, fact } of options) {
      const isNo = isDenial(value)
      const state = statedIn(read(isNo ? name : `${name} ${value}`), unit, asked)
      if (state === 'holds' && !isNo) borne = [fact]
      const isLess = wider.facts.length > 0 && statedIn(read(`${name} ${value}`), wider, asked) === 'denied'
      if (state === 'denied' || isLess || (state === 'holds' && isNo)) denied = [fact]
    }
  }
  return { isBorne: borne.length > 0, isDenied: denied.length > 0, facts: [...borne, ...denied] }
}
