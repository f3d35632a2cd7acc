import type { AskedFact } from '../../../language/data/asked-facts.ts'
import { contents } from '../../../language/data/contents.ts'
import { audienceIn } from '../../../language/readers/read-audience.ts'
import { readContents } from '../../../language/readers/read-contents.ts'
import { conceptOf, wordsOf } from '../../../language/text/families.ts'
import type { AskedUnit } from '../../../search/questions/read-question.ts'
import { statedIn } from '../../../search/questions/stated-in.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import type { Fact } from '../../fact.ts'
import { everyday, isTold, type NamedUnit, unitsIn } from '../asked-units.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, textOf, untoldOf, type Verdict } from '../claim.ts'
import { partWith } from '../clause-parts.ts'
import { isCommon } from '../common-words.ts'
import { stem, stemsOf } from '../fact-words.ts'
import { isDeniedAt, subjectAt, variantsIn } from '../meant.ts'
import { thingsOf } from '../mentions.ts'
import { colorIn } from '../options.ts'
import { hasCue, isBeside } from '../read-sentence.ts'
import { fieldReader, stateOf, textsOf } from './feature-texts.ts'
import { isOfHours } from './hours.ts'
import { grantedToWorn } from './spoken-of.ts'

/** What a thing is made of, has, can do, and what it is for. */
export function featureClaims(scene: Scene, clause: Clause): Claim[] {
  const isOf = isOfProduct(scene, clause)
  // "It is waterproof", where nothing was looked up: nothing bears that out.
  const isOfNone = clause.subject.length === 0 && (scene.known.products.size > 0 || !hasCue(clause, 'telling.pointing'))
  if (clause.mode !== 'asserted' || isOfNone || !(isOf || clause.isOfOne)) return []
  // "Open from 10 to 4 pm" is told of the shop, "opened items can go back" of whatever it sells.
  if (isOfHours(scene, clause) || grantedToWorn(scene, clause) !== null) return []
  const claims: Claim[] = []
  for (const { unit, at, asked } of unitsIn(scene, clause)) {
    // "You can put it into the dishwasher": of the one that is spoken of, where it is a fact that pages tell.
    const isOfOther =
      hasCue(clause, 'manner.advised') || (unit.facts.length === 0 && unit.quality === null) || unit.quality !== null
    if ((!isOf && isOfOther) || isRuledOut(clause, at)) continue
    if (!isClaimed(scene, clause, unit, at) && !isContradicted(scene, clause, { unit, asked, at })) continue
    const to = at + Math.max(1, unit.places.length)
    // "With candelilla instead of beeswax" denies none of it.
    const isKept = clause.cues.some(
      ({ name, from }) => name === 'trade.was' && from >= to && from - to <= MOST_RULED_OUT,
    )
    const isNo = (unit.isDenied && !isKept) || isDeniedAt(clause, at, scene, to)
    claims.push({
      ...{
        kind: 'feature',
        subject: subjectAt(scene, clause, { from: at, to: at + 1 }),
        mode: clause.mode,
        unit: null,
      },
      ...{
        polarity: isNo ? ('denied' as const) : ('holds' as const),
        value: unit.surface,
        span: { from: at, to },
        said: unit.surface,
      },
    })
  }
  return claims
}

/** "With candelilla instead of beeswax", "resistant rather than waterproof": what something is told to take the place of is not said of it. */
const isRuledOut = (clause: Clause, at: number): boolean =>
  clause.cues.some(
    ({ name, to }) => (name === 'trade.was' || name === 'praise.than') && to <= at && at - to <= MOST_RULED_OUT,
  )
const MOST_RULED_OUT = 2

const MOST_LISTED = 6
/** "And you would still need a charger". */
const isAddressing = (clause: Clause): boolean =>
  clause.cues.some(({ name, from }) => name === 'telling.addressing' && from - clause.from <= 1)

/** Whether a clause speaks of a product: it names one, points at one, or goes on from one with a verb first. */
function isOfProduct(scene: Scene, clause: Clause): boolean {
  const { mentions, known, clauses } = scene
  if (clause.mentions.length > 0) return true
  if (isAddressing(clause)) return false
  if (hasCue(clause, 'deeds.order')) return false
  if (hasCue(clause, 'telling.pointing')) return true
  // "It comes in white, blue and pink": the rest of a list is of what its start was of.
  const before = clauses[clauses.indexOf(clause) - 1]
  const isShort = clause.to - clause.from <= MOST_LISTED
  if (before && isShort && before.mode === 'asserted' && isOfProduct(scene, before)) return true
  if (known.products.size === 0 || hasCue(clause, 'manner.advised', 'deeds.promised', 'deeds.order')) return false
  return mentions.some(({ to }) => to <= clause.from) || hasCue(clause, 'telling.having')
}

function isClaimed(scene: Scene, clause: Clause, unit: AskedUnit, at: number): boolean {
  const { tokens, turn, language } = scene
  if (clause.mentions.some(({ from, to }) => at >= from && at < to)) return false
  const word = tokens[at]?.text ?? ''
  const things = language === turn.catalogLanguage ? [] : [...thingsOf(word, language, turn.catalogLanguage)]
  const isOrdered = [...scene.known.orders.values()].some(({ items }) =>
    items.some(({ value }) => [stem(word), ...things].some((name) => stemsOf(String(value)).includes(name))),
  )
  // "Anti-reflective" is not reflective.
  const isOpposed = tokens[at - 1]?.text === '-' && /^(?:anti|non)$/.test(tokens[at - 2]?.text ?? '')
  // "Tombe pile" has no battery.
  const isOpinion = clause.cues.some(({ name, from, to }) => name === 'telling.opinion' && from < at && at < to)
  if (isOrdered || isOpposed || isOpinion || isCommon(word, language)) return false
  if (unit.quality !== null) {
    const found = conceptOf('color', colorIn(word)) ?? conceptOf('material', word)
    return found !== null && !found.literalOnly && (!found.thing || wordsOf(found.concept).includes(word))
  }
  // What only looks like a word that tells a fact is none.
  const isListed = unit.facts.some((fact) => isTold(fact, unit.surface, language))
  const isSaid = (fact: AskedFact) => !everyday.has(fact) || (harming.has(fact) && isSaidOf(scene, clause, at))
  if (unit.facts.length > 0) return isListed && unit.facts.some(isSaid)
  if (
    clause.cues.some(
      ({ name, from, to }) =>
        /^(?:telling\.opinion|trade\.|praise\.|deeds\.|manner\.)/.test(name) && at >= from && at < to,
    )
  )
    return false
  const had = clause.cues.filter(({ name, to }) => name === 'telling.having' && to <= at && at - to <= MOST_TO_HAD)
  if (had.length === 0) return false
  const raw = tokens[at]?.raw ?? ''
  if (/^\p{Lu}{2,}$/u.test(raw)) return scene.known.orders.size === 0
  // "Goes well with pasta" says nothing of what it has.
  if (!had.some((cue) => !isBeside(clause, cue)) || language !== turn.catalogLanguage) return false
  // A thing that the page would name, where it is told in the shop's language.
  const isThing = language === 'de' ? /^\p{Lu}/u.test(raw) : isNoun(word)
  return isThing
}

const MOST_TO_HAD = 3

/** "With a reel", "with your prescription", where the page says that there is none: whatever the word is. */
function isContradicted(scene: Scene, clause: Clause, { unit, asked, at }: NamedUnit): boolean {
  const { turn } = scene
  if (clause.mentions.some(({ from, to }) => at >= from && at < to)) return false
  const [product, other] = subjectAt(scene, clause, { from: at, to: at + 1 })
  if (!product || other || clause.negations.length > 0) return false
  const read = fieldReader(turn.catalogLanguage)
  const isIncluded = hasCue(clause, 'telling.included')
  const states = textsOf(product, turn.catalogLanguage, read).map(({ text }) =>
    statedIn(text, unit, { ...asked, asksIncluded: isIncluded, asksGenuine: false }),
  )
  return states.includes('denied') && !states.includes('holds')
}

/** What somebody relies on when it is said of a product. */
const harming = new Set<AskedFact>(['children', 'baby', 'pets', 'dogs', 'cats', 'safe', 'edible'])
const MOST_TO_FACT = 2
/** "The Chess Board is child safe": said of a product right behind its name. */
const isSaidOf = ({ tokens }: Scene, { mentions }: Clause, at: number): boolean =>
  mentions.some(
    ({ to }) => to <= at && tokens.slice(to, at).filter(({ kind }) => kind !== 'sign').length <= MOST_TO_FACT,
  )

export function checkFeature(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const { turn } = scene
  const found = unitsIn(scene, clause).find(({ at }) => at === claim.span.from)
  if (!found) return HOLDS
  const unit = { ...found.unit, isDenied: false }
  // "The batteries are not included", which the page says that it takes.
  const asksIncluded = claim.polarity === 'denied' && hasCue(clause, 'telling.included')
  const asked = { ...found.asked, asksIncluded, asksGenuine: found.asked.asksGenuine }
  const read = fieldReader(turn.catalogLanguage)
  const isOfEach = claim.subject.length > 1 && claim.subject.length <= 4 && hasCue(clause, 'trade.all')
  const borne: Fact[] = []
  // "Child safe": that it is safe to cut on does not tell that.
  const forWhom = audienceIn(textOf(scene, clause))
  const isForThem = ({ facts }: AskedUnit, told: readonly Fact[]) =>
    forWhom === '' || !facts.includes('safe') || told.some(({ value }) => audienceIn(String(value)) === forWhom)
  for (const [index, product] of claim.subject.entries()) {
    const all = unitsIn(scene, clause).filter((one) => one.unit.quality === null)
    const places = all.map(({ at }) => ({ from: at, to: at + 1 }))
    const { variants } = variantsIn(scene, partWith(scene, clause, product, claim.span, places), product)
    const own = unit.quality === null && variants.length > 0 ? variants : [...product.variants.values()]
    const state = stateOf(product, own, {
      ...{ unit, asked, read, language: turn.catalogLanguage },
      isHad: clause.cues.some((cue) => cue.name === 'telling.having' && !isBeside(clause, cue)),
    })
    // "The three batteries come with it", where the page says that they do not.
    if (claim.polarity === 'holds' && isContradicted(scene, clause, { ...found, unit: found.unit, asked })) continue
    // Of a colour silence of a page rules it out, for that is a list; "without a battery" a denial of some other one does.
    // Where a page names no battery there is none; that nothing is in a food has to stand there.
    const isRuled = unit.quality !== null ? !state.isBorne : state.isDenied || (!state.isBorne && !isContent(unit))
    if (claim.polarity === 'denied' ? isRuled : state.isBorne && isForThem(unit, state.facts)) {
      borne.push(...state.facts)
      // "Both are dishwasher safe": each of them.
      if (!isOfEach || index === claim.subject.length - 1) return { holds: true, facts: borne }
    } else if (isOfEach) break
  }
  // "The black ones are not waterproof": the colour says which.
  if (claim.polarity === 'denied' && unit.quality !== null && unitsIn(scene, clause).length > 1) return HOLDS
  // What a page of the shop says of everything it sells.
  const page = scene.known.passages.find(({ fact }) => statedIn(read(String(fact.value)), unit, asked) === 'holds')
  if (page && claim.polarity === 'holds') return { holds: true, facts: [page.fact] }
  return { ...FAILS, instead: untoldOf(claim.subject) }
}

const isContent = ({ surface, facts }: AskedUnit): boolean =>
  facts.some((fact) => fact in contents || harmful.has(fact)) || readContents(surface, null).length > 0

/** What somebody may be harmed by. */
const harmful = new Set<AskedFact>([
  'caffeine',
  'fragrance',
  'paraben',
  'fluoride',
  'peat',
  'chemicals',
  'poisonous',
  'allergy',
])
