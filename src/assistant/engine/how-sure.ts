/** Less sure than this of what it sounds like it sounds like nothing: "coated please". */
export const GUESSED = 0.5
/** Less sure than this of what a clause sounds like it may be a guess: "je peux en avoir 6 ?" */
export const LIKELY = 0.8
/** What the rules read in as many words. */
export const SURE = 0.97
