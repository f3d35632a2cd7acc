import { type AskedFact, askedFacts, type FactRelation } from '../../../language/data/asked-facts.ts'
import { contents } from '../../../language/data/contents.ts'
import { conceptOf } from '../../../language/families.ts'
import { fold } from '../../../language/fold.ts'
import { packOf, wordList, wordsOfAll } from '../../../language/packs.ts'
import { readContents } from '../../../language/read-contents.ts'
import { currenciesOf } from '../../../language/read-money.ts'
import { isNo as isDenial } from '../../../language/yes-no.ts'
import type { AskedClause, AskedUnit } from '../../../search/questions/read-question.ts'
import { readShopText, type ShopText, sentencesOf } from '../../../search/questions/shop-texts.ts'
import { placesOfStems, statedIn } from '../../../search/questions/stated-in.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { remembering } from '../../../shared/remembering.ts'
import type { Fact } from '../../fact.ts'
import { everyday, foreignFacts, isTold, unitsIn } from '../asked-units.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, untoldOf, type Verdict } from '../claim.ts'
import { stem, stemsOf } from '../fact-words.ts'
import type { KnownProduct, KnownVariant } from '../known.ts'
import { isDeniedAt, subjectAt, variantsIn } from '../meant.ts'
import { thingsOf } from '../mentions.ts'
import { colorIn, isColor } from '../options.ts'
import { hasCue, isBeside } from '../read-sentence.ts'
import { isCount } from './counts.ts'
import { deniesIn } from './told-by-pages.ts'

/** What a thing is made of, has, can do, and what it is for. */
export function featureClaims(scene: Scene, clause: Clause): Claim[] {
  const isOf = isOfProduct(scene, clause)
  // "It is waterproof", where nothing was looked up: nothing bears that out.
  const isOfNone = clause.subject.length === 0 && (scene.known.products.size > 0 || !hasCue(clause, 'telling.pointing'))
  if (clause.mode !== 'asserted' || isOfNone || !(isOf || clause.isOfOne)) return []
  const claims: Claim[] = []
  for (const { unit, at } of unitsIn(scene, clause)) {
    // "You can put it into the dishwasher": of the one that is spoken of, where it is a fact that pages tell.
    const isOfOther =
      hasCue(clause, 'manner.advised') ||
      unit.facts.length === 0 ||
      unit.quality !== null ||
      (isAddressing(clause) && !hasCue(clause, 'telling.pointing'))
    if (!isOf && isOfOther) continue
    if (!isClaimed(scene, clause, unit, at)) continue
    const to = at + Math.max(1, unit.places.length)
    const isNo = unit.isDenied || isDeniedAt(clause, at, scene, to)
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

const articlesOf = remembering((language): ReadonlySet<string> => new Set(wordList(packOf(language)?.articles)))

const MOST_LISTED = 6
const MOST_BEFORE_NOT = 2
const ands = wordsOfAll(({ further }) => further?.and?.replaceAll(',', ' '))
const hasAnd = ({ tokens }: Scene, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => ands.has(text))

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
  if (hasCue(clause, 'manner.advised')) return false
  // "It comes in white, blue and pink": the rest of a list is of what its start was of.
  const before = clauses[clauses.indexOf(clause) - 1]
  const isShort = clause.to - clause.from <= MOST_LISTED
  if (before && isShort && clause.mentions.length === 0 && before.mode === 'asserted' && isOfProduct(scene, before))
    return true
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
  if (isOrdered || currenciesOf(word)) return false
  const isHad = clause.cues.some(
    ({ name, from, to }) =>
      (name === 'telling.having' && to <= at && at - to <= (unit.facts.length > 0 ? 4 : 3)) ||
      (name === 'telling.included' && from > at && from - at <= 3),
  )
  if (unit.quality !== null) {
    const found = conceptOf('color', colorIn(word)) ?? conceptOf('material', word)
    return found !== null && !found.literalOnly
  }
  // What only looks like a word that tells a fact is none.
  const isListed =
    unit.facts.some((fact) => isTold(fact, unit.surface, language)) || foreignFacts(unit.surface, language)
  if (unit.facts.length > 0 && !isListed) return false
  if (unit.facts.length > 0)
    return unit.facts.some((fact) => !everyday.has(fact) || (harming.has(fact) && isSaidOf(scene, clause, at)))
  if (!isHad || clause.mode !== 'asserted') return false
  if (
    clause.cues.some(
      ({ name, from, to }) =>
        /^(?:telling\.opinion|trade\.|praise\.|deeds\.|manner\.)/.test(name) && at >= from && at < to,
    )
  )
    return false
  const raw = tokens[at]?.raw ?? ''
  if (/^\p{Lu}{2,}$/u.test(raw)) return scene.known.orders.size === 0
  // "Goes well with pasta" says nothing of what it has.
  const isVerb = clause.cues.some(
    ({ name, from, to }) =>
      (name === 'telling.included' && from > at && from - at <= 3) ||
      (name === 'telling.having' && to <= at && at - to <= 3 && !isBeside(clause, { name, from, to })),
  )
  // "It has 20 napkins" is counted.
  const isCounted = clause.amounts.some(({ to, unit: counted }) => to === at && isCount(counted))
  if (!isVerb) return false
  if (language !== turn.catalogLanguage) return !isCounted && things.length > 0 && isHadAs(scene, clause, at)
  // A thing that the page would name, where it is told in the shop's language.
  const isThing = language === 'de' ? /^\p{Lu}/u.test(raw) : isNoun(word)
  return isThing
}

/** What somebody relies on when it is said of a product. */
const harming = new Set<AskedFact>(['children', 'baby', 'pets', 'dogs', 'cats', 'safe', 'edible'])
const MOST_TO_FACT = 2
/** "The Chess Board is child safe": said of a product right behind its name. */
const isSaidOf = ({ tokens }: Scene, { mentions }: Clause, at: number): boolean =>
  mentions.some(
    ({ to }) => to <= at && tokens.slice(to, at).filter(({ kind }) => kind !== 'sign').length <= MOST_TO_FACT,
  )

/** Whether a verb of having stands right before a thing, or an article between them: "avec une télécommande", and not "auch als Tablet". */
function isHadAs({ tokens, language, turn }: Scene, { cues }: Clause, at: number): boolean {
  const start = articlesOf(language).has(tokens[at - 1]?.text ?? '') ? at - 1 : at
  return turn.catalogLanguage !== 'de' && cues.some(({ name, to }) => name === 'telling.having' && to === start)
}

const fieldOf = new Map<string, (text: string) => ShopText>()
function fieldReader(language: string): (text: string) => ShopText {
  let read = fieldOf.get(language)
  if (!read) {
    read = remembering((text) => readShopText(text.slice(0, 300), language), 2000)
    fieldOf.set(language, read)
  }
  return read
}

export function checkFeature(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const { turn } = scene
  const found = unitsIn(scene, clause).find(({ at }) => at === claim.span.from)
  if (!found) return HOLDS
  const unit = { ...withNeighbour(found.unit, scene, clause), isDenied: false }
  const asked = { ...found.asked, asksIncluded: false, asksGenuine: found.asked.asksGenuine }
  const read = fieldReader(turn.catalogLanguage)
  const isOfEach = claim.subject.length > 1 && claim.subject.length <= 4 && hasCue(clause, 'trade.all')
  const borne: Fact[] = []
  for (const [index, product] of claim.subject.entries()) {
    const { variants } = variantsIn(scene, clause, product)
    const own = unit.quality === null && variants.length > 0 ? variants : [...product.variants.values()]
    const state = stateOf(product, own, {
      ...{ unit, asked, read, language: turn.catalogLanguage },
      isHad: clause.cues.some((cue) => cue.name === 'telling.having' && !isBeside(clause, cue)),
    })
    // Of a colour silence of a page rules it out, for that is a list; "without a battery" a denial of some other one does.
    // Where a page names no battery there is none; that nothing is in a food has to stand there.
    const isRuled = unit.quality !== null ? !state.isBorne : state.isDenied || (!state.isBorne && !isContent(unit))
    // "Battery and charger are not included": a "not" behind may mean it too.
    const isDeniedBehind =
      !state.isBorne &&
      state.isDenied &&
      deniesIn(scene, clause).some(
        (at) => at >= claim.span.to && at - claim.span.to <= MOST_BEFORE_NOT && !hasAnd(scene, claim.span.to, at),
      )
    if (claim.polarity === 'denied' ? isRuled : state.isBorne || isDeniedBehind) {
      borne.push(...state.facts)
      // "Both are dishwasher safe": each of them.
      if (!isOfEach || index === claim.subject.length - 1) return { holds: true, facts: borne }
    } else if (isOfEach) break
  }
  // "The black ones are not waterproof": the colour says which.
  if (claim.polarity === 'denied' && unit.quality !== null && unitsIn(scene, clause).length > 1) return HOLDS
  // What a page of the shop says of everything it sells.
  const page = scene.known.policies.find(({ fact }) => statedIn(read(String(fact.value)), unit, asked) === 'holds')
  if (page && claim.polarity === 'holds') return { holds: true, facts: [page.fact] }
  return { ...FAILS, instead: untoldOf(claim.subject) }
}

/** "A remote control": where a page has both words together, they are meant together. */
function withNeighbour(unit: AskedUnit, scene: Scene, clause: Clause): AskedUnit {
  const units = unitsIn(scene, clause)
  const at = units.findIndex((one) => one.unit === unit)
  const before = units[at - 1]
  if (unit.facts.length > 0 || !before || before.at !== (units[at]?.at ?? 0) - 1) return unit
  const pairs = before.unit.stems.flatMap((first) => unit.stems.map((second) => [...first, ...second]))
  const read = fieldReader(scene.turn.catalogLanguage)
  const isTogether = clause.subject.some(({ texts }) =>
    texts.some(({ value }) => pairs.some((pair) => placesOfStems(read(String(value)), pair).length > 0)),
  )
  return isTogether ? { ...unit, stems: pairs } : unit
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

interface Asked {
  unit: AskedUnit
  asked: AskedClause
  read: (text: string) => ShopText
  language: string
  /** Whether a verb says that the thing has it. */
  isHad: boolean
}

/** What is more than a fact: what does not even resist water is not waterproof. */
const widerThan = (facts: readonly AskedFact[]): AskedFact[] =>
  facts.length === 0
    ? []
    : (Object.keys(askedFacts) as AskedFact[]).filter((fact) => {
        const { from = '' }: FactRelation = askedFacts[fact]
        return from.split(' ').some((one) => (facts as readonly string[]).includes(one))
      })

function stateOf(
  product: KnownProduct,
  variants: readonly KnownVariant[],
  { unit, asked, read, language, isHad }: Asked,
): { isBorne: boolean; isDenied: boolean; facts: KnownProduct['texts'] } {
  let borne: KnownProduct['texts'] = []
  let denied: KnownProduct['texts'] = []
  // "It also comes in black": of a colour that it is sold in its options tell, where it has them.
  const isOfOptions =
    isHad &&
    isColor(fold(unit.surface)) &&
    variants.some(({ options }) => options.some(({ value }) => isColor(fold(value))))
  for (const fact of isOfOptions ? [] : product.texts) {
    const texts = fact.field === 'description' ? sentencesOf(String(fact.value), language) : [read(String(fact.value))]
    for (const text of texts) {
      const state = statedIn(text, unit, asked)
      if (state === 'holds') borne = [fact]
      if (state === 'denied') denied = [fact]
    }
  }
  const wider = { ...unit, facts: widerThan(unit.facts), stems: [] }
  for (const { options } of variants) {
    for (const { name, value, fact } of options) {
      const isNo = isDenial(value)
      const state = statedIn(read(isNo ? name : `${name} ${value}`), unit, asked)
      if (state === 'holds' && !isNo) borne = [fact]
      const isLess = wider.facts.length > 0 && statedIn(read(`${name} ${value}`), wider, asked) === 'denied'
      if (state === 'denied' || isLess || (state === 'holds' && isNo)) denied = [fact]
    }
  }
  return { isBorne: borne.length > 0, isDenied: denied.length > 0, facts: [...borne, ...denied] }
}
