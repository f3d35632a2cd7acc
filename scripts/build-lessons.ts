import { existsSync } from 'node:fs'
import { learnedPath, learnLessons } from '../src/language/said/said.ts'

/** Learns how shoppers speak from `src/language/said/lessons`, unless that was done. `npm ci` calls it; without it the first start does. */
const isQuiet = process.argv.includes('--quiet')
const isThere = existsSync(learnedPath())
if (!isThere) learnLessons()
if (!isQuiet) console.log(`${learnedPath()}${isThere ? ' is up to date' : ''}`)
