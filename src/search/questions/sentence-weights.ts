import type { Features } from './sentence-features.ts'

/** Made by `node scripts/learn-sentence-weights.ts` from 252 questions: do not edit. */
export const sentenceWeights: { base: number } & Features = {
  base: -0.84,
  word: 0.84,
  fact: -0.43,
  near: 1.07,
  topics: 0.29,
  topic: 2.58,
  offTopic: -1.03,
  untoldTopics: 0.94,
  factMissed: -2,
  amount: 0.62,
  value: 2.38,
  named: 0.91,
  unit: 1.08,
  noAmount: 0.04,
  material: -0.57,
  box: 1.31,
  age: 1.27,
  loose: -0.61,
  thingMissed: -0.7,
  unmet: 0.4,
  unclear: -0.55,
  long: 0,
}
