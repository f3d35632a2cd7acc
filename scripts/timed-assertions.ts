import { parseSync } from '@swc/core'

/** A node of the syntax tree, as @swc/core gives it. */
interface SyntaxNode {
  type: string
  span?: { start: number }
  [part: string]: unknown
}

/** An assertion about elapsed time. */
export interface TimedAssertion {
  /** Counted from 1. */
  line: number
  /** The line itself. */
  text: string
}

const CLOCK = /^(performance|Date)\.now$|^process\.(hrtime|hrtime\.bigint|uptime)$/
/** Named as what a clock measured, wherever it was measured. */
const ELAPSED_NAME = /^(took|elapsed)(Ms|Seconds)?$/
/** Their results say of time what their arguments say; an argument of any other call is its input. */
const PURE_CALL = /^(Math\.\w+|Number|String|BigInt)$/
const COMPARISON = /^[<>]=?$/

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** An argument of a call stands in an object of its own. */
const unwrapped = (part: unknown) => (isNode(part) ? part : (part as { expression?: unknown } | null)?.expression)

const partsOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().map(unwrapped).filter(isNode)

function visit(node: SyntaxNode, look: (node: SyntaxNode) => void): void {
  look(node)
  for (const part of partsOf(node)) visit(part, look)
}

/** `a.b.c` as text; '' for what is no such path. */
function pathOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.value)
  if (node.type !== 'MemberExpression') return ''
  const [object, property] = [pathOf(node.object), pathOf(node.property)]
  return object && property ? `${object}.${property}` : ''
}

const isClockRead = (node: SyntaxNode) => node.type === 'CallExpression' && CLOCK.test(pathOf(node.callee))

/** The value of an expression is made of these; what calls, functions and objects are given is not among them. */
function valueParts(node: SyntaxNode): SyntaxNode[] {
  if (/Function|Arrow|ObjectExpression/.test(node.type)) return [node]
  if (node.type === 'MemberExpression' && pathOf(node.property) === 'length') return [node]
  const isOpaque = node.type === 'CallExpression' && !PURE_CALL.test(pathOf(node.callee))
  const inside = isOpaque ? [node.callee as SyntaxNode].filter(({ type }) => type === 'Identifier') : partsOf(node)
  return [node, ...inside.flatMap(valueParts)]
}

/** What the names of a file stand for. */
class Names {
  /** Moments that a clock told. */
  readonly #instants = new Set<string>()
  /** Lengths of time between two of them, and what holds or returns such. */
  readonly #elapsed = new Set<string>()

  get size(): number {
    return this.#instants.size + this.#elapsed.size
  }

  isInstant(node: SyntaxNode): boolean {
    return isClockRead(node) || (node.type === 'Identifier' && this.#instants.has(String(node.value)))
  }

  isElapsed(node: SyntaxNode): boolean {
    if (node.type === 'Identifier') {
      const name = String(node.value)
      return this.#elapsed.has(name) || ELAPSED_NAME.test(name)
    }
    if (node.type !== 'BinaryExpression' || node.operator !== '-') return false
    return [node.left, node.right].every((side) => valueParts(side as SyntaxNode).some((part) => this.isInstant(part)))
  }

  /** Notes what a variable is given. */
  learn(name: string, value: unknown): void {
    if (!name || !isNode(value)) return
    this.learnElapsed(name, value)
    if (!this.#elapsed.has(name) && valueParts(value).some((part) => this.isInstant(part))) this.#instants.add(name)
  }

  /** The same for a property, of which only lengths of time are noted: `expiresAtMs` is mostly a test's input. */
  learnElapsed(name: string, value: unknown): void {
    if (!name || !isNode(value)) return
    if (valueParts(value).some((part) => this.isElapsed(part))) this.#elapsed.add(name)
    if (/Function|Arrow/.test(value.type) && this.#returnsElapsed(value)) this.#elapsed.add(name)
  }

  #returnsElapsed(made: SyntaxNode): boolean {
    const isElapsed = (value: unknown) => isNode(value) && valueParts(value).some((part) => this.isElapsed(part))
    if (isNode(made.body) && made.body.type !== 'BlockStatement' && isElapsed(made.body)) return true
    let found = false
    visit(made, (node) => {
      if (node.type === 'ReturnStatement' && isElapsed(node.argument)) found = true
    })
    return found
  }
}

function learnFrom(node: SyntaxNode, names: Names): void {
  if (node.type === 'VariableDeclarator') names.learn(pathOf(node.id), node.init)
  else if (node.type === 'AssignmentExpression') names.learn(pathOf(node.left).split('.').at(-1) ?? '', node.right)
  else if (node.type === 'KeyValueProperty') names.learnElapsed(pathOf(node.key), node.value)
  else if (node.type === 'FunctionDeclaration') names.learn(pathOf(node.identifier), node)
  else if (node.type === 'CallExpression' && pathOf(node.callee).endsWith('.push')) {
    for (const part of partsOf(node)) names.learn(pathOf(node.callee).split('.').at(-2) ?? '', part)
  }
}

const isAssertion = (node: SyntaxNode) =>
  node.type === 'CallExpression' && /^(\w+\.)?assert(\.\w+)*$/.test(pathOf(node.callee))

/** True when the value of an asserted expression hangs on how long something took. */
function isTimed(asserted: SyntaxNode, names: Names): boolean {
  return valueParts(asserted).some((part) => {
    if (isClockRead(part) || names.isElapsed(part)) return true
    if (part.type !== 'BinaryExpression' || !COMPARISON.test(String(part.operator))) return false
    // Of two moments one may be asked to be the later; not by how much.
    const sides = [part.left, part.right].map((side) => valueParts(side as SyntaxNode))
    const isSum = sides
      .flat()
      .some((inside) => inside.type === 'BinaryExpression' && /^[+-]$/.test(String(inside.operator)))
    return isSum && sides.every((side) => side.some((inside) => names.isInstant(inside)))
  })
}

/** A condition on the clock that throws. */
function throwsByTime(node: SyntaxNode, names: Names): boolean {
  if (node.type !== 'IfStatement' || !isTimed(node.test as SyntaxNode, names)) return false
  let throws = false
  visit(node.consequent as SyntaxNode, (inside) => {
    if (inside.type === 'ThrowStatement' || isAssertion(inside)) throws = true
  })
  return throws
}

/**
 * The assertions in a test file's text that a slow machine could fail: those that compare what `performance.now()`, `Date.now()` or
 * another clock told, or a variable that was made of two readings. Processor time (`process.cpuUsage()`) and the clock as input of
 * a call are none. In a test also a condition on the clock that throws.
 */
export function findTimedAssertions(text: string, { isTest = true } = {}): TimedAssertion[] {
  // The places in the tree are counted from the first word of the first file ever read; this is that word.
  const tree = parseSync(`;${text}`, { syntax: 'typescript', target: 'esnext' }) as unknown as SyntaxNode
  const names = new Names()
  for (let known = -1; known < names.size; ) {
    known = names.size
    visit(tree, (node) => learnFrom(node, names))
  }
  const bytes = Buffer.from(`;${text}`)
  const found: TimedAssertion[] = []
  visit(tree, (node) => {
    const asserted = isAssertion(node)
      ? (node.arguments as { expression: SyntaxNode }[]).map((one) => one.expression)
      : []
    if (!asserted.some((one) => isTimed(one, names)) && !(isTest && throwsByTime(node, names))) return
    const at = (node.span?.start ?? 0) - (tree.span?.start ?? 0)
    const line = bytes.subarray(0, at).toString().split('\n').length
    found.push({ line, text: text.split('\n')[line - 1]?.trim() ?? '' })
  })
  return found
}
