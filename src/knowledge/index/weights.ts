/** How passages are ranked and when one is taken to answer. Tuned on the even half of eval/policy-questions.test-data.ts. */
export const weights = {
  k1: 1.2,
  /** How much a long passage counts less. */
  lengthShare: 0.5,
  headingBoost: 2,
  titleBoost: 1,
  /** What another word for the one asked counts, beside the word itself. */
  meaning: 0.85,
  /** What a word in the heading or the title counts for a sentence below it. */
  heading: 0.9,
  title: 0.7,
  /** What a word that no page has weighs, beside the rarest that one has. */
  unknown: 0.6,
  /** What is left of the weight of a word that an answer may do without. */
  light: 0.4,
  /** Share of the whole passage, beside that of its best sentences. */
  coverage: 0.4,
  /** What is left of the share of the question for a passage that has next to no evidence, and at how much of it all is left. */
  littleEvidence: 0.5,
  fullEvidence: 1,
  /** How much a sentence that says it all by itself raises its passage. */
  telling: 1,
  /** What is left of it for a sentence without a number, when one was asked for. */
  noNumber: 0.75,
  /** Share of the question at which a passage is as likely to answer as not, and how sharply that changes. */
  middle: 0.62,
  steepness: 12,
}

/** A passage of at least this confidence is taken to answer. */
export const ANSWER_CONFIDENCE = 0.5
