import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { firstLoadOf, MOST_FIRST_LOAD_BYTES } from './dashboard-first-load.ts'

/**
 * Builds web/dashboard/dist: index.html, and assets/ named by their content, each beside its gzip and brotli forms. Nothing is done
 * when nothing changed since. Tells how much script a first page needs, and fails when that is too much. `--quiet` prints nothing but
 * faults.
 */
const SOURCE = new URL('../web/dashboard/', import.meta.url)
const DIST = new URL('../web/dashboard/dist/', import.meta.url)
const STAMP = new URL('stamp.txt', DIST)
const QUALITY = 9

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

/** Of everything that goes into the build. */
async function stampOfSources(): Promise<string> {
  const root = new URL('..', import.meta.url)
  const files = globSync('web/dashboard/{index.html,tsconfig.json,src/**/*}', { cwd: root.pathname })
  const hash = createHash('sha256')
  for (const file of [...files.sort(), 'package-lock.json', 'scripts/build-dashboard.ts']) {
    if (!/\.\w+$/.test(file)) continue
    hash.update(file).update(await readFile(new URL(file, root)))
  }
  return hash.digest('hex')
}

async function bundle(outDir: URL): Promise<void> {
  // Loaded only when something is to be built: it takes longer than all the rest.
  const [{ build }, { default: tailwind }] = await Promise.all([import('vite'), import('@tailwindcss/vite')])
  await build({
    root: SOURCE.pathname,
    configFile: false,
    // Of warnings there are hundreds, all of one kind: what libraries say to other builders.
    logLevel: 'error',
    plugins: [tailwind()],
    publicDir: false,
    build: {
      outDir: outDir.pathname,
      emptyOutDir: true,
      target: 'es2023',
      // What is inlined would need an exception in the page's policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000,
      manifest: 'manifest.json',
    },
  })
}

async function compressAll(folder: URL): Promise<void> {
  const files = await readdir(folder)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(new URL(file, folder))
      await writeFile(new URL(`${file}.gz`, folder), await asGzip(content, { level: QUALITY }))
      await writeFile(new URL(`${file}.br`, folder), await asBrotli(content, { params }))
    }),
  )
}

/** Those with which people begin. */
const FIRST_PAGES = ['src/entrance/sign-in-page.tsx', 'src/overview/overview-page.tsx', 'src/inbox/inbox-page.tsx']

async function tellSize(isQuiet: boolean): Promise<void> {
  for (const page of FIRST_PAGES) {
    const { files, bytes } = await firstLoadOf(page, DIST)
    const isMet = bytes <= MOST_FIRST_LOAD_BYTES
    const words = `first load of ${page}: ${files} files, ${bytes} bytes of script by gzip; at most ${MOST_FIRST_LOAD_BYTES}`
    if (!isMet) process.exitCode = 1
    if (!isMet || !isQuiet) console.log(words)
  }
}

async function main(): Promise<void> {
  const stamp = await stampOfSources()
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  const isQuiet = process.argv.includes('--quiet')
  if (built === stamp) {
    if (!isQuiet) console.log('The dashboard is built already')
    await tellSize(isQuiet)
    return
  }
  // Built beside it, then put in its place: a server may start meanwhile.
  const work = new URL(`dist.${process.pid}/`, SOURCE)
  try {
    await mkdir(work, { recursive: true })
    await bundle(work)
    await compressAll(new URL('assets/', work))
    await writeFile(new URL('stamp.txt', work), stamp)
    await rm(DIST, { recursive: true, force: true })
    await rename(work, DIST)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  if (!isQuiet) console.log('The dashboard is built')
  await tellSize(isQuiet)
}

await main()
