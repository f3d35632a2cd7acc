import type { PartialLanguagePack } from '../pack.ts'

/** Dutch: no more than what shops call their options. */
export const nl = {
  code: 'nl',
  joinsWords: true,
  isPartial: true,
  options: { names: { color: 'kleur', size: 'maat' } },
  glue: 'het een van voor met',
  goesOn: 'dan, daarna, tot dan, in dat geval, anders, het, ze, zij, dit, deze',
  telling:
    'bedankt dank goedemorgen waar mijn bestelling hebben jullie zoek schoenen graag hoeveel kost verzending kan ik niet een het van deze pakket retour ben wil',
} as const satisfies PartialLanguagePack
