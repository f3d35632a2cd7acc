/** How matches are weighed. */
export interface RankSettings {
  /** By field, in the order of `fieldNames`. */
  fieldWeights: number[]
  /** BM25's saturation, for the weighted sum over the fields. */
  k1: number
  /** By field: how much a long text counts less, 0..1. */
  lengthShares: number[]
  /** Share of the score lost by a product with none of the words' weight; a product with all of them loses nothing. */
  missingPenalty: number
  /** 0..1: what a stop word counts beside other words. */
  stopWordWeight: number
  /** Added for two neighbouring words of the query side by side in the title, as a share of the rarer one's weight. */
  pairBoost: number
  /** Added when the title has the thing asked for, as a share of its weight. */
  headBoost: number
  /** Added when the title is the query, as a share of the whole query's weight. */
  exactTitleBoost: number
  /** Added when all words of the product's vendor are in the query, as a share of their weight. */
  vendorBoost: number
  /** Added for being of the category that most of the best are of, as a share of the query's weight. */
  categoryBoost: number
}

export const usualSettings: RankSettings = {
  fieldWeights: [10, 4, 4, 4, 4, 1],
  k1: 1,
  lengthShares: [0.4, 0, 0.3, 0.3, 0.3, 0.5],
  missingPenalty: 0.2,
  stopWordWeight: 0.15,
  pairBoost: 0.3,
  headBoost: 0.15,
  exactTitleBoost: 0.5,
  vendorBoost: 0.3,
  categoryBoost: 0.3,
}

/** What a plain engine does: for comparison. */
export const plainSettings: RankSettings = {
  fieldWeights: [5, 3, 1, 1, 1, 1],
  k1: 1.2,
  lengthShares: [0.75, 0.75, 0.75, 0.75, 0.75, 0.75],
  missingPenalty: 0,
  stopWordWeight: 1,
  pairBoost: 0,
  headBoost: 0,
  exactTitleBoost: 0,
  vendorBoost: 0,
  categoryBoost: 0,
}

/** How many of the best by words alone are looked at closely (pairs, head, exact title). */
export const closeLookCount = 256
/** Entries that one query may walk; words too common for it no longer add to the score. A million takes about 15 ms. */
export const maxEntriesPerQuery = 1_500_000
/** A listed stop word counts as one only where at least this share of the products has it: "against" in a game's title is a word. */
export const stopWordShare = 0.02
