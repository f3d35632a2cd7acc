import type { PartialLanguagePack } from '../pack.ts'

/** Polish: no more than what tells it from other languages. */
export const pl = {
  code: 'pl',
  isPartial: true,
  telling:
    'czesc dzien dobry dziekuje gdzie jest moje zamowienie macie szukam buty ile kosztuje wysylka moge nie czy chce',
} as const satisfies PartialLanguagePack
