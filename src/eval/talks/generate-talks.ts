import { seededRandom } from '../../shared/seeded-random.ts'
import type { GenerateOptions } from '../fit/generate-queries.ts'
import { askableThings } from '../fit/query-writer.ts'
import type { Shop } from '../fit/shop.ts'
import type { FitLanguage } from '../fit/words/things.ts'
import { contactTalk, leadTalk, personTalk } from './desk-talks.ts'
import { orderTalk, reorderTalk, wrongEmailTalk } from './order-talks.ts'
import { factTalk, optionsTalk, piecesTalk, twoQuestionsTalk, variantTalk } from './product-talks.ts'
import { injectionTalk, nothingTalk, refineTalk, smallTalk } from './search-talks.ts'
import { compareTalk, shownTalk } from './shown-talks.ts'
import { rowsWithName, type TalkMaker } from './talk-material.ts'
import { type Talk, type TalkKind, talkKinds } from './talk-types.ts'
import { TalkWriter } from './talk-writer.ts'

const makers: Record<TalkKind, TalkMaker> = {
  ...{ refine: refineTalk, shown: shownTalk, pieces: piecesTalk, compare: compareTalk, variant: variantTalk },
  ...{ fact: factTalk, options: optionsTalk, two_questions: twoQuestionsTalk, nothing: nothingTalk, order: orderTalk },
  ...{ wrong_email: wrongEmailTalk, reorder: reorderTalk, lead: leadTalk, contact: contactTalk, person: personTalk },
  ...{ small_talk: smallTalk, injection: injectionTalk },
}

/** Tries for one conversation of a kind before it is left to the next kind. */
const TRIES = 60

/**
 * Makes conversations whose right answers follow from the rows, the kinds in turn. The same rows, seed and options make the
 * same ones, but for what points at what was shown. Fewer than `count` where the rows give no more.
 */
export function generateTalks(shop: Shop, options: GenerateOptions & { kinds?: readonly TalkKind[] }): Talk[] {
  const { count, seed, shopLanguage, languages, kinds = talkKinds } = options
  const currency = shop.readings[0]?.row.currency ?? 'USD'
  const rows = rowsWithName(shop.readings.map(({ row }) => row))
  const things = new Map(languages.map((language) => [language, askableThings(shop, language, shopLanguage)]))
  const talks: Talk[] = []
  const barren = new Set<string>()
  for (let round = 0; talks.length < count && barren.size < kinds.length * languages.length; round++) {
    const kind = kinds[round % kinds.length] as TalkKind
    const language = languageOf(round, kinds.length, options)
    if (barren.has(`${kind} ${language}`)) continue
    // A conversation draws while it is held: it has its own chance, or what is shown in one would change the next.
    const writer = new TalkWriter({ random: seededRandom(seed * 10_007 + round), language, currency })
    const given = { shop, things: things.get(language) ?? [], writer, rows, at: talks.length + 1 }
    const draft = tryMaker(() => makers[kind](given))
    if (!draft) barren.add(`${kind} ${language}`)
    else talks.push({ id: `${kind}-${talks.length + 1}`, kind, language, orders: [], ...draft })
  }
  return talks
}

/** Every second conversation is in the shop's own language, if that is among them. */
function languageOf(round: number, kinds: number, { languages, shopLanguage }: GenerateOptions): FitLanguage {
  const [turn, at] = [Math.floor(round / kinds), round % kinds]
  const others = languages.filter((own) => own !== shopLanguage)
  const isOwn = others.length === 0 || (languages.includes(shopLanguage) && (turn + at) % 2 === 0)
  return isOwn ? shopLanguage : (others[(Math.floor(turn / 2) + at) % others.length] as FitLanguage)
}

function tryMaker<Draft>(make: () => Draft | undefined): Draft | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = make()
    if (draft) return draft
  }
  return undefined
}
