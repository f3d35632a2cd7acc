import type { PartialLanguagePack } from '../pack.ts'

/** Swedish: no more than what tells it from other languages. */
export const sv = {
  code: 'sv',
  joinsWords: true,
  isPartial: true,
  telling: 'hej tack var ar min bestallning har ni soker skor hur mycket kostar frakt kan jag inte och det',
} as const satisfies PartialLanguagePack
