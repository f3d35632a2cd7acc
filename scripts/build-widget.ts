import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { minify } from 'vite'
import { texts as englishTexts } from '../web/widget/src/texts/en.ts'

/**
 * Builds web/widget/dist: widget.js (the loader), app-HASH.js and a file of texts per language, each beside its gzip and brotli
 * forms. Ends with an error when it is too much for a shop's pages. `--quiet` prints nothing else.
 */
const SOURCE = new URL('../web/widget/src/', import.meta.url)
const JSX = new URL('shared/jsx-runtime.ts', SOURCE).pathname
const DIST = new URL('../web/widget/dist/', import.meta.url)
const LANGUAGES = ['en', 'es', 'fr', 'de', 'ar']
const TEXT_NAMES = Object.keys(englishTexts)
/**
 * Properties of the widget's own objects, which get short names: 300 bytes. None may be a name of the server's JSON, of the
 * browser, or of what is kept in its storage.
 */
const OWN =
  `chat setup saved client emit settings news talk deeds money isFollowing standing launcher shadow isTyping item update heard
  draw sources focusInput isHeard toEnd isBold isPhone isStream onLost retry retryAfterS settled unsent minutes goBack isCompared
  isLarge isOffered onChoose onPick onBroken newConversation takesFocus toDataLayer dismiss isLeaving isProductPage
  secondsOnPage`.split(/\s+/)
const shortNames = Object.fromEntries(OWN.map((name, at) => [name, `$${at.toString(36)}`]))
const MOST_LOADER_BYTES = 2 * 1024
const MOST_BYTES = 22 * 1024
/** Loaded only on pages that use them. */
const SELDOM = ['extras', 'parts']
const MOST_SELDOM_BYTES = 3 * 1024
const KEEP_MS = 86_400_000

interface Built {
  name: string
  file: string
  code: Buffer
  gz: Buffer
  br: Buffer
}

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)
/** How much deflate packs with one table of codes. Styles and code have other letters: what suits a file is tried. */
const MEMORY_LEVELS = [5, 6, 7, 8]
const smallestGzip = async (code: Buffer): Promise<Buffer> => {
  const packed = await Promise.all(MEMORY_LEVELS.map((memLevel) => asGzip(code, { level: 9, memLevel })))
  return packed.reduce((least, one) => (one.length < least.length ? one : least))
}
const compress = async (code: Buffer) => ({
  gz: await smallestGzip(code),
  br: await asBrotli(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
})

/**
 * Styles as texts. Texts of the chrome as a list, and `texts.name` as a place in it: their names would be a tenth of the code.
 * The types hold both together.
 */
const smaller: Plugin = {
  name: 'smaller',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await minifyStyles(path), loader: 'text' }))
    onLoad({ filter: /\/web\/widget\/src\/texts\/\w+\.ts$/ }, async ({ path }) => {
      const { texts } = (await import(path)) as { texts: Record<string, unknown> }
      const list = TEXT_NAMES.map((name) => texts[name])
      return { contents: `export const texts=${JSON.stringify(list)}`, loader: 'js' }
    })
    onLoad({ filter: /\/web\/widget\/src\/(app|extras)\/.*\.tsx?$/ }, async ({ path }) => {
      const contents = (await readFile(path, 'utf8')).replace(/\btexts\.(\w+)/g, (_whole, name) => {
        const at = TEXT_NAMES.indexOf(name)
        if (at < 0) throw new Error(`${path}: there is no text ${name}`)
        return `texts[${at}]`
      })
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/** @param define names in the code that become these values */
async function bundle(entry: string, format: 'esm' | 'iife', define: Record<string, unknown> = {}): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [new URL(entry, SOURCE).pathname],
    ...{ bundle: true, minify: true, write: false, format, target: 'es2022', charset: 'utf8', legalComments: 'none' },
    ...{ mangleProps: new RegExp(`^(${OWN.join('|')})$`), mangleCache: shortNames },
    ...{ jsx: 'automatic', jsxImportSource: 'preact', alias: { 'preact/jsx-runtime': JSX }, plugins: [smaller] },
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  })
  // Once more, by vite's minifier: 2 % less than what esbuild leaves.
  const { code, errors } = await minify(entry, outputFiles?.[0]?.text ?? '', {
    module: format === 'esm',
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
  })
  if (errors.length > 0) throw new Error(`${entry}: ${errors[0]?.message}`)
  return Buffer.from(code)
}

async function minifyStyles(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
  })
  return outputFiles[0]?.text.trim() ?? ''
}

async function hashed(name: string, entry: string): Promise<Built> {
  const code = await bundle(entry, 'esm')
  const file = `${name}-${hash('sha256', code, 'hex').slice(0, 10)}.js`
  return { name, file, code, ...(await compress(code)) }
}

async function buildAll(): Promise<Built[]> {
  const parts = await Promise.all([
    hashed('app', 'app/start.tsx'),
    hashed('extras', 'extras/extras.ts'),
    hashed('parts', 'parts/parts.ts'),
    ...LANGUAGES.map((language) => hashed(language, `texts/${language}.ts`)),
  ])
  const files = Object.fromEntries(parts.map(({ name, file }) => [name, file.slice(name.length + 1, -3)]))
  const code = await bundle('loader/loader.ts', 'iife', { SPIEL_FILES: files })
  return [{ name: 'loader', file: 'widget.js', code, ...(await compress(code)) }, ...parts]
}

/**
 * Each file appears whole or not at all, the loader last: a server may start meanwhile. Files of former builds stay for a day,
 * for pages that hold a former loader.
 */
async function writeAll(parts: Built[]): Promise<void> {
  await mkdir(DIST, { recursive: true })
  const kept = new Set<string>()
  const write = async (file: string, content: Buffer) => {
    kept.add(file)
    const part = new URL(`.${process.pid}.part`, DIST)
    await writeFile(part, content)
    await rename(part, new URL(file, DIST))
  }
  for (const { file, code, gz, br } of parts.toReversed()) {
    await write(`${file}.gz`, gz)
    await write(`${file}.br`, br)
    await write(file, code)
  }
  for (const file of await readdir(DIST)) {
    const path = new URL(file, DIST)
    const isOld = async () => Date.now() - (await stat(path)).mtimeMs > KEEP_MS
    if (!kept.has(file) && (await isOld().catch(() => false))) await rm(path, { force: true })
  }
}

async function sizeTable(parts: Built[]): Promise<{ lines: string[]; faults: string[] }> {
  const styles = Buffer.from(await minifyStyles(new URL('styles/widget.css', SOURCE).pathname))
  const row = (name: string, code: Buffer, gz: Buffer, br: Buffer) =>
    `${name.padEnd(28)}${[code, gz, br].map(({ length }) => String(length).padStart(8)).join('')}`
  const packed = await compress(styles)
  const size = (name: string) => parts.find((part) => part.name === name)?.gz.length ?? 0
  const loader = size('loader')
  const all = loader + size('app') + Math.max(...LANGUAGES.map(size))
  const lines = [
    `${'bytes'.padEnd(28)}     min      gz      br`,
    ...parts.flatMap(({ name, code, gz, br }) => [
      row(LANGUAGES.includes(name) ? `texts ${name}` : name, code, gz, br),
      ...(name === 'app' ? [row('  of it styles', styles, packed.gz, packed.br)] : []),
    ]),
    `loader ${loader} of ${MOST_LOADER_BYTES} gz; loader, app and the longest texts ${all} of ${MOST_BYTES} gz`,
  ]
  const faults = [
    ...(loader > MOST_LOADER_BYTES ? [`The loader has ${loader} bytes gz, ${MOST_LOADER_BYTES} are allowed`] : []),
    ...SELDOM.filter((name) => size(name) > MOST_SELDOM_BYTES).map(
      (name) => `${name} has ${size(name)} bytes gz, ${MOST_SELDOM_BYTES} are allowed`,
    ),
    ...(all > MOST_BYTES ? [`The widget has ${all} bytes gz, ${MOST_BYTES} are allowed`] : []),
  ]
  return { lines, faults }
}

const parts = await buildAll()
const { lines, faults } = await sizeTable(parts)
const document = await readFile(new URL('../openapi-widget.json', import.meta.url), 'utf8')
for (const name of OWN) if (document.includes(`"${name}":`)) faults.push(`${name} is a name of the widget API too`)
if (!process.argv.includes('--quiet')) process.stdout.write(`${lines.join('\n')}\n`)
await writeAll(parts)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
