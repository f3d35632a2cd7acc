import type { ThingWords } from '../../language/pack-fields/pack-things.ts'
import { thingWords } from '../../language/thing-words.ts'
import { remembering } from '../../shared/remembering.ts'
import { languageOf } from '../analysis/languages.ts'
import { namesByLanguage } from '../glossary/translate-query.ts'
import { englishOfGoods, goodsName } from './goods-names.ts'
import { type Kinds, loadKinds } from './kinds-of-things.ts'
import { accessories, consumed, isQuality, wordsThatDescribe } from './lexicon-words.ts'
import { asInTitles } from './name-tokens.ts'
import { otherClass } from './nouns.ts'
import { singularsOf } from './singulars.ts'

const wordsByLanguage: Record<string, ThingWords> = thingWords
export const thingLanguages = Object.keys(wordsByLanguage)

type ListName = Exclude<
  { [Key in keyof ThingWords]: ThingWords[Key] extends string ? Key : never }[keyof ThingWords],
  'kinds' | 'head'
>

/** Shortest last part of a joined name: "Hülle" of "Handyhülle". */
const MIN_PART = 4
const SHORT_PART = 3
const MIN_LONG = 5
/** Shortest first part: "board". */
const MIN_FIRST = 3

/** The names of things in one language, and what they are called in English, in which is known what is a kind of what. */
export class Lexicon {
  readonly language: string
  readonly words: ThingWords
  readonly kinds: Kinds
  /** Longest name in words: English ones have no "de" in them. */
  readonly mostWords: number
  readonly #lists = new Map<ListName, ReadonlySet<string>>()
  /** Names of the glossary, to their English ones. */
  readonly #english: ReadonlyMap<string, readonly string[]>
  /** Words that lead to details elsewhere, and stand within names too: "pour" of "nourriture pour chien". */
  readonly #inner: ReadonlySet<string>
  readonly #canonical = new Map<string, string | null>()
  readonly #adjectives = remembering(
    (word) => this.kinds.nouns.classOf(word) === otherClass.adjective && !this.kinds.isListed(word),
  )

  constructor(language: string, kinds: Kinds) {
    this.language = language
    this.mostWords = language === 'en' ? 3 : 4
    this.kinds = kinds
    this.words = wordsByLanguage[language] ?? thingWords.en
    const names = new Map<string, string[]>()
    for (const [name, english] of namesByLanguage(language)) {
      names.set(asInTitles(name), [...new Set(english.map((one) => kinds.inOurForm(one)))])
    }
    this.#english = names
    const inner = [...names.keys()].flatMap((name) => name.split(' ').slice(1, -1))
    this.#inner = new Set(inner.filter((word) => this.is('forWords', word) || this.is('detailWords', word)))
  }

  /** Whether a folded word is in one of the language's lists. */
  is(list: ListName, word: string): boolean {
    let words = this.#lists.get(list)
    if (!words) {
      words = new Set((this.words[list] as string).split(/\s+/).map((one) => one.replaceAll('_', ' ')))
      this.#lists.set(list, words)
    }
    return words.has(word)
  }

  /**
   * The name of a thing that these folded words are, in its usual form: singular, closed up where it is known that way. null
   * when they are none that is known.
   */
  nameOf(words: readonly string[]): string | null {
    const spaced = words.join(' ')
    let name = this.#canonical.get(spaced)
    if (name === undefined) {
      name = this.#findName(words) ?? this.#goodsName(words)
      if (this.#canonical.size > 10_000) this.#canonical.clear()
      this.#canonical.set(spaced, name)
    }
    return name
  }

  /** Whether a word that leads to details elsewhere may stand within a name. */
  isInner(word: string): boolean {
    return this.#inner.has(word)
  }

  /** What a name is called in English; itself in English. */
  englishOf(name: string): readonly string[] {
    if (this.language === 'en') return [name]
    const own = this.#english.get(name)
    if (own) return own
    const ofPart = this.#english.get(this.#lastPart(name) ?? '')
    if (ofPart) return this.#isNoKindOf(ofPart, name) ? this.#englishOfGoods(name) : ofPart
    return this.#isLoanWord(name) ? [name] : this.#englishOfGoods(name)
  }

  #englishOfGoods(name: string): string[] {
    return englishOfGoods(name, this.language).map((one) => this.kinds.inOurForm(one))
  }

  /** "Stempelkanne", which the lexicon of goods has as a french press, is no sort of "Kanne". */
  #isNoKindOf(wider: readonly string[], name: string): boolean {
    const own = this.#englishOfGoods(name)
    return own.length > 0 && own.every((one) => wider.every((other) => this.kinds.relate(other, one) === null))
  }

  /** Whether a name is English in another language: "Keyboard" in German, where no list has it. */
  isLoan(name: string): boolean {
    return this.#isLoanWord(name) && !this.#english.has(name)
  }

  /** Whether a folded word is among the common ones that say nothing by themselves. */
  isStopWord(word: string): boolean {
    return languageOf(this.language).stopWords.has(word)
  }

  /** Whether a word that shops use as a noun too mostly says what something is like: "compact", "three". */
  isAdjective(word: string): boolean {
    return this.language === 'en' && this.#adjectives(word)
  }

  /** Whether a word that may be the plural of a noun mostly tells what somebody or something does: "keeps". */
  isVerb(word: string): boolean {
    if (this.language !== 'en' || !word.endsWith('s')) return false
    const { kinds } = this
    return singularsOf(word, 'en').some(
      (form) => kinds.nouns.classOf(form) === otherClass.verb && !kinds.isListed(form),
    )
  }

  /** Whether a word has the form of what somebody does, and is no plural that is known: "leaks". */
  isUnknownVerb(word: string): boolean {
    const { nouns } = this.kinds
    return this.language === 'en' && word.endsWith('s') && !singularsOf(word, 'en').some((form) => nouns.has(form))
  }

  /** Whether a name, known or unknown, is that of something made for other things: "case", "hard case", "power bank" as a charger. */
  isAccessory(name: string): boolean {
    if (this.is('accessories', name.replace('~', ''))) return true
    return this.englishOf(name).some((one) =>
      [...this.kinds.climb(one).names, one.slice(one.lastIndexOf(' ') + 1)].some((wider) => accessories.has(wider)),
    )
  }

  /** Whether a name is that of something to eat, to drink or to use up: what a "bag of" something may hold. */
  isConsumed(name: string): boolean {
    return this.isKindOfAny(name, consumed)
  }

  /** Whether a name is that of a kind of one of these, by their English names. */
  isKindOfAny(name: string, wider: readonly string[]): boolean {
    return this.englishOf(name).some((one) => wider.some((other) => this.kinds.relate(other, one) === 'kind'))
  }

  /** Whether the name itself is in the lists, not only its last part. */
  isWhole(name: string): boolean {
    return this.#isThing(name) || this.#isNoKindOf(this.#english.get(this.#lastPart(name) ?? '') ?? [], name)
  }

  /** "stiefel" of "winterstiefel", in a language that joins its words; the rest is in front. */
  partsOf(name: string): [rest: string, last: string] | null {
    const last = this.#lastPart(name)
    return last === null ? null : [name.slice(0, -last.length), last]
  }

  /** The whole name of a thing for somebody: "dog food", "katzenfutter", "comida para perro"; null when none is known. */
  nameWithWhom(name: string, whom: string): string | null {
    if (this.words.joins) return this.#firstName([[whom + name], [`${whom}n${name}`], [`${whom}e${name}`]])
    if (this.words.head === 'last')
      return this.#firstName([
        [whom, name],
        [whom, name.slice(name.lastIndexOf(' ') + 1)],
      ])
    const links = [this.words.ofWords, this.words.forWords].map((words) => words.split(' ')[0] as string)
    return this.#firstName(links.map((link) => [name, link, whom]))
  }

  #firstName(all: readonly string[][]): string | null {
    for (const words of all) {
      const name = this.nameOf(words)
      if (name !== null && this.isWhole(name)) return name
    }
    return null
  }

  /** Whether the lists have a name as that of a thing which is none of these, nor of their kind. Not told in English, whose dictionary knows too much. */
  isOtherThing(name: string, others: readonly string[]): boolean {
    if (this.language === 'en' || !this.#english.has(name)) return false
    const above = (one: string) =>
      new Set(this.englishOf(one).flatMap((english) => [...this.kinds.climb(english).names]))
    const own = above(name)
    return !others.some((other) => [...above(other)].some((wider) => own.has(wider)))
  }

  /** Whether a word of a language that joins its words is one that begins with a name: "bettkasten" is something of a "bett". */
  isJoinedOf(word: string, name: string): boolean {
    if (!this.words.joins || !word.startsWith(name)) return false
    const rest = word.slice(name.length)
    const last = ['', 's', 'n', 'en', 'er'].flatMap((between) =>
      rest.startsWith(between) ? [rest.slice(between.length)] : [],
    )
    return rest.length >= MIN_PART && !last.some((own) => this.is('sets', own) || this.is('diminutives', own))
  }

  #findName(words: readonly string[]): string | null {
    const last = words.at(-1) as string
    const before = words.slice(0, -1)
    const forms = singularsOf(last, this.language)
    // What the project's list says comes first: "heels" are a kind of shoe.
    const listed = forms.map((form) => [...before, form].join(' ')).filter((name) => this.kinds.isListed(name))
    const singular = listed.findLast((name) => !this.kinds.isDenied(listed[0] as string, name))
    if (singular !== undefined && this.language === 'en') return singular
    // "Kunststoff" is no sort of "Stoff", and "Buche" no plural of "Buch".
    if (this.language !== 'en' && before.length === 0 && isQuality(last)) return this.#isThing(last) ? last : null
    for (const form of forms) {
      const spaced = [...before, form].join(' ')
      if (this.#isThing(spaced)) return spaced
      if (before.length === 0) continue
      const closed = before.join('') + form
      if (before.length === 1 && closed.length > 5 && this.#isThing(closed)) return closed
      // "sports bra", "botas de montana": the plural may be on the first word.
      for (const first of singularsOf(before[0] as string, this.language).slice(1)) {
        const other = [first, ...before.slice(1), form].join(' ')
        if (this.#isThing(other)) return other
      }
    }
    if (before.length === 0 && this.language === 'en') {
      const spaced = forms.map((form) => this.#spacedName(form)).find((name) => name !== null)
      if (spaced) return spaced
    }
    if (before.length === 0 && this.words.joins) {
      for (const form of forms) if (this.#lastPart(form)) return form
    }
    return this.#findLoan(words)
  }

  /** A name of the lexicon of goods. What the glossary has a name for the head of is a sort of that: "Tomatensamen" are seeds. */
  #goodsName(words: readonly string[]): string | null {
    if (this.language === 'en') return null
    const name = goodsName(words, this.language)
    if (name === null || this.isStopWord(name)) return null
    const head = (this.words.head === 'last' ? words.at(-1) : words[0]) as string
    return this.#findName([head]) === null ? name : null
  }

  /** "Boardshort" is a board short, where the list has it in two words. */
  #spacedName(word: string): string | null {
    for (let at = MIN_FIRST; at <= word.length - MIN_PART; at++) {
      const spaced = `${word.slice(0, at)} ${word.slice(at)}`
      if (this.kinds.isListed(spaced)) return spaced
    }
    return null
  }

  #findLoan(words: readonly string[]): string | null {
    const last = words.at(-1) as string
    if (this.language === 'en' || this.is('notLoans', words.join(' '))) return null
    const forms = singularsOf(last, 'en').map((form) => [...words.slice(0, -1), form].join(' '))
    return forms.find((form) => this.#isLoanWord(form)) ?? null
  }

  /** What says something of a thing in English ("light") says it here too. */
  #isLoanWord(name: string): boolean {
    if (this.language === 'en' || !this.kinds.isListed(name) || this.is('notLoans', name)) return false
    const isCommon = this.isStopWord(name) || this.is('attributes', name) || this.is('forWords', name)
    return !isCommon && !wordsThatDescribe.has(name)
  }

  #isThing(name: string): boolean {
    return this.language === 'en' ? this.kinds.isThing(name) : this.#english.has(name)
  }

  #lastPart(name: string): string | null {
    if (!this.words.joins) return null
    for (let at = 3; at <= name.length - MIN_PART; at++) if (this.#english.has(name.slice(at))) return name.slice(at)
    // "Tee" of "Kräutertee": so short a part only behind a long one.
    const short = name.slice(-SHORT_PART)
    return name.length >= SHORT_PART + MIN_LONG && this.#english.has(short) ? short : null
  }
}

const made = new Map<string, Lexicon>()

/** The lexicon of a BCP 47 tag; that of English for a language that has none of its own. */
export function lexiconOf(tag: string): Lexicon {
  const code = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  const language = Object.hasOwn(wordsByLanguage, code) ? code : 'en'
  let lexicon = made.get(language)
  if (!lexicon) {
    lexicon = new Lexicon(language, loadKinds())
    made.set(language, lexicon)
  }
  return lexicon
}
