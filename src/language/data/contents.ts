import type { Words } from '../text/word-lists.ts'

/** How one content bears on another. */
export interface ContentRelation {
  /** What has one of these has this too: what has hazelnuts has nuts. Separated by spaces. */
  kinds?: Words
  /** Of a diet: what has one of these is nothing for it. */
  without?: Words
  /** Of a diet: what is for the other is for it. */
  from?: Words
  /** What things are made of: only diets ask for it here, else it is wished for and away as a material. */
  isMaterial?: true
}

/** What is in goods, or must not be, and the diets that hang on it, by English name. Each pack says in `contents` how they are called. */
export const contents = {
  gluten: { kinds: 'wheat' },
  wheat: {},
  nuts: { kinds: 'almond hazelnut walnut cashew pistachio pecan macadamia peanut pineNut' },
  almond: {},
  hazelnut: {},
  walnut: {},
  cashew: {},
  pistachio: {},
  pecan: {},
  macadamia: {},
  peanut: {},
  pineNut: {},
  milk: { kinds: 'lactose butter cream cheese' },
  lactose: { kinds: 'butter cream' },
  butter: {},
  cream: {},
  cheese: {},
  egg: {},
  soy: {},
  sesame: {},
  mustard: {},
  celery: {},
  shellfish: {},
  fish: { kinds: 'shellfish' },
  poultry: { kinds: 'chicken turkey duck goose' },
  chicken: {},
  turkey: {},
  duck: {},
  goose: {},
  beef: {},
  lamb: {},
  pork: {},
  meat: { kinds: 'poultry beef lamb pork' },
  gelatine: {},
  rennet: {},
  honey: {},
  yeast: {},
  sugar: {},
  salt: {},
  palmOil: {},
  alcohol: { kinds: 'wine beer spirits' },
  wine: {},
  beer: {},
  spirits: {},
  caffeine: {},
  sulphite: {},
  fragrance: {},
  paraben: {},
  sulfate: {},
  silicone: {},
  fluoride: {},
  latex: {},
  nickel: {},
  leather: { isMaterial: true },
  wool: { isMaterial: true },
  silk: { isMaterial: true },
  beeswax: { isMaterial: true },
  vegan: { without: 'meat fish gelatine rennet milk egg honey leather wool silk beeswax' },
  vegetarian: { without: 'meat fish gelatine rennet', from: 'vegan' },
} as const satisfies Record<string, ContentRelation>

export type Content = keyof typeof contents

/** Diets: what suits them is wished for, all other contents are wished away. */
export const isDiet = (content: Content): boolean => 'without' in contents[content]

const relations: Readonly<Record<string, ContentRelation>> = contents

/** Whether it is looked at for diets alone. */
export const isMaterialContent = (content: Content): boolean => relations[content]?.isMaterial === true
