/** How words of a question are weighed. Tuned on the even halves of the questions in test/data/knowledge. */
export const weights = {
  k1: 1.2,
  /** How much a long passage counts less. */
  lengthShare: 0.25,
  headingBoost: 2,
  titleBoost: 1,
  /** What another word for the one asked counts, beside the word itself. */
  meaning: 0.92,
  /** What a longer word with it in it, or a part of it, counts where no page has the word. */
  part: 0.6,
  /** What a word in the heading, the title or a neighbouring sentence counts for a sentence. */
  heading: 0.95,
  title: 0.65,
  lead: 0.7,
  before: 0.5,
  after: 0.5,
  /** What a word that no page has weighs, beside the rarest that one has. */
  unknownTopic: 0.9,
  unknownWord: 0.5,
  unknownForeign: 0.2,
  unknownName: 0.25,
  /** What is left of the weight of a word that an answer may do without, and of words that are no listed meaning. */
  light: 0.3,
  word: 0.65,
  foreign: 0.62,
  /** What a topic weighs at least, beside the rarest. */
  leastTopic: 0.42,
  toldNext: 0.7,
  /** What a sentence with an amount has of a wish for a cost, one with the word but no amount, and what the amount adds to "delivery" when its cost is asked. */
  toldAll: 0.8,
  untold: 0.67,
  toldMore: 0.35,
  toldFrom: 0.3,
}

/** A passage of at least this confidence is taken to answer. */
export const ANSWER_CONFIDENCE = 0.45
