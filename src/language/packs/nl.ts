import type { PartialLanguagePack } from '../pack.ts'

/** Dutch: no more than what shops call their options. */
export const nl = {
  code: 'nl',
  isPartial: true,
  options: { names: { color: 'kleur', size: 'maat' } },
  glue: 'het een van voor met',
  goesOn: 'dan, daarna, tot dan, in dat geval, anders, het, ze, zij, dit, deze',
} as const satisfies PartialLanguagePack
