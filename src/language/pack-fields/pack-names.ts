import type { Phrases, Words } from '../text/word-lists.ts'

/** How options of a variant are told. */
export interface OptionWords {
  /** What shops call such an option: "size". */
  names: { color: Words; size: Words; material: Words }
  /** What a longer name of one ends in: "schuhgrosse". */
  nameEndings?: { color: Words; size: Words }
  /** Before a value of any option: "in". */
  markers: Phrases
  colorMarkers: Phrases
  materialMarkers: Phrases
  /** Between "in" and the value: "the". */
  articles: Words
  /** Before a word for size: "in size 42". */
  beforeSizeWord: Words
  /** Before a bare size: "in 42". */
  beforeSize: Words
  /** Of whom or what a size without a unit is a measure: "waist 34". */
  measuredAt: Phrases
  /** Before what describes a thing: "of leather". */
  describing: Words
  /** Values that mean nothing by themselves: "standard". */
  generic: Words
}

/** How a language lays out a name of a thing. */
export interface NameWords {
  /** Whether the thing itself stands at the start ("zapatos rojos") or at the end ("red shoes"). */
  head: 'first' | 'last'
  /** Words after which only details follow: "shoes FOR women". */
  details: Words
  /** What may stand before an apostrophe without being part of the word: "l'eau". */
  elisions: Words
  /** In the list of stop words, though it tells products apart: "grande". */
  meaningful: Words
  /** Ordinary words that the list of stop words lacks. */
  moreStopWords: Words
  /** Words the stemmer would make one with an unrelated word: "organic" and "organ". */
  unstemmed: Words
  /** Plurals that no rule tells: "children" is "child". */
  plurals: Record<string, string>
  /** What tells a plural besides the stemmer, the first that fits: "luces" is "luz". */
  singulars: readonly (readonly [RegExp, string])[]
  /** Whether "ae", "oe" and "ue" are written for umlauts: "schluessel". */
  hasDigraphs?: boolean
}
