import { conceptOf } from '../../language/text/families.ts'
import { thingWords } from '../../language/thing-words.ts'

/** WordNet's names for what is used up. */
export const consumed = ['food', 'beverage', 'substance', 'material', 'seasoning', 'medicine', 'drug', 'supplement']

export const isQuality = (word: string): boolean => {
  const concept = conceptOf('material', word) ?? conceptOf('color', word)
  return concept !== null && !concept.literalOnly
}

const { attributes, audiences, vague } = thingWords.en
export const accessories = new Set(thingWords.en.accessories.split(/\s+/).map((one) => one.replaceAll('_', ' ')))
export const wordsThatDescribe = new Set([attributes, audiences, vague].flatMap((words) => words.split(/\s+/)))
