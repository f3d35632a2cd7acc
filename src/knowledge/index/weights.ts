/** How passages are ranked and when one is taken to answer. Tuned on the even halves of the questions in eval/ and on questions about three more shops. */
export const weights = {
  k1: 1.2,
  /** How much a long passage counts less. */
  lengthShare: 0.25,
  headingBoost: 2,
  titleBoost: 1,
  /** What another word for the one asked counts, beside the word itself. */
  meaning: 0.92,
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
  astray: 0.13,
  share: 1,
  alone: 0,
  topics: 0.28,
  told: 0.16,
  first: 0.29,
  opening: 0.37,
  passage: 0.45,
  ranked: 0.46,
  long: 0.19,
  headed: 0.09,
  again: 0.07,
  unknown: 0.31,
  /** By which the signs of an answer add up to how sure it is; below what fitted best, as a wrong quote is worse than none. */
  sure: {
    base: -4.09,
    share: 1.45,
    topics: -0.43,
    alone: 0.78,
    headed: 0.29,
    told: 0.62,
    passage: 1.78,
    evidence: 2.43,
    missing: -1.01,
    unknown: -0.61,
    astray: -0.41,
    bare: -1.02,
    bareEvidence: 0.5,
    again: 1.01,
    together: 0.81,
    whole: 0.6,
    bulk: -0.56,
  },
}

/** A passage of at least this confidence is taken to answer. */
export const ANSWER_CONFIDENCE = 0.5
