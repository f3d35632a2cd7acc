import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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

/** The subcommand and options of a command line such as `store create --name "My shop"`. */
function commandOf(line: string): { subcommand: string[]; options: string[] } {
  const words = line.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? []
  const length =
    ['store', 'key', 'eval', 'knowledge', 'shopper-secret', 'widget-key', 'conversation'].includes(words[0] ?? '') &&
    /^[a-z-]+$/.test(words[1] ?? '')
      ? 2
      : 1
  const options = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.split('=')[0] ?? word)
  return { subcommand: words.slice(0, length), options }
}

test('every spiel command named exists, with its options', async () => {
  const commands = findAll(/npx spiel ((?:[^\n`|&;]|\\\n)+)/g)
  assert.ok(commands.length > 10, 'the commands were not found')
  const help = new Map<string, Promise<string>>()
  const helpOf = (subcommand: string[]) => {
    const name = subcommand.join(' ')
    const args = [join(ROOT, 'bin/spiel.js'), ...subcommand, '--help']
    const known = help.get(name) ?? promisify(execFile)(process.execPath, args).then(({ stdout }) => stdout)
    help.set(name, known)
    return known
  }
  const wrong: string[] = []
  for (const { where, match } of commands) {
    const { subcommand, options } = commandOf(match[1] ?? '')
    const text = await helpOf(subcommand).catch(() => '')
    // An unknown subcommand of store, key or shopper-secret gets the help of its parent.
    if (!text.startsWith(`Usage: spiel ${subcommand.join(' ')} `)) wrong.push(`${where} spiel ${subcommand.join(' ')}`)
    for (const option of options) {
      if (!new RegExp(`^  (-\\w, )?${option}(?![\\w-])`, 'm').test(text)) wrong.push(`${where} ${option}`)
    }
  }
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
