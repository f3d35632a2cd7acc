import { scaleMeanings } from '../../language/amounts/read-scale.ts'
import { type ScaleAmount, scaleAmountsIn } from '../../language/amounts/read-scale-amounts.ts'
import { type ScaleMeasure, type ScaleName, scales } from '../../language/data/scales.ts'
import { type TextToken, wordsIn } from '../../language/text/tokens.ts'
import type { ShopText } from './shop-texts.ts'

/** What a page tells of how far up a scale its product is. */
export interface ToldAmount {
  base: string
  /** In that unit; more of it is more of the quality. */
  value: number
  /** As the shop wrote it: "1.42kg". */
  said: string
  /** The sentence, title or value that it stands in. */
  text: string
  /** Where it stands there, as token places; the end is exclusive. */
  from: number
  to: number
  /** Beside a word of the scale: "weight 1.4 kg". */
  isNamed: boolean
}

/**
 * The amounts of a text that tell where on a scale its product is: by the word of a scale that stands nearest, else by the unit where that
 * tells it alone. "Max. load 130 kg" weighs nothing.
 * @param of whether it is of the scale as a whole (a value of "battery life"), tells of what is asked besides (absent where nothing is), and
 * is a name or a value
 */
export function amountsOnScale(
  { tokens, said, language }: Pick<ShopText, 'tokens' | 'said' | 'language'>,
  name: ScaleName,
  of: { isNamed?: boolean; isOfContext?: boolean; isName?: boolean } = {},
): ToldAmount[] {
  const all = scaleAmountsIn(tokens, language)
  return all.flatMap((amount, at): ToldAmount[] => {
    const measures: readonly ScaleMeasure[] = scales[name]
    const measure = measures.find(({ base }) => base === amount.base)
    if (!measure || amount.isOfElse) return []
    const near = namesNear(tokens, language, amount, { before: all[at - 1], after: all[at + 1] })
    const isOwn = near.some((one) => one === name || (name === 'size' && sides.has(one)))
    if (near.length > 0 && !isOwn) return []
    const isNamed = isOwn || of.isNamed === true
    // "26 x 16 cm" is how big it is and "height 2 m" too, "24 cm" may be of its wheels.
    const isOfPart = name === 'size' && amount.base === 'mm' && !(isNamed || amount.isAcross || of.isName)
    const lacksWord = measure.needsWord && (!isNamed || (amount.isAcross && name !== 'packing'))
    if (isOfPart || lacksWord || (measure.needsContext && !(of.isOfContext ?? isNamed))) return []
    return [
      {
        ...{ base: amount.base, value: amount.value * (measure.isReversed ? -1 : 1), isNamed },
        ...{ said: saidOf(tokens, amount), text: said, from: amount.from, to: amount.to },
      },
    ]
  })
}

/** What is long or wide is big. */
const sides: ReadonlySet<ScaleName> = new Set(['length', 'width', 'height'])

const saidOf = (tokens: readonly TextToken[], { from, to, unit }: ScaleAmount): string =>
  tokens
    .slice(from, to)
    .map(({ raw, glued }, at) => (at > 0 && !glued ? ` ${raw}` : raw))
    .join('') + (unit ? ` ${unit}` : '')

/** How far a word stands from the amount that it names: "packs to a flat disc 75 cm across", "7.5 cm thick". */
const [MOST_BEFORE, MOST_BEHIND] = [5, 2]
const parting = /^[,;.()]$/

/** The scales, of those told in this unit, that the word nearest to an amount in its clause names. */
function namesNear(
  tokens: readonly TextToken[],
  language: string,
  { from, to, base }: ScaleAmount,
  { before, after }: { before: ScaleAmount | undefined; after: ScaleAmount | undefined },
): ScaleName[] {
  const namesAt = (place: number): ScaleName[] =>
    scaleMeanings(tokens[place]?.text ?? '', language).flatMap(({ name }) =>
      scales[name].some((one) => one.base === base) ? name : [],
    )
  const walk = (first: number, step: 1 | -1, most: number, end: number): ScaleName[] => {
    for (let place = first, words = 0; place !== end && words < most; place += step) {
      const token = tokens[place]
      if (!token || parting.test(token.text)) return []
      const names = namesAt(place)
      if (names.length > 0) return names
      if (token.kind === 'word') words++
    }
    return []
  }
  const behind = walk(to, 1, MOST_BEHIND, after?.from ?? tokens.length)
  const ahead = walk(from - 1, -1, MOST_BEFORE, (before?.to ?? 0) - 1)
  return behind.length > 0 && ahead.length === 0 ? behind : ahead
}

/** "Battery life", of how long something lasts. */
export const isOfScale = (optionName: string, name: ScaleName, language: string): boolean =>
  wordsIn(optionName).some((word) => scaleMeanings(word, language).some((one) => one.name === name))
