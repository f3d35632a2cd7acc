import { packs, phraseList } from '../packs.ts'
import { wordsIn } from '../text/tokens.ts'

/** "Allergic", "unverträglichkeit": shorter ones are parts of other words. */
const SHORTEST = 7
const words = packs
  .flatMap(({ contents }) => phraseList(contents?.allergies))
  .filter((phrase) => !phrase.includes(' ') && phrase.length >= SHORTEST)

/** "Ich bin allergisch gegen Federn": whether somebody tells what they cannot bear, in any language. What is near to that is just what must not be. */
export const tellsAllergy = (text: string): boolean =>
  wordsIn(text).some((word) => words.some((allergy) => word.includes(allergy)))
