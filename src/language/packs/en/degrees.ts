import type { DegreeWords } from '../../pack-fields/pack-degrees.ts'

export const degrees: DegreeWords = {
  before: 'too so very really particularly that overly',
  qualities: {
    big: 'big bigger large huge massive giant bulky',
    small: 'small compact mini tiny little pocket',
    heavy: 'heavy bulky',
    light: 'light lightweight ultralight',
    long: 'long',
    short: 'short',
    loud: 'loud noisy',
    quiet: 'quiet silent',
    thick: 'thick chunky',
    thin: 'thin slim',
    sour: 'acidic acid sour tart',
    mild: 'mild smooth low_acid low_acidity',
    strong: 'strong spicy hot bitter intense',
  },
}
