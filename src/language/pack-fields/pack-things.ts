/**
 * Words of one language by which the names of things are read. Each list is of folded words apart by spaces, `_` for a space
 * within a name.
 */
export interface ThingWords {
  /** Whether the thing itself is the last word of its name ("desk chair") or the first ("silla de oficina"). */
  head: 'first' | 'last'
  /** Whether names are written in one word, the thing last: "Winterstiefel". */
  joins: boolean
  /** After these comes what it is for: "case FOR iphone". */
  forWords: string
  /** After these come details: "mug WITH lid". */
  detailWords: string
  /** Details, but before what only says what a thing is like: "mens NON slip shoes". */
  prefixes: string
  /** "box OF chocolates". */
  ofWords: string
  /** How joined names end that still name the thing: "stiefelETTE". */
  diminutives: string
  /** "shirts AND blouses". */
  andWords: string
  /** Several of a thing, or things that belong together: they do not say what. "makeup SET". */
  sets: string
  /** What is done to things: a "CLEANING set" for flutes is no flute. */
  chores: string
  /** How words end that tell of doing something to a thing, where no list knows them: "making" of "a soap making kit". Apart by spaces. */
  choreEndings: string
  /** Behind a thing that only tells how something tastes or smells: "peanut butter FLAVOR". */
  tastes: string
  /** What goods come in: "CAN of soup" is soup. */
  containers: string
  /** What is counted of what is swallowed or used up: "ibuprofen TABLETS" are ibuprofen. */
  portions: string
  /** Things made for other things: in the category of cameras a tripod is still no camera. */
  accessories: string
  /** Parts of the body, in the singular: behind a thing they say where it is used. */
  body: string
  /** Makers' names for things: "Case iPhone 12" is a case. */
  lines: string
  /** Accessories as the word in a category. */
  accessoryLabels: string
  /** Say something of a thing, never what it is: sizes, editions, "new". */
  attributes: string
  /** Whom it is for. */
  audiences: string
  /** Verbs of wishing and asking: what is wished for comes after them. */
  asks: string
  /** Name no thing: "gift", "something". */
  vague: string
  /** Goods whose title is a name and does not say what they are. */
  media: string
  /** Nouns of this form are things even when no list knows them: "opener". Apart by spaces. */
  agentEndings: string
  /** English names of things that mean something else in this language ("Boot"): all others are read as loan words. */
  notLoans: string
  /**
   * A line each: things apart by commas, names of one thing by `=`; behind `<` what they are kinds of, behind `<<`
   * the same where the dictionary knows another meaning only, behind `!` what they are not.
   */
  kinds: string
}
