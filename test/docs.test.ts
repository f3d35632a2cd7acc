import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { buildProgram } from '../src/cli/command-line.ts'
import { settings } from '../src/config.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const pages = globSync(['*.md', '{docs,examples,sdk}/**/*.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

interface Found {
  where: string
  match: RegExpMatchArray
}

/** All matches in all pages, each with the page and line it is on. */
function findAll(pattern: RegExp): Found[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      where: `${path}:${text.slice(0, match.index).split('\n').length}`,
      match,
    })),
  )
}

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const headingsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''))

test('every relative link leads to a file, and to a heading in it', () => {
  const links = findAll(/\]\(([^)\s]+)\)/g).filter(({ match }) => !/^[a-z]+:/i.test(match[1] ?? ''))
  assert.ok(links.length > 30, 'the links were not found')
  const broken = links.filter(({ where, match }) => {
    const [path = '', anchor] = (match[1] ?? '').split('#')
    const page = join(ROOT, where.replace(/:\d+$/, ''))
    const file = path === '' ? page : join(dirname(page), path)
    return !existsSync(file) || (anchor !== undefined && !headingsOf(file).includes(anchor))
  })
  assert.deepEqual(
    broken.map(({ where, match }) => `${where} ${match[1]}`),
    [],
  )
})

test('architecture.md shows every folder, and words.md defines each word once', () => {
  const textOf = (name: string) => pages.find(({ path }) => path === `docs/${name}.md`)?.text ?? ''
  const files = globSync('{src,web,bench,scripts,docs,test}/**/*.{ts,tsx,css,js,yml,md,txt}', {
    cwd: ROOT,
    exclude: ['**/dist/**', 'test/data/*/**'],
  })
  const folders = [...new Set(files.map((file) => dirname(file)))]
  assert.ok(folders.length > 50, 'the folders were not found')
  const shown = new Set(textOf('architecture').match(/[\w-]+(?=\/)/g))
  assert.deepEqual(
    folders.filter((folder) => !shown.has(folder.split('/').at(-1) ?? '')),
    [],
  )
  const words = [...textOf('words').matchAll(/^\| \*\*([^*]+)\*\*/gm)].map((match) => match[1])
  assert.ok(words.length > 50, 'the words were not found')
  assert.deepEqual(
    words.filter((word, at) => words.indexOf(word) !== at),
    [],
  )
})

/** The command that a line such as `store create --name "My shop"` names, and its options; undefined when there is none. */
function commandOf(program: Command, line: string): { command: Command | undefined; options: string[] } {
  const words = line.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? []
  const options = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.split('=')[0] ?? word)
  let command: Command | undefined = program
  for (const word of words) {
    if (!command || command.commands.length === 0) break
    command = command.commands.find((one) => one.name() === word || one.aliases().includes(word))
  }
  return { command, options }
}

test('every spiel command named exists, with its options', () => {
  const commands = findAll(/npx spiel ((?:[^\n`|&;]|\\\n)+)/g)
  assert.ok(commands.length > 10, 'the commands were not found')
  const program = buildProgram()
  const wrong = commands.flatMap(({ where, match }) => {
    const { command, options } = commandOf(program, match[1] ?? '')
    if (!command) return [`${where} spiel ${match[1]}`]
    const help = command.helpInformation()
    const unknown = options.filter((option) => !new RegExp(`^  (-\\w, )?${option}(?![\\w-])`, 'm').test(help))
    return unknown.map((option) => `${where} ${option}`)
  })
  assert.deepEqual(wrong, [])
})

test('every npm script named exists', () => {
  const scriptsOf = (folder: string) =>
    JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).scripts ?? {}
  const [own, ofClient] = [scriptsOf('.'), scriptsOf('sdk')]
  const named = findAll(/\bnpm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g)
  assert.ok(named.length > 10, 'the scripts were not found')
  const wrong = named.filter(({ where, match }) => {
    const name = match[1] ?? match[2] ?? ''
    return !(name in own || (where.startsWith('sdk/') && name in ofClient))
  })
  assert.deepEqual(
    wrong.map(({ where, match }) => `${where} ${match[0]}`),
    [],
  )
})

test('every setting named exists', () => {
  // What a start with a mistyped setting says, in docs/operations.md.
  const mistyped = 'SPIEL_ROLL'
  const named = findAll(/\bSPIEL_[A-Z_]+[A-Z]\b/g).filter(({ match }) => match[0] !== mistyped)
  assert.ok(named.length > 10, 'the settings were not found')
  const wrong = named.filter(({ match }) => !(match[0] in settings))
  assert.deepEqual(
    wrong.map(({ where, match }) => `${where} ${match[0]}`),
    [],
  )
})

test('no page holds a whole API key', () => {
  assert.deepEqual(
    findAll(/sp_live_[0-9A-Za-z]{12}\.[0-9A-Za-z]{40,}/g).map(({ where }) => where),
    [],
  )
})
