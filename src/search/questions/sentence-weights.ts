import type { Features } from './sentence-features.ts'

/** Made by `node scripts/learn-sentence-weights.ts` from 252 questions: do not edit. */
export const sentenceWeights: { base: number } & Features = {
  base: -0.83,
  word: 0.86,
  fact: -0.4,
  near: 1.08,
  topics: 0.21,
  topic: 2.67,
  offTopic: -1.02,
  untoldTopics: 0.91,
  factMissed: -1.99,
  amount: 0.61,
  value: 2.38,
  named: 0.92,
  unit: 1.07,
  noAmount: 0.04,
  material: -0.58,
  box: 1.31,
  age: 1.27,
  loose: -0.61,
  thingMissed: -0.69,
  unmet: 0.4,
  unclear: -0.55,
  long: 0,
}
