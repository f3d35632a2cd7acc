import type { Document, LineCounter } from 'yaml'
import { yaml } from '../../shared/large-libraries.ts'
import { type Suite, suiteSchema } from './suite.ts'

export interface SuiteFault {
  /** From 1. */
  line: number
  message: string
}

/** A suite that cannot be run, with every fault and its line. */
export class SuiteError extends Error {
  readonly faults: SuiteFault[]
  constructor(file: string, faults: SuiteFault[]) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'))
    this.name = 'SuiteError'
    this.faults = faults
  }
}

/**
 * Reads a suite of conversations from YAML.
 * @param file only for the words of faults
 * @throws {SuiteError} for YAML that is none, unknown or wrong fields, names used twice, and labels that nothing bears before
 */
export function parseSuite(text: string, file: string): Suite {
  const { LineCounter: Lines, isNode, parseDocument } = yaml()
  const lines = new Lines()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const broken = document.errors.map(({ pos, message }) => ({ line: lines.linePos(pos[0]).line, message }))
  if (broken.length > 0) throw new SuiteError(file, broken)
  const lineOf = (path: readonly PropertyKey[]): number => {
    // A missing field has no place of its own: its parent's counts.
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const parsed = suiteSchema.safeParse(document.toJS())
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message, ...issue }) => {
      const keys = 'keys' in issue ? (issue.keys as string[]) : []
      const at = keys[0] === undefined ? path : [...path, keys[0]]
      return { line: lineOf(at), message: `${at.map(String).join('.') || 'file'}: ${message}` }
    })
    throw new SuiteError(file, faults)
  }
  const faults = [...cutTexts(document, lines), ...crossFaults(parsed.data, lineOf)]
  if (faults.length > 0) throw new SuiteError(file, faults)
  return parsed.data
}

/** In YAML ` #` begins a comment: "where is order #123" without quotes says "where is order". */
function cutTexts(document: Document, lines: LineCounter): SuiteFault[] {
  const faults: SuiteFault[] = []
  const { isScalar, visit } = yaml()
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== 'user' || !isScalar(value) || !value.comment || !value.range) return
      const { line } = lines.linePos(value.range[0])
      faults.push({ line, message: `user: "#${value.comment}" is a comment in YAML; put the text in quotes` })
    },
  })
  return faults
}

/** What only shows across conversations. */
function crossFaults({ conversations }: Suite, lineOf: (path: PropertyKey[]) => number): SuiteFault[] {
  const faults: SuiteFault[] = []
  const names = new Set<string>()
  const labels = new Set<string>()
  conversations.forEach(({ name, turns }, at) => {
    const path = ['conversations', at]
    if (names.has(name)) faults.push({ line: lineOf([...path, 'name']), message: `the name "${name}" is used twice` })
    names.add(name)
    turns.forEach(({ label, expect }, index) => {
      const own = [...path, 'turns', index]
      const wanted = expect.text?.same_as
      if (wanted !== undefined && !labels.has(wanted)) {
        const line = lineOf([...own, 'expect', 'text', 'same_as'])
        faults.push({ line, message: `same_as: no turn before this one has the label "${wanted}"` })
      }
      if (label === undefined) return
      if (labels.has(label))
        faults.push({ line: lineOf([...own, 'label']), message: `the label "${label}" is used twice` })
      labels.add(label)
    })
  })
  return faults
}
