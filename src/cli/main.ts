import { endWithTheReader } from '../shared/terminal.ts'
import { runCommandLine } from './command-line.ts'

endWithTheReader()
await runCommandLine(process.argv.slice(2))
