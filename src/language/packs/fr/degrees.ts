import type { DegreeWords } from '../../pack-fields/pack-degrees.ts'

export const degrees: DegreeWords = {
  before: 'trop si tres aussi particulierement',
  qualities: {
    big: 'grand grande grands grandes gros grosse grosses volumineux encombrant encombrante',
    small: 'petit petite petits petites compact compacte mini',
    heavy: 'lourd lourde lourds lourdes',
    light: 'leger legere legers legeres',
    long: 'long longue longs longues',
    short: 'court courte courts courtes',
    loud: 'bruyant bruyante bruyants bruyantes',
    quiet: 'silencieux silencieuse',
    thick: 'epais epaisse epaisses',
    thin: 'mince minces fin fine fins fines',
    sour: 'acide acides aigre',
    mild: 'doux douce faible_acidite peu_acide',
    strong: 'fort forte forts piquant piquante amer amere',
  },
}
