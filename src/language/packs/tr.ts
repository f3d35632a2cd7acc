import type { PartialLanguagePack } from '../pack.ts'

/** Turkish: no more than what tells it from other languages. */
export const tr = {
  code: 'tr',
  isPartial: true,
  telling: 'merhaba tesekkurler nerede siparisim var mi ayakkabi ne kadar kargo bir',
} as const satisfies PartialLanguagePack
