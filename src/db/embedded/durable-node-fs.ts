import fs from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

/** The few parts of Emscripten's file system that are changed here; it publishes no types for them. */
interface EmscriptenNode {
  name: string
}
interface EmscriptenModule {
  FS: {
    lookupNode(parent: EmscriptenNode, name: string): EmscriptenNode
    destroyNode(node: EmscriptenNode): void
    filesystems: {
      NODEFS: {
        realPath(node: EmscriptenNode): string
        tryFSOperation<T>(operation: () => T): T
        stream_ops: { fsync?: (stream: { nfd: number }) => number }
        node_ops: { rename: (from: EmscriptenNode, toFolder: EmscriptenNode, toName: string) => void }
      }
    }
  }
}

/**
 * PGlite's folder on disk, made to survive a crash.
 *
 * As it comes, NODEFS has no `fsync` (PostgreSQL believes a commit is on disk while it is only in the kernel's memory) and it deletes
 * the target before a rename (a crash in between leaves neither the old nor the new file).
 */
export class DurableNodeFS extends NodeFS {
  readonly #onFsync: () => void
  readonly #onAbort: (reason: string) => void

  /**
   * @param dataDir  folder of the cluster
   * @param onFsync  called after each fsync that the operating system confirmed
   * @param onAbort  called when PostgreSQL panics (for example because an fsync failed); the process image is unusable then
   */
  constructor(dataDir: string, onFsync: () => void, onAbort: (reason: string) => void) {
    super(dataDir)
    this.#onFsync = onFsync
    this.#onAbort = onAbort
  }

  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const patch = (module: unknown) => this.#patch(module as EmscriptenModule)
    const preRun = [patch, ...[emscriptenOpts.preRun ?? []].flat()] as EmscriptenOptions['preRun']
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: (reason: unknown) => this.#onAbort(String(reason)) },
    }
  }

  #patch({ FS }: EmscriptenModule): void {
    const nodeFs = FS.filesystems.NODEFS
    nodeFs.stream_ops.fsync = (stream) => {
      nodeFs.tryFSOperation(() => fs.fsyncSync(stream.nfd))
      this.#onFsync()
      return 0
    }
    nodeFs.node_ops.rename = (from, toFolder, toName) => {
      let replaced: EmscriptenNode | undefined
      try {
        replaced = FS.lookupNode(toFolder, toName)
      } catch {
        // There is no file of that name: nothing to forget afterwards.
      }
      const target = path.join(nodeFs.realPath(toFolder), toName)
      nodeFs.tryFSOperation(() => fs.renameSync(nodeFs.realPath(from), target))
      if (replaced) FS.destroyNode(replaced)
      from.name = toName
    }
  }
}
