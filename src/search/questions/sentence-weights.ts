import type { Features } from './sentence-features.ts'

/** Made by `node scripts/learn-sentence-weights.ts` from 252 questions: do not edit. */
export const sentenceWeights: { base: number } & Features = {
  base: -3.13,
  aspect: 2.01,
  aspectFirst: 0.62,
  word: 0.81,
  fact: -1.13,
  near: 0.37,
  topics: -0.15,
  topic: 2.27,
  offTopic: -0.75,
  untoldTopics: 0.97,
  factMissed: -2.02,
  amount: 0.62,
  value: 1.89,
  named: 0.08,
  unit: 0.42,
  noAmount: -0.14,
  material: -0.72,
  box: 0.51,
  age: 0.9,
  loose: -0.56,
  thingMissed: -0.72,
  unmet: 0.32,
  unclear: -0.37,
  long: 0,
}
