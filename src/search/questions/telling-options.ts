import type { AskedClause, AskedUnit } from './read-question.ts'
import type { ShopText } from './shop-texts.ts'
import { sidesNamed } from './side-words.ts'
import { isSaid, type ProductOption } from './words-of-options.ts'

const measures = ['length', 'volume', 'weight']

/** The options that tell a value which is asked for. */
export function tellingOptions(
  { dimensions, units, text }: AskedClause,
  options: readonly ProductOption[],
  isThing: (unit: AskedUnit) => boolean,
  toldBy: (text: ShopText) => readonly string[],
): ProductOption[] {
  const open = units.filter((unit) => !isThing(unit))
  const sides = sidesNamed(text)
  return options.filter((option) => {
    // "Width: 60 cm, 90 cm" tells not how deep it is.
    const own = sidesNamed(option.read)
    if (sides.size > 0 && own.size > 0 && ![...own].some((side) => sides.has(side))) return false
    if (open.length > 0) return open.every((unit) => isSaid(option.read, unit))
    return dimensions.some((dimension) => {
      if (dimension === 'size' || dimension === 'color' || dimension === 'material') {
        if (option.kind === dimension) return true
        if (dimension !== 'size') return false
      }
      // "Size: S, L" tells how far nothing goes.
      const isNamed = option.read.dimensions.some((own) => own.dimension === dimension)
      if (isNamed && (option.kind !== 'size' || dimension === 'size')) return true
      const told = option.readValues.map(toldBy)
      // Of bottles the sizes are volumes.
      return told.some((own) => (dimension === 'size' ? measures : [dimension]).some((one) => own.includes(one)))
    })
  })
}
