import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { PlatformError } from '../platform-error.ts'
import type { Json } from './shopify-client.ts'

/** A node of the outermost list with all that hangs on it, however deep. */
export interface BulkItem {
  node: Json
  /** In the order of the file. A child's own children are among them, after it or before. */
  children: Json[]
}

type Open = () => Promise<ReadableStream<Uint8Array>>

/**
 * Reads the file of a bulk operation twice: first to count what belongs to each node, then to hand each node over as soon as everything of it
 * is there. Children need not follow their parents, and may come before them; only what is incomplete is in memory.
 * @param expected lines that the operation says it wrote: a file with fewer was cut off
 * @throws {PlatformError} for half a file
 */
export async function* readBulkFile(open: Open, expected: number): AsyncGenerator<BulkItem> {
  const { counts, rootOf } = await countChildren(open, expected)
  const waiting = new Map<string, BulkItem>()
  for await (const line of linesOf(await open())) {
    const json = JSON.parse(line)
    const root = json.__parentId === undefined ? json.id : rootOf(json.__parentId)
    const item = waiting.get(root) ?? { node: undefined, children: [] }
    if (json.__parentId === undefined) item.node = json
    else item.children.push(json)
    if (item.node !== undefined && item.children.length === (counts.get(root) ?? 0)) {
      waiting.delete(root)
      yield item
    } else waiting.set(root, item)
  }
}

async function countChildren(open: Open, expected: number) {
  const parents = new Map<string, string>()
  const ofChildren = new Map<string, number>()
  let lines = 0
  for await (const line of linesOf(await open())) {
    const { id, __parentId: parent } = parsed(line)
    lines++
    if (parent === undefined) continue
    if (id !== undefined) parents.set(id, parent)
    ofChildren.set(parent, (ofChildren.get(parent) ?? 0) + 1)
  }
  if (lines < expected) throw new PlatformError('away', `Shopify's file has ${lines} of ${expected} lines`, 1000)
  const rootOf = (id: string): string => {
    let root = id
    for (let depth = 0, next = parents.get(root); next !== undefined && depth < 5; depth++, next = parents.get(root))
      root = next
    return root
  }
  const counts = new Map<string, number>()
  for (const [parent, count] of ofChildren) counts.set(rootOf(parent), (counts.get(rootOf(parent)) ?? 0) + count)
  return { counts, rootOf }
}

function parsed(line: string): { id?: string; __parentId?: string } {
  try {
    return JSON.parse(line)
  } catch {
    throw new PlatformError('away', "Shopify's file is cut off in the middle of a line", 1000)
  }
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const source = Readable.fromWeb(stream as never)
  try {
    for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line !== '') yield line
    }
    if (source.errored) throw source.errored
  } catch (error) {
    if (error instanceof PlatformError) throw error
    throw new PlatformError('away', "Shopify's file broke off", 1000)
  } finally {
    source.destroy()
  }
}
