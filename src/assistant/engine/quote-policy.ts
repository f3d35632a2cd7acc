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
