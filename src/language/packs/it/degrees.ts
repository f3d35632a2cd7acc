import type { DegreeWords } from '../../pack-fields/pack-degrees.ts'

export const degrees: DegreeWords = {
  before: 'troppo molto cosi tanto',
  qualities: {
    big: 'grande grandi ingombrante ingombranti',
    small: 'piccolo piccola piccoli piccole compatto compatta mini',
    heavy: 'pesante pesanti',
    light: 'leggero leggera leggeri leggere',
    long: 'lungo lunga lunghi lunghe',
    short: 'corto corta corti corte',
    loud: 'rumoroso rumorosa rumorosi rumorose',
    quiet: 'silenzioso silenziosa',
    thick: 'spesso spessa',
    thin: 'sottile sottili',
    sour: 'acido acida aspro aspra',
    mild: 'delicato delicata bassa_acidita',
    strong: 'forte forti piccante piccanti amaro amara',
  },
}
