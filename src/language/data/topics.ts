import type { AskedFact } from './asked-facts.ts'

/**
 * What sentences about products are about, coarser than facts: whoever asks whether it may stand in the rain is served with a sentence
 * about splashes. Each with the facts that belong to it, separated by spaces; each pack says in `topics` which other words do.
 */
export const topicFacts = {
  water: 'waterproof waterResistant rain wet',
  outside: 'outdoor weatherproof frost indoor rain',
  light: 'sun',
  washing: 'dishwasher machineWash handWash handWashOnly dryCleanOnly wash clean tumbleDry ironing',
  fit: 'trueToSize runsSmall runsLarge',
  ages: 'children baby',
  danger: 'safe poisonous',
  tough: 'shatterproof',
  taste: 'flavour spicy',
  smell: 'fragrance',
  packing: 'bag box',
  power: 'battery rechargeable cordless usb solar',
  building: 'assembly screws tools manual',
  substances: 'paraben solvent chemicals nonstick fluoride',
  heat: 'oven microwave induction grill heated',
  acid: '',
  upkeep: '',
  noise: 'noiseCancelling',
  weight: 'lightweight',
  carrying: 'foldable',
  allergens: 'allergy gluten lactose milk egg nuts soy sesame',
  diet: 'vegan vegetarian animal',
  sugar: 'sugar',
  waking: 'caffeine',
  alcohol: 'alcohol',
  keeping: 'freezer fridge thaw opened',
  preparing: '',
  dose: '',
  skin: 'skin',
  warmth: 'warm lining',
  sweat: 'breathable sweat quickDry',
  pockets: 'pocket zip',
  seeThrough: '',
  stretch: '',
  ecology: 'recycled compostable organic palmOil',
  origin: 'handmade',
  guarantee: 'warranty',
  spares: 'replaceable',
  matching: '',
  hand: 'leftHanded rightHanded',
  animals: 'dogs cats pets',
  joints: '',
  players: '',
  timing: '',
  difficulty: 'difficulty',
  reading: '',
  poison: 'poisonous safe',
  planting: '',
  growth: '',
  pots: '',
  shine: 'shine dimmable',
  distance: '',
  wall: 'screws hole',
  sharpness: 'blade',
  grip: 'nonSlip handle',
  load: '',
  connection: 'bluetooth wifi wireless',
  used: '',
  comfort: '',
  fastening: 'zip drawstring strap elasticWaist',
  removing: 'removable',
  escape: '',
  proof: '',
  chew: '',
  space: '',
  rust: '',
  wind: '',
  repair: '',
  filling: '',
  adjusting: 'adjustable',
  hygiene: '',
  sleep: '',
  shape: '',
} as const satisfies Partial<Record<string, string>>

/** The name of a topic. */
export type Topic = keyof typeof topicFacts

const named: Readonly<Record<Topic, string>> = topicFacts

/** Topics by the facts that belong to them. */
export const topicsOfFact: ReadonlyMap<string, readonly Topic[]> = (() => {
  const found = new Map<string, Topic[]>()
  for (const [topic, facts] of Object.entries(named) as [Topic, string][]) {
    for (const fact of facts.split(' ').filter((one) => one !== '') as AskedFact[])
      found.set(fact, [...(found.get(fact) ?? []), topic])
  }
  return found
})()
