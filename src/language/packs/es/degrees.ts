import type { DegreeWords } from '../../pack-fields/pack-degrees.ts'

export const degrees: DegreeWords = {
  before: 'muy tan demasiado demasiada',
  qualities: {
    big: 'grande grandes voluminoso voluminosa',
    small: 'pequeno pequena pequenos pequenas compacto compacta mini',
    heavy: 'pesado pesada pesados pesadas',
    light: 'ligero ligera ligeros ligeras liviano liviana',
    long: 'largo larga largos largas',
    short: 'corto corta cortos cortas',
    loud: 'ruidoso ruidosa ruidosos ruidosas',
    quiet: 'silencioso silenciosa',
    thick: 'grueso gruesa gruesos gruesas',
    thin: 'fino fina finos finas delgado delgada',
    sour: 'acido acida acidos acidas agrio',
    mild: 'suave suaves baja_acidez',
    strong: 'fuerte fuertes picante picantes amargo amarga',
  },
}
