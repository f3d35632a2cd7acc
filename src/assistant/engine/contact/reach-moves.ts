import { facets } from '../../../knowledge/facets/facets.ts'
import { pageFacets } from '../../../knowledge/facets/read-facets.ts'
import { namesLanguage } from '../../../language/names-language.ts'
import { splitSentences } from '../../../shared/sentences.ts'
import type { PolicyPassage, PolicyResult } from '../../tools/tool-results.ts'
import { isAboutPhone } from '../../understanding/contact-slots.ts'
import { asksForPerson } from '../../understanding/rules.ts'
import type { EngineTurn, Move, WantedCall } from '../engine-turn.ts'
import { fromPages, quotePolicy } from '../pages/quote-policy.ts'
import { handOff } from '../talk-moves.ts'

/** "Is there a number I can call?" asks for what the pages may tell, and not for a person here. */
export function howToReach(turn: EngineTurn): Move | undefined {
  if (!turn.clause.isAsking || asksForPerson(turn.words)) return undefined
  const told = fromPages(turn) ?? contactTold(turn)
  if (told && 'say' in told) turn.button('button_human')
  return told
}

/** As surely as this it asks how the shop is reached. */
const SURELY_CONTACT = 0.5

/** What the pages tell to the plain question how the shop is reached, where that is asked in words that they do not have. */
function contactTold(turn: EngineTurn): Move | undefined {
  if ((pageFacets.asked(turn.words, turn.language)[CONTACT] ?? 0) < SURELY_CONTACT) return undefined
  const call: WantedCall = { tool: 'answer_policy', input: { question: turn.phrase('ask_contact') } }
  const told = turn.answerTo<PolicyResult>(call)
  if (!told) return { call }
  return told.found ? quotePolicy(turn, told) : undefined
}

/** More signs are not read. */
const MOST_OF_CONTACT = 400

/** Calls a person, and quotes what the pages tell of what is asked besides: "by phone, in Spanish?" */
export function calledAsked(turn: EngineTurn): Move {
  const isMore = namesLanguage(turn.words, turn.language) || isAboutPhone(turn.words)
  const call: WantedCall = { tool: 'answer_policy', input: { question: turn.words } }
  const told = isMore ? turn.answerTo<PolicyResult>(call) : { found: false, passages: [] }
  if (!told) return { call }
  const called = handOff(turn, 'asked')
  if ('call' in called) return called
  const [passage] = told.passages
  // Numbers, hours and languages stand beside each other.
  const quote = passage ? contactIn(passage) : ''
  if (!passage || quote === '') return called
  const quoted = quotePolicy(turn, { found: true, passages: [{ ...passage, quote }] })
  return { say: [...('say' in quoted ? quoted.say : []), ...called.say] }
}

const CONTACT = facets.indexOf('shop.contact')
/** As much as this a sentence has to tell how the shop is reached. */
const LEAST_CONTACT = 0.3

/** The sentences of a passage that tell how the shop is reached, and in which languages. */
function contactIn({ title, text, language = 'en' }: PolicyPassage): string {
  let length = 0
  const telling = splitSentences(text).filter((sentence) => {
    const told = pageFacets.told(title, sentence, language)
    const isContact = told.some(
      (value, at) => at % 2 === 0 && value === CONTACT && (told[at + 1] ?? 0) >= LEAST_CONTACT,
    )
    if (!isContact && !namesLanguage(sentence, language)) return false
    length += sentence.length + 1
    return length <= MOST_OF_CONTACT
  })
  return telling.join(' ')
}
