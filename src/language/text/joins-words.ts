import { packOf } from '../packs.ts'

/** Whether a language writes the parts of a name as one word: "Zeckenzange". @param language BCP 47 */
export const joinsWords = (language: string): boolean => packOf(language.slice(0, 2))?.joinsWords === true
