interface Unit {
  /** The unit that amounts are told in: litres and millilitres meet as "ml". */
  base: string
  factor: number
}

const unitWords: Record<string, string> = {
  in: 'in inch inches zoll pulgada pulgadas pouce pouces polegada polegadas pollice pollici',
  ft: 'ft foot feet',
  yd: 'yd yard yards',
  mm: 'mm millimeter millimeters millimetre millimetres',
  cm: 'cm centimeter centimeters centimetre centimetres centimetro centimetros zentimeter',
  m: 'm meter meters metre metres metro metros metri',
  ml: 'ml milliliter milliliters millilitre millilitres mililitro mililitros',
  cl: 'cl',
  l: 'l lt liter liters litre litres litro litros litri',
  g: 'g gr gram grams gramm gramme grammes gramo gramos grama gramas grammi',
  mg: 'mg milligram milligrams',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramm',
  oz: 'oz ounce ounces onza onzas',
  lb: 'lb lbs pound pounds libra libras',
  gal: 'gal gallon gallons',
  qt: 'qt quart quarts',
  w: 'w watt watts vatios',
  kw: 'kw kilowatt',
  v: 'v volt volts voltios',
  mah: 'mah',
  mb: 'mb',
  gb: 'gb gigabyte gigabytes',
  tb: 'tb terabyte terabytes',
  hz: 'hz',
}

const conversions: Record<string, Unit> = {
  cm: { base: 'mm', factor: 10 },
  m: { base: 'mm', factor: 1000 },
  cl: { base: 'ml', factor: 10 },
  l: { base: 'ml', factor: 1000 },
  kg: { base: 'g', factor: 1000 },
  kw: { base: 'w', factor: 1000 },
  tb: { base: 'gb', factor: 1000 },
}

const units = new Map<string, Unit>()
for (const [symbol, names] of Object.entries(unitWords)) {
  for (const name of names.split(' ')) units.set(name, conversions[symbol] ?? { base: symbol, factor: 1 })
}

/** Whether the folded word can stand for a unit after a number. */
export const isUnit = (word: string): boolean => units.has(word)

/**
 * One term for an amount however it is written: ("0.5", "l") -> "500ml". Null when the number or unit is none.
 * `number` is as `normalizeNumber` returns it.
 */
export function measureTerm(number: string, unitWord: string): string | null {
  const unit = units.get(unitWord)
  const amount = amountOf(number)
  if (unit === undefined || amount === null) return null
  return `${Number((amount * unit.factor).toFixed(3))}${unit.base}`
}

function amountOf(number: string): number | null {
  const [numerator, denominator] = number.split('/')
  const amount = denominator === undefined ? Number(number) : Number(numerator) / Number(denominator)
  return Number.isFinite(amount) ? amount : null
}

const englishThousands = /^\d{1,3}(,\d{3})+(\.\d+)?$/
const continentalThousands = /^\d{1,3}(\.\d{3})+(,\d+)?$/
const continental = new Set(['es', 'fr', 'de', 'pt', 'it'])

/** Digits with a point for decimals: "1,5" -> "1.5", "1,000" -> "1000" (in German "1.000" -> "1000"), "007" -> "7". */
export function normalizeNumber(text: string, language: string): string {
  let number = text
  if (continental.has(language)) {
    if (continentalThousands.test(number)) number = number.replaceAll('.', '')
  } else if (englishThousands.test(number)) number = number.replaceAll(',', '')
  number = number.replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(number)) return number
  // Long digit runs are barcodes: a float would round them.
  const stripped = number.replace(/^0+(?=\d)/, '')
  return stripped.includes('.') ? stripped.replace(/\.?0+$/, '') : stripped
}
