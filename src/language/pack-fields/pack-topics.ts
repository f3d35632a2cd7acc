import type { Topic } from '../data/topics.ts'
import type { Phrases } from '../text/word-lists.ts'

/** Words by which shoppers and shops speak of a matter, besides those of its facts; one with `*` stands for all that begin with it. */
export type TopicWords = Partial<Record<Topic, Phrases>>
