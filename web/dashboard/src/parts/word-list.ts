/** Words in one field, with commas. A space after a comma may be on its way to a word of two words. */
export const joinWords = (words: readonly string[]): string => words.join(', ')
export const splitWords = (text: string): string[] => text.split(',').map((word) => word.trimStart())
/** What was typed, once the field is left. */
export const trimWords = (words: readonly string[]): string[] => words.map((word) => word.trim()).filter(Boolean)
