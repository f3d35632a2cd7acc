import type { PolicyResult } from '../tools/tool-results.ts'
import type { Move, View } from './view.ts'

/** The owner's own words with where they stand. */
export function quotePolicy(view: View, { passages }: PolicyResult): Move {
  const [passage] = passages
  if (!passage) return { say: [view.say('policy_unknown')] }
  const source = passage.url
    ? view.say('policy_source_url', { url: passage.url })
    : view.say('policy_source', { title: passage.title })
  return { say: [view.say('policy_quote', { quote: passage.quote }), source] }
}

/** Fewer words are a name or a noise, no question. */
const FEWEST_ASKED = 3

/** What was not understood, or is no product, may stand on the owner's pages: undefined when they do not tell. */
export function fromPages(view: View): Move | undefined {
  const { text } = view.scope.understanding
  if (text.trim().split(/\s+/).length < FEWEST_ASKED) return undefined
  const result = view.answer<PolicyResult>('answer_policy')
  if (!result) return { call: { tool: 'answer_policy', input: { question: text } } }
  if (!result.found) return undefined
  view.scope.state.lastPolicy = text.slice(-200)
  return quotePolicy(view, result)
}
