import { GOES_ON } from '../tools/policy-passages.ts'
import type { Act } from '../understanding/understanding.ts'
import type { Clause } from './clause.ts'

const another =
  /^\W*(?:and |ok |y |et |und )?(?:(?:what|how) about|(?:to|for|nach|para|pour|en|au|a|in die|vers) |was ist mit|wie ist es mit|que tal|qu['’]en est-il|how (?:much|long)\W*$|cu[aá]nto(?: tarda| cuesta)?\W*$|(?:c['’]est )?combien\W*$|wie (?:lange?|viel)\W*$|and )/i

/** The place at the end of "Do you ship to Australia?": a question that continues it, "and to Germany?", puts another one in its stead. */
const lastPlace = /\s(?:to|nach|in die|in|a|en|vers|au|aux)\s+(?:the\s+)?\p{L}+\s*\??$/iu

/** "And if it is broken?", "et qui paie ?", "und wie lange dauert das?" */
const furtherQuestion =
  /^\W*(?:(?:and|y|e|et|und|aber|but|pero|mais) (?:what |was |que |qu[eé] )?(?:if|when|how|what|who|where|can|do|is|si|cu[aá]ndo|cu[aá]nt[oa]s?|c[oó]mo|qui[eé]n|d[oó]nde|quand|combien|comment|qui|o[uù]|est-ce|wenn|falls|wann|wie|was|wer|wo|kann|geht|muss|ist)|what (?:if|when)|was (?:ist )?wenn|qu[eé] pasa si|que se passe-t-il si)(?!\p{L})/iu

/** "What about Germany?", "how long?" behind an answer of the owner's pages: the question as a whole; null when it does not go on from it. */
export function followsPolicy(clause: Clause): string | null {
  const { scope, act, text } = clause
  const former = scope.before.lastPolicy
  if (!former || clause.wish.namesThing || clause.ordinals.length > 0 || goesElsewhere.has(act)) return null
  if (furtherQuestion.test(text)) return `${former}${GOES_ON}${text}`
  // "How long does that take?"
  if (scope.before.topic === 'pages' && clause.isAsked && clause.reference.isIt) return `${former}${GOES_ON}${text}`
  if (!another.test(text) || policyLike.has(act)) return null
  return `${former.replace(lastPlace, '')} ${text}`
}

const goesElsewhere = new Set<Act>(['order_status', 'human', 'reorder', 'compare', 'discount'])
const policyLike = new Set<Act>(['shipping', 'returns', 'payment', 'policy', 'discount'])
