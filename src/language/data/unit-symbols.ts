/** A unit as far as no language matters. */
export interface UnitSymbol {
  /** Other symbols for it. */
  also?: string
  /** The unit that amounts are told in, and how many of it one is: litres and millilitres meet as "ml". */
  base?: string
  factor?: number
  /** The unit that pages of other countries tell it in, and how many of that one is. */
  metric?: readonly [base: string, factor: number]
  /** The index has no term of its own for it, such as "500ml". */
  hasNoTerm?: true
}

/** Units of measure by the symbol that packs name them by. */
export const unitSymbols: Readonly<Record<string, UnitSymbol>> = {
  in: { metric: ['mm', 25.4] },
  ft: { metric: ['mm', 304.8] },
  yd: { metric: ['mm', 914.4] },
  mm: {},
  cm: { base: 'mm', factor: 10 },
  m: { base: 'mm', factor: 1000 },
  m2: { also: 'sqm qm', hasNoTerm: true },
  stone: { hasNoTerm: true, metric: ['g', 6350.29] },
  ml: {},
  cl: { base: 'ml', factor: 10 },
  l: { also: 'lt', base: 'ml', factor: 1000 },
  g: { also: 'gr' },
  mg: {},
  kg: { also: 'kgs', base: 'g', factor: 1000 },
  oz: {},
  lb: { also: 'lbs', metric: ['g', 453.592] },
  gal: {},
  qt: {},
  w: {},
  kw: { base: 'w', factor: 1000 },
  v: {},
  mah: {},
  ah: { base: 'mah', factor: 1000 },
  mb: {},
  gb: {},
  tb: { base: 'gb', factor: 1000 },
  hz: {},
  pc: { also: 'pcs', hasNoTerm: true },
  item: { hasNoTerm: true },
  cup: { hasNoTerm: true },
  min: { also: 'mins', hasNoTerm: true },
  h: { also: 'hrs hr', hasNoTerm: true },
  day: { hasNoTerm: true, metric: ['day', 1] },
  week: { hasNoTerm: true, metric: ['day', 7] },
  month: { hasNoTerm: true, metric: ['day', 30.4] },
  year: { also: 'yr yrs', hasNoTerm: true, metric: ['day', 365] },
  pct: { also: '%', hasNoTerm: true },
  deg: { also: '°', hasNoTerm: true },
  lm: { hasNoTerm: true },
}

/** What else stands behind a number and is no money, in any language. */
export const otherUnits =
  'kcal cal mph kmh km ct kb khz mhz ghz db dpi kelvin amp amps hp psi bar rpm nits pt dl ohm ohms cc cbm sqft mcg iu spf ga ' +
  'x th st nd rd'

/** Before a number of a size or a speed, in any language. */
export const notMoneyBefore = 'eu us uk bpm'

/** Where sizes are called otherwise, in any language. */
export const regionsOfSizes = 'eu us uk'
