import type { Features } from './sentence-features.ts'

/** Made by `node scripts/learn-sentence-weights.ts` from 252 questions: do not edit. */
export const sentenceWeights: { base: number } & Features = {
  base: -3.42,
  aspect: 2.22,
  aspectFirst: 0.61,
  word: 0.85,
  fact: -1.18,
  near: 0.28,
  topics: -0.16,
  topic: 2.25,
  offTopic: -0.73,
  untoldTopics: 0.97,
  factMissed: -2.02,
  amount: 0.6,
  value: 1.91,
  named: 0.13,
  unit: 0.4,
  noAmount: -0.11,
  material: -0.74,
  box: 0.46,
  age: 1.01,
  loose: -0.54,
  thingMissed: -0.71,
  unmet: 0.37,
  unclear: -0.38,
  long: 0,
}
