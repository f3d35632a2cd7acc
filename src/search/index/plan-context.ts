import type { Analyzer } from '../analysis/analyzer.ts'
import type { Spelling } from './correct-word.ts'
import type { Vocabulary } from './index-vocabulary.ts'
import type { QueryGroup } from './parsed-text.ts'
import type { RankSettings } from './settings.ts'
import type { SynonymTable } from './synonyms.ts'

/** What reading a query needs to know of the index. */
export interface PlanContext {
  analyzer: Analyzer
  vocabulary: Vocabulary
  synonyms: SynonymTable
  spelling: Spelling
  /** How many products have the term together with any of the others; for choosing among corrections. */
  countTogether(term: string, others: string[]): number
  settings: RankSettings
  /** Products in the index. */
  size: number
  plain: boolean
}

/** A group while the query is being read. */
export interface PlacedGroup extends QueryGroup {
  term: string
  isWord: boolean
}
