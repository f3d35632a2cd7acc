import { anySpellingOf } from '../../language/any-spelling.ts'
import { phrasesOfAll } from '../../language/packs.ts'
import { plainOf } from '../../language/plain.ts'
import { atStart } from '../../language/word-patterns.ts'
import { asksOfGoods } from '../../search/questions/read-question.ts'
import { GOES_ON } from '../tools/policy-passages.ts'
import type { Act } from '../understanding/understanding.ts'
import type { Clause } from './clause.ts'

const another = new RegExp(
  atStart(({ dialogue }) => dialogue?.another),
  'u',
)

/** The place at the end of "Do you ship to Australia?": a question that continues it, "and to Germany?", puts another one in its stead. */
const lastPlace = new RegExp(
  `\\s${anySpellingOf(phrasesOfAll(({ dialogue }) => dialogue?.beforePlace))}\\s+\\p{L}+\\s*\\??$`,
  'iu',
)

/** "And if it is broken?", "et qui paie ?", "und wie lange dauert das?" */
const furtherQuestion = new RegExp(
  atStart(({ dialogue }) => dialogue?.further),
  'u',
)

/** "What about Germany?", "how long?" behind an answer of the owner's pages: the question as a whole; null when it does not go on from it. */
export function followsPolicy(clause: Clause): string | null {
  const { scope, act, text } = clause
  const plain = plainOf(text)
  const former = scope.before.lastPolicy
  // "Ok then a cheese knife maybe?" is a wish.
  if (wishing.has(act) && clause.hasKnownWords) return null
  if (!former || clause.wish.namesThing || clause.ordinals.length > 0 || goesElsewhere.has(act)) return null
  const { catalog, understanding } = scope
  if (clause.focus !== null && asksOfGoods(text, understanding.language, catalog.language)) return null
  if (furtherQuestion.test(plain)) return `${former}${GOES_ON}${text}`
  // "How long does that take?"
  if (scope.before.topic === 'pages' && clause.isAsked && clause.reference.isIt) return `${former}${GOES_ON}${text}`
  if (!another.test(plain) || policyLike.has(act)) return null
  return `${former.replace(lastPlace, '')} ${text}`
}

const wishing = new Set<Act>(['search', 'refine', 'recommend', 'more_results'])
const goesElsewhere = new Set<Act>(['order_status', 'human', 'reorder', 'compare', 'discount'])
const policyLike = new Set<Act>(['shipping', 'returns', 'payment', 'policy', 'discount'])
