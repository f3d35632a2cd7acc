import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { packs } from '../../src/language/packs.ts'
import { fold } from '../../src/language/text/fold.ts'

/** Shorter words are too often words of English, of code or of several languages. */
const SHORTEST = 4

/** Words of other languages' lists that are English words, or words of code, as well. */
const alsoEnglish = new Set(
  (
    'note notes aged mobile route chat main central total original animal principal normal general simple double final material format ' +
    'modern ideal international digital minute second public patient parent null make first once will spiel short plus fall pull sans pyjama ' +
    'grand cent cents rock stuck photo falls manner sweat article come serve aria message ' +
    'shopper support base suite mini robot nina ebook jersey jean jeans sport console film slip robe anorak gilet legging bermuda poster basket ' +
    'poncho piano radio banana snack popcorn kiwi tortilla marshmallow drone cover water thermos pasta sauce chips body scala saga sega vite sale grain audio relax ' +
    'conversation lang absent port stages tests interruption mode commerce application comment evaluation handler cause local modifier state fatal zone ' +
    'option notice surface semi parts recycling encore falta occasion relation partition visible ' +
    'voyage omit cont active europe font preparation reference resume sole variable'
  ).split(' '),
)

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value !== null && typeof value === 'object' && !(value instanceof RegExp)) {
    for (const part of Object.values(value)) yield* textsIn(part)
  }
}

const wordsIn = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? []

function wordsOfPacks(isMeant: (code: string) => boolean): Set<string> {
  return new Set(packs.filter(({ code }) => isMeant(code)).flatMap((pack) => [...textsIn(pack)].flatMap(wordsIn)))
}

/** Words of the packs that cannot be taken for English: in no list of the English pack, and of four letters or more. */
export const foreignWords: ReadonlySet<string> = (() => {
  const english = wordsOfPacks((code) => code === 'en')
  const keys = new Set(packs.flatMap(keysIn).flatMap(wordsIn))
  return new Set(
    [...wordsOfPacks((code) => code !== 'en')].filter(
      (word) => word.length >= SHORTEST && !english.has(word) && !keys.has(word) && !alsoEnglish.has(word),
    ),
  )
})()

/** Names of fields are English: "colors", "beforeAmount". */
function keysIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return []
  return Object.entries(value).flatMap(([key, part]) => [key, ...keysIn(part)])
}

interface Node {
  type?: string
  [part: string]: unknown
}

/** What stands between quotes, in templates and in regular expressions of a TypeScript file, with its object keys. */
function literalsOf(code: string): string[] {
  const literals: string[] = []
  const walk = (node: Node): void => {
    if (/^(?:Import|Export).*Declaration$/.test(node.type ?? '') && 'source' in node && node.source) return
    if (node.type === 'StringLiteral') literals.push(String(node.value))
    else if (node.type === 'TemplateElement') literals.push(String(node.raw))
    // "\b" before a word is no letter of it.
    else if (node.type === 'RegExpLiteral') literals.push(String(node.pattern).replace(/\\[a-zA-Z]/g, ' '))
    else if (node.type === 'KeyValueProperty') literals.push(String((node.key as Node).value ?? ''))
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part]) {
        if (child !== null && typeof child === 'object') walk(child as Node)
      }
    }
  }
  walk(parseSync(code, { syntax: 'typescript', target: 'es2024' }) as unknown as Node)
  return literals
}

/** The words of other languages than English that stand in the code of a file, each once. */
export function foreignWordsIn(file: string): string[] {
  return foreignWordsOf(readFileSync(file, 'utf8'))
}

/** The same of code. */
export function foreignWordsOf(code: string): string[] {
  return [...new Set(literalsOf(code).flatMap(wordsIn))].filter((word) => foreignWords.has(word))
}
