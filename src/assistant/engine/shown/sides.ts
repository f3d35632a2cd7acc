import type { AnyPack } from '../../../language/pack.ts'
import { packOf, packs, phrasesOfAll, wordList, wordsOfAll } from '../../../language/packs.ts'
import { deeds } from '../../../language/said/said-lines.ts'
import { anySpelling, anySpellingOf } from '../../../language/text/any-spelling.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { tokenize, wordsIn } from '../../../language/text/tokens.ts'
import { isSoft } from '../../../search/word-parts.ts'
import type { TurnScope } from '../../turn-scope.ts'
import { ordinalsOf } from '../../understanding/rules.ts'
import { differences, isDefinite, saysDifference } from '../asks.ts'
import type { Clause } from '../clause.ts'
import { isAnyOf } from './any-of.ts'
import { withoutDenied } from './called-so.ts'
import { nameMeant, pairMeant } from './name-meant.ts'
import { namingWordsOf } from './naming-words.ts'
import { titlesApart } from './titles-apart.ts'

/** No more are put side by side. */
const MOST_SIDES = 3
/** Of a long message no more parts are read. */
const MOST_PARTS = 8
/** As likely as this a clause compares, where it names two; and as little as this it may. */
const [COMPARES, MAY_COMPARE] = [0.35, 0.15]

/** The source of a regular expression for them. */
export const comparingPhrases = `(?:${phrasesOfAll(({ dialogue }) => dialogue?.comparing)
  .map((phrase) => (phrase.endsWith('*') ? `${anySpelling(phrase.slice(0, -1))}\\p{L}*` : anySpelling(phrase)))
  .join('|')})`
const comparing = new RegExp(`(?<!\\p{L})${comparingPhrases}(?!\\p{L})`, 'iu')
/** "Compare", "what is the difference between": where it says that it compares. */
export const saysComparing = (text: string): boolean => comparing.test(text)
/** Words that join what is compared, in the language of a shopper: of "the E50 and the E64" no "e", which joins in Italian. */
const joiningOf = ({ dialogue }: AnyPack): string =>
  anySpellingOf([...wordList(dialogue?.betweenCompared), ...wordsOfAll(({ acts }) => acts?.than)])
/** What stands between the things that are compared. */
const between = new Map(
  packs.map((pack) => [
    pack.code,
    new RegExp(
      `[,;:?!()]|\\.(?!\\d)|\\s[–—-]\\s|(?<!\\p{L})(?:${comparingPhrases}|${anySpellingOf(differences)}|${joiningOf(pack)})(?![\\p{L}\\p{N}])`,
      'iu',
    ),
  ]),
)
/** The same where nothing but names and what joins them is said: "the kettle with the toaster". */
const joined = new Map(packs.map((pack) => [pack.code, new RegExp(`,|(?<!\\s)\\s+${joiningOf(pack)}\\.?\\s+`, 'iu')]))
const ofLanguage = (patterns: ReadonlyMap<string, RegExp>, language: string): RegExp =>
  (patterns.get(packOf(language)?.code ?? 'en') ?? patterns.get('en')) as RegExp

/** The names that are joined in a text, in the language of a shopper. */
export const partsJoined = (text: string, language: string): string[] => text.split(ofLanguage(joined, language))

const known = new WeakMap<Clause, readonly string[]>()

/**
 * The products that a clause names to be put side by side, by their external ids; the one talked about may be one of them: "how does it
 * compare to the Kratos", "lighter, that one or the dell". Empty where it does not compare, or names less than two.
 */
export function sidesOf(clause: Clause): readonly string[] {
  const found = known.get(clause) ?? findSides(clause)
  known.set(clause, found)
  return found
}

function findSides(clause: Clause): readonly string[] {
  // "No, I meant the red and the blue", behind two others.
  const isAgain = clause.reference.isRestart && (clause.before.compared ?? []).length > 1
  // "The folding bike and the tandem", where it was asked which ones.
  const isAsked = clause.before.pending?.kind === 'compared'
  const isSaid = isAgain || isAsked || saysComparing(clause.text) || saysDifference(clause.text)
  const share = clause.share(['compare']) ?? (clause.act === 'compare' ? 1 : 0)
  if (!isSaid && share < MAY_COMPARE) return []
  const titles = titlesApart(withoutDenied(isAgain ? clause.reference.rest : clause.text), clause.scope.catalog)
  const parts = titles.text
    .split(ofLanguage(between, clause.scope.understanding.language))
    .slice(0, MOST_PARTS)
    .filter((part) => isSaid || !isOfAny(part))
  const talked = clause.focus ?? (clause.shown.length === 1 ? clause.shown[0] : undefined)
  const { shown } = clause.before
  const places = parts.map((part) => ordinalsOf(plainOf(part), shown.length))
  // "The first two".
  if (places.some(({ length }) => length > 1)) return []
  const placed = (at: number) => (places[at] ?? []).flatMap((place) => shown.at(place) ?? [])[0]
  const alone = parts.map((part, at) => placed(at) ?? titles.titleOf(part) ?? nameMeant(clause, part)?.id)
  // "The Tarn-E and the Tarn-E Plus", neither of which was shown: what each is the other tells.
  const isNew = alone.every((id) => id === undefined || (id !== clause.focus?.id && !shown.includes(id)))
  const pairs = isNew && (isSaid || share >= COMPARES) ? inPairs(parts, clause.scope) : []
  const clear = pairs.length > 0 ? pairs : alone
  // "The Two and the Two BT": what may be either is not the one that the other name means.
  const others = clear.flatMap((id) => id ?? [])
  const meant = parts.map(
    (part, at) => clear[at] ?? (others.length > 0 ? nameMeant(clause, part, others)?.id : undefined),
  )
  const named = withoutAsides(clause, parts, meant)
  const own = named.flatMap((id) => id ?? [])
  if (own.length === 0) return []
  // "That one or the dell" points at what is talked about; "what is the difference to the dell" means that too.
  const pronoun = parts.findIndex((part, at) => named[at] === undefined && pointsBack(clause, part))
  const isSure = share >= COMPARES || isSaid || isLikeliest(clause, share)
  // "Between the chef's knife and the santoku" names two, though the other is not known by that name.
  const isOpen = parts.some(
    (part, at) => named[at] === undefined && isDefinite(part) && namingWordsOf(part, clause.scope).length > 0,
  )
  const isBeside =
    isSure && !isAgain && !isOpen && talked !== undefined && !own.includes(talked.id) && new Set(own).size === 1
  const sides = pronoun < 0 ? [talked?.id, ...own] : named.with(pronoun, talked?.id)
  const all = [...new Set((isBeside ? sides : own).flatMap((id) => id ?? []))]
  return isSure && all.length > 1 ? all.slice(0, MOST_SIDES) : []
}

/** "The kettle or the pot, I only want tea for the office chair": beside two that are named a word for what they are needed for names no third. */
function withoutAsides(
  { scope: { catalog, parts: read }, scope }: Clause,
  parts: readonly string[],
  ids: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  const isAside = (id: string | undefined, at: number): boolean => {
    const title = catalog.index.productById(id ?? '')?.title ?? ''
    const told = [...namingWordsOf(parts[at] ?? '', scope), ...wordsIn(title)].flatMap((word) => read[word] ?? [])
    return told.length > 0 && told.every((part) => isSoft(part) || part === 'filler' || part === 'not')
  }
  const named = ids.map((id, at) => (isAside(id, at) ? undefined : id))
  return new Set(named.filter((id) => id !== undefined)).size > 1 ? named : ids
}

/** The first two parts side by side that name two products together. */
function inPairs(parts: readonly string[], scope: TurnScope): (string | undefined)[] {
  for (const [at, part] of parts.entries()) {
    const pair = pairMeant([part, parts[at + 1] ?? ''], scope)
    if (pair) return parts.map((_, place) => pair[place - at]?.id)
  }
  return []
}

/** "J'ai un iphone, lequel va mieux avec ?" puts no iPhone beside others. */
const isOfAny = (part: string): boolean => {
  const tokens = tokenize(part)
  return tokens.length > 0 && isAnyOf(tokens, tokens.length - 1)
}

/** Whether nothing else is as likely as that it compares: "untershied zum houdini". */
const isLikeliest = (clause: Clause, share: number): boolean =>
  deeds.every((deed) => deed === 'compare' || (clause.share([deed]) ?? 1) < share)

/** "That one", "how does it": stands for what is talked about, and names nothing. */
const pointsBack = (clause: Clause, part: string): boolean => {
  const { isIt, isOne } = clause.part(part).reference
  return isIt || (isOne && namingWordsOf(part, clause.scope).length === 0)
}
