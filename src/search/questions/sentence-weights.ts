import type { Features } from './sentence-features.ts'

/** Made by `node scripts/learn-sentence-weights.ts` from 252 questions: do not edit. */
export const sentenceWeights: { base: number } & Features = {
  base: -3.09,
  aspect: 1.98,
  aspectFirst: 0.63,
  word: 0.81,
  fact: -1.14,
  near: 0.37,
  topics: -0.14,
  topic: 2.28,
  offTopic: -0.73,
  untoldTopics: 0.95,
  factMissed: -2.08,
  amount: 0.63,
  value: 1.89,
  named: 0.09,
  unit: 0.43,
  noAmount: -0.14,
  material: -0.73,
  box: 0.51,
  age: 0.9,
  loose: -0.55,
  thingMissed: -0.72,
  unmet: 0.3,
  unclear: -0.36,
  long: 0,
}
