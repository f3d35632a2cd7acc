import type { PartialLanguagePack } from '../pack.ts'

/** Danish: no more than what tells it from other languages. */
export const da = {
  code: 'da',
  joinsWords: true,
  isPartial: true,
  telling: 'hej tak hvor er min ordre har leder sko hvor meget koster levering kan jeg ikke og det',
} as const satisfies PartialLanguagePack
