import { anywhere } from '../../language/text/word-patterns.ts'

const furious = new RegExp(
  anywhere(({ talk }) => talk?.feelings?.furious),
  'u',
)

/** Whether a shopper is angry: capitals, insults, "for the third time", rows of exclamation marks. @param plain see `plainOf` */
export function isFrustrated(text: string, plain: string): boolean {
  if (furious.test(plain)) return true
  if (/!{3,}|(\?!|!\?){2,}|\?{4,}/.test(text)) return true
  // "NIKE AIR MAX" is a name, four words in capitals are a shout.
  const words = text.match(/\p{L}+/gu) ?? []
  const loud = words.filter((word) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase())
  return loud.length >= (text.includes('!') ? 3 : 4) && loud.length >= words.length * 0.7
}
