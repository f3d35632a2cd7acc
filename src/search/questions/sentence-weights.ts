import type { Features } from './sentence-features.ts'

/** Made by `node scripts/learn-sentence-weights.ts` from 252 questions: do not edit. */
export const sentenceWeights: { base: number } & Features = {
  base: -0.83,
  word: 0.85,
  fact: -0.4,
  near: 1.08,
  topics: 0.29,
  topic: 2.59,
  offTopic: -1.01,
  untoldTopics: 0.92,
  factMissed: -2,
  amount: 0.62,
  value: 2.38,
  named: 0.9,
  unit: 1.07,
  noAmount: 0.04,
  material: -0.57,
  box: 1.31,
  age: 1.27,
  loose: -0.62,
  thingMissed: -0.7,
  unmet: 0.4,
  unclear: -0.55,
  long: 0,
}
