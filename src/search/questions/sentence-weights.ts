import type { Features } from './sentence-features.ts'

/** Made by `node scripts/learn-sentence-weights.ts` from 252 questions: do not edit. */
export const sentenceWeights: { base: number } & Features = {
  base: -3.41,
  aspect: 2.25,
  aspectFirst: 0.47,
  word: 0.83,
  fact: -1.17,
  near: 0.27,
  topics: -0.18,
  topic: 2.27,
  offTopic: -0.73,
  untoldTopics: 0.99,
  factMissed: -2.04,
  amount: 0.61,
  value: 1.93,
  named: 0.07,
  unit: 0.41,
  noAmount: -0.15,
  material: -0.68,
  box: 0.48,
  age: 0.92,
  loose: -0.56,
  thingMissed: -0.72,
  unmet: 0.36,
  unclear: -0.37,
  long: 0,
}
