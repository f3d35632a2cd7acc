import { extractSeed } from './seed-archive.ts'

/**
 * Run as a process of its own, with the archive and the new folder as its arguments: unpacking leaves some 50 MB resident,
 * which a server that has to live in 350 MB would keep.
 */
const [archive, clusterDir] = process.argv.slice(2)
if (!archive || !clusterDir) throw new Error('Which archive, and where to?')
await extractSeed(archive, clusterDir)
