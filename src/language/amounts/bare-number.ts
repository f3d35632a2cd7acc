import { tokenize } from '../text/tokens.ts'
import { isOfSide, isPreposition } from './measured-sides.ts'
import { isUnitWord } from './units.ts'

/** The number of a text that has one number and hardly a word: "40", "ok then 40", but not "50 ft" and "d3". */
export function bareNumberOf(text: string): number | null {
  if (tokenize(text).some(({ text: word }) => isUnitWord(word))) return null
  const [only, ...others] = text.match(/(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?/gu) ?? []
  const words = text.replace(/[\d.,$€£]+/g, ' ').match(/\p{L}{3,}/gu) ?? []
  return only !== undefined && others.length === 0 && words.length <= 1 ? Number(only.replace(',', '.')) : null
}

/** The only number of a text, where it may count something: "how much for 6?", and not "is it there in 2 days? how much". */
export function countIn(text: string): number | null {
  const [only, ...others] = text.match(/\d+(?:[.,]\d+)?/g) ?? []
  const tokens = tokenize(text)
  const behind = tokens.findIndex(({ kind }) => kind === 'number') + 1
  const isOfUnit =
    (isUnitWord(tokens[behind]?.text ?? '') && !isPreposition(tokens, behind)) || isOfSide(tokens, behind)
  const isCount = only !== undefined && others.length === 0 && /^[1-9]\d{0,2}$/.test(only) && !isOfUnit
  return isCount ? Number(only) : null
}
