import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from '@swc/core'

export interface Pattern {
  source: string
  flags: string
}

/** A regular expression as it stands in the code. */
export interface FoundPattern extends Pattern {
  /** Path from the root with a line: "src/a/b.ts:12". */
  place: string
}

/** A `new RegExp(...)` whose pattern is not written out. */
export interface ComputedPattern {
  file: string
  line: number
  /** Text of what it is made of. */
  made: string
}

const CODE = /\.(?:ts|tsx|js|mjs)$/
/** Tests and their helpers match their own answers; declarations hold no code; what is built is built from what is read here. */
const LEFT_OUT = /\.(?:test|proof)\.ts$|\.d\.ts$|(?:^|\/)(?:dist|node_modules|test)\//

/** All regular expressions of the code in folders below `root`, read from its syntax tree. */
export function findPatterns(
  root: string,
  folders: readonly string[],
): { found: FoundPattern[]; computed: ComputedPattern[] } {
  const found: FoundPattern[] = []
  const computed: ComputedPattern[] = []
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = relative(root, join(root, folder, name))
      if (CODE.test(file) && !LEFT_OUT.test(file)) readCode(file, readFileSync(join(root, file)), found, computed)
    }
  }
  return { found, computed }
}

interface Node {
  type?: string
  span?: { start: number; end: number }
  [part: string]: unknown
}

function readCode(file: string, code: Buffer, found: FoundPattern[], computed: ComputedPattern[]): void {
  const isTyped = /\.tsx?$/.test(file)
  const syntax = isTyped
    ? ({ syntax: 'typescript', tsx: file.endsWith('x') } as const)
    : ({ syntax: 'ecmascript' } as const)
  const tree = parseSync(code.toString(), { ...syntax, target: 'es2024' })
  // Spans count bytes from 1.
  const lineOf = ({ span }: Node) =>
    code
      .subarray(0, (span?.start ?? 1) - 1)
      .toString()
      .split('\n').length
  const textOf = ({ span }: Node) => code.subarray((span?.start ?? 1) - 1, (span?.end ?? 1) - 1).toString()
  walk(tree as unknown as Node, (node) => {
    if (node.type === 'RegExpLiteral') {
      found.push({ place: `${file}:${lineOf(node)}`, source: String(node.pattern), flags: String(node.flags) })
    } else if (isCallOfRegExp(node)) {
      const [pattern, flags] = (node.arguments as { expression: Node }[]).map((one) => one.expression)
      if (!pattern || pattern.type === 'RegExpLiteral') return
      const said = pattern.type === 'StringLiteral' && (!flags || flags.type === 'StringLiteral')
      if (said)
        found.push({
          place: `${file}:${lineOf(node)}`,
          source: String(pattern.value),
          flags: String(flags?.value ?? ''),
        })
      else computed.push({ file, line: lineOf(node), made: textOf(pattern).replace(/\s+/g, ' ') })
    }
  })
}

const isCallOfRegExp = (node: Node): boolean =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') && (node.callee as Node).value === 'RegExp'

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if ('type' in node) visit(node as Node)
    for (const part of Object.values(node)) walk(part, visit)
  }
}
