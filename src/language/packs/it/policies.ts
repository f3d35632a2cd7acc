import type { PolicyWords } from '../../pack-policies.ts'
export const policies: PolicyWords = {
  meanings: {},
  goods: {},
  asking: '',
  outside: '',
  columns: { question: 'domanda', answer: 'risposta' },
  restricting: '',
  places: {},
  clock: '',
  asks: {},
  costs: '',
  tells: {},
}
