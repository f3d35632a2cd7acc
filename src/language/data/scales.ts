/** One way to tell how far up a scale a thing is. */
export interface ScaleMeasure {
  /** The unit that amounts meet in: see `scaleUnits`. */
  base: string
  /** Less of it is more of the quality: what is good down to -10 °C is warmer than what is good to 0 °C. */
  isReversed?: true
  /** It tells the quality only beside a word of the scale: centimetres by themselves may be of any side. */
  needsWord?: true
  /** It tells nothing without what is asked besides: minutes to boil are none to charge. */
  needsContext?: true
}

const of = (...bases: string[]): ScaleMeasure[] => bases.map((base) => ({ base }))
const reversed = (base: string): ScaleMeasure => ({ base, isReversed: true })
const beside = (...bases: string[]): ScaleMeasure[] => bases.map((base) => ({ base, needsWord: true }))

/** What goods are compared by, with what measures it, the surest first. Packs have the words for it: see `ScaleWords`. */
export const scales = {
  weight: of('g'),
  load: beside('g'),
  size: of('ml', 'mm'),
  packing: beside('mm', 'ml'),
  length: beside('mm'),
  width: beside('mm'),
  height: beside('mm'),
  thickness: beside('mm'),
  capacity: of('ml'),
  area: of('m2'),
  endurance: [...of('min'), ...of('wh', 'mah')],
  age: beside('min'),
  guarantee: beside('min'),
  range: [...of('km'), ...beside('mm')],
  brightness: [...of('lm'), ...beside('w')],
  loudness: of('db'),
  warmth: [...of('tog', 'r'), reversed('deg')],
  speed: [...of('kmh'), { base: 'min', isReversed: true, needsContext: true }],
  power: of('nm', 'w', 'j'),
  memory: of('gb'),
  waterproofness: beside('mm'),
  softness: [],
  strength: [],
  rating: [],
} as const satisfies Record<string, readonly ScaleMeasure[]>

export type ScaleName = keyof typeof scales

/** Units by their symbol, with the one that they meet in and how many of that one is: a pound is 453.6 "g". */
export const scaleUnits: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  ...{ mg: ['g', 0.001], g: ['g', 1], kg: ['g', 1000], oz: ['g', 28.35], lb: ['g', 453.592], stone: ['g', 6350.29] },
  ...{ mm: ['mm', 1], cm: ['mm', 10], m: ['mm', 1000], in: ['mm', 25.4], ft: ['mm', 304.8], yd: ['mm', 914.4] },
  ...{ ml: ['ml', 1], cl: ['ml', 10], l: ['ml', 1000], qt: ['ml', 946.35], gal: ['ml', 3785.4] },
  ...{ s: ['min', 1 / 60], min: ['min', 1], h: ['min', 60], day: ['min', 1440], week: ['min', 10080] },
  ...{ month: ['min', 43_800], year: ['min', 525_600] },
  ...{ km: ['km', 1], mile: ['km', 1.609], kmh: ['kmh', 1], mph: ['kmh', 1.609] },
  ...{ w: ['w', 1], kw: ['w', 1000], mah: ['mah', 1], ah: ['mah', 1000], wh: ['wh', 1] },
  ...{ mb: ['gb', 0.001], gb: ['gb', 1], tb: ['gb', 1000], lm: ['lm', 1], db: ['db', 1], deg: ['deg', 1] },
  ...{ m2: ['m2', 1], sqft: ['m2', 0.0929], sqin: ['m2', 0.000645], nm: ['nm', 1], j: ['j', 1], tog: ['tog', 1], r: ['r', 1] },
}

/** Units that may stand before their number: "TOG 2.5", "R-value 4.6". */
export const unitsBefore: ReadonlySet<string> = new Set(['tog', 'r'])
