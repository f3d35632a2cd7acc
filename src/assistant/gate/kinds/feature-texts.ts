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

/** "Edelstahl" of "acero inoxidable": told in two words. */
function isOfQuality({ words }: ShopText, { quality }: AskedUnit): boolean {
  if (quality === null) return false
  const isIt = (text: string) => conceptOf('material', text)?.concept.lineage.includes(quality) === true
  return words.some(({ text }, at) => isIt(`${text} ${words[at + 1]?.text ?? ''}`))
}

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
  for (const { options } of variants) {
    for (const { name, value, fact } of options) {
      const isNo = isDenial(value)
      const state = statedIn(read(isNo ? name : `${name} ${value}`), unit, asked)
      if (state === 'holds' && !isNo) borne = [fact]
      if (state === 'denied' || (state === 'holds' && isNo)) denied = [fact]
    }
  }
  return { isBorne: borne.length > 0, isDenied: denied.length > 0, facts: [...borne, ...denied] }
}
