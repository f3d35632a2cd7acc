/** A `new RegExp(...)` that no module builds while it loads: its pattern comes later. */
export interface DeclaredPattern {
  file: string
  /** What it is made of, as the code says it. */
  made: string
  /** Why its pattern is linear, or who alone writes it. */
  reason: string
}

const OWN_SUITE = 'written in the suites of the operator who runs the evaluation, on its own machine'

export const declaredPatterns: DeclaredPattern[] = [
  {
    file: 'src/assistant/engine/talk-moves.ts',
    made: 'escapeRegExp(slots.product_type as string)',
    reason: 'one fixed text, escaped: no repetition',
  },
  { file: 'src/eval/chat/check-turn.ts', made: 'pattern', reason: OWN_SUITE },
  { file: 'src/eval/chat/check-turn.ts', made: 'any', reason: OWN_SUITE },
  { file: 'src/eval/chat/matches-part.ts', made: 'pattern', reason: OWN_SUITE },
  { file: 'src/eval/chat/suite.ts', made: 'text', reason: OWN_SUITE },
  {
    file: 'src/eval/chat/read-numbers.ts',
    made: '`($' + '{NUMBER})`',
    reason: 'NUMBER alone, which is judged as a part of the patterns that the file builds at load',
  },
  {
    file: 'src/conversations/analysis/mask-personal.ts',
    made: '`(?<![\\\\p{L}\\\\p{N}])(?:$' + "{parts.join('|')})(?![\\\\p{L}\\\\p{N}])`",
    reason: 'names of fixed words with spaces between: each run of spaces is bordered by letters; at most 50 names',
  },
  {
    file: 'src/knowledge/index/correct-question.ts',
    made: '`(?<!\\\\p{L})$' + '{surface}(?!\\\\p{L})`',
    reason: 'one fixed word: no repetition',
  },
]
