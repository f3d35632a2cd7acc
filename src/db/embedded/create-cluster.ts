import { PGlite } from '@electric-sql/pglite'
import { printLines, standardError } from '../../shared/terminal.ts'
import { DurableNodeFS } from './durable-node-fs.ts'

/**
 * Run as a process of its own, with the new folder as its argument: PGlite's initdb takes 1.1 GB of memory, which a server that has to
 * live in 350 MB would keep as its peak.
 */
const [clusterDir] = process.argv.slice(2)
if (!clusterDir) throw new Error('Which folder?')

const abort = (reason: string) => {
  printLines([`PostgreSQL aborted: ${reason}`], standardError)
  process.exit(1)
}
const db = await PGlite.create({ fs: new DurableNodeFS(clusterDir, () => {}, abort) })
await db.close()
