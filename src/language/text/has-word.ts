/** Whether a title has a word of more than two letters, whole. */
export const hasWord = (title: string, word: string): boolean =>
  word.length > 2 && ` ${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${word.toLowerCase()} `)
