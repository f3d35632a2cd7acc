import type { Features } from './sentence-features.ts'

/** Made by `node scripts/learn-sentence-weights.ts` from 252 questions: do not edit. */
export const sentenceWeights: { base: number } & Features = {
  base: -1.01,
  aspect: 0.52,
  aspectFirst: 0.98,
  word: 0.78,
  fact: -0.85,
  near: 0.9,
  topics: 0.07,
  topic: 2.45,
  offTopic: -1.02,
  untoldTopics: 0.81,
  factMissed: -2.04,
  amount: 0.33,
  value: 2.28,
  named: 0.65,
  unit: 0.57,
  noAmount: 0.07,
  material: -0.61,
  box: 1.22,
  age: 1.18,
  loose: -0.57,
  thingMissed: -0.78,
  unmet: 0.37,
  unclear: -0.56,
  long: 0,
}
