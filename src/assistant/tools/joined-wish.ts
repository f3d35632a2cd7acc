import { audienceIn, readAudience, withoutAudience } from '../../language/readers/read-audience.ts'
import { withoutMeasureEnd } from '../../language/readers/read-order.ts'
import { namesColour, withoutKinds } from '../../language/readers/without-kinds.ts'
import { kindOfName } from '../../language/text/families.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { isOfSameChild } from '../../search/fit/wished-audience.ts'
import { readWish } from '../../search/read-wish.ts'
import { without } from '../../search/word-parts.ts'
import type { OpenWish } from '../dialogue-state.ts'
import type { TurnScope } from '../turn-scope.ts'

/** What is left of "for cats?" without the cats. */
const MOST_SIGNS = 3

/** A wish as it was, with what is said of it now. What is said comes behind it, apart; what only orders the list, as "the cheapest", before it. */
export function joinedWish(
  open: Pick<OpenWish, 'query' | 'parts'> | null,
  now: string,
  { catalog, understanding, parts }: TurnScope,
): string {
  if (!open || open.query === '' || now.trim() === '') return open?.query || now
  const { words, hasAudience, wishes } = readWish(now, catalog, understanding.language, { isAnyThing: false, parts })
  // "And for men?" is no more for women, but "a kids one" is for the girl of six.
  const isForAnother = readAudience(tokenize(now)) !== null
  const child = isForAnother && isOfSameChild(now, open.query) ? ` ${audienceIn(open.query)}` : ''
  const forAnybody = isForAnother ? withoutAudience(open.query) : open.query
  // What was said beside a wish had its turn.
  const former = without(forAnybody, open.parts ?? {}, ['aside'])
  // A colour that no option of the shop has is a word: "rather blue" replaces it.
  const uncoloured = namesColour(now) ? withoutKinds(former, ['color']) : former
  const forAnother = `${uncoloured}${child}`
  // Of "the heaviest" another is meant: "something for beginners".
  const kept = words.length > 0 || hasAudience ? withoutMeasureEnd(forAnother) : forAnother
  const hasSize = Object.keys(wishes.options ?? {}).some((name) => kindOfName(name)?.kind === 'size')
  if (words.length > 0 || hasSize) return `${kept}, ${now}`
  // "Food for cats" is cat food.
  return hasAudience && withoutAudience(now).length < MOST_SIGNS ? `${kept} ${now}` : `${now} ${kept}`
}
