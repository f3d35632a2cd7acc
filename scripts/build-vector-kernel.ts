import { readFile, writeFile } from 'node:fs/promises'
import wabt from 'wabt'

/** Builds src/search/vectors/dot-kernel.wasm from its text; with --check only tells whether the checked-in file is the same. */
const MAX_BYTES = 2048
const source = new URL('../src/search/vectors/dot-kernel.wat', import.meta.url)
const target = new URL('../src/search/vectors/dot-kernel.wasm', import.meta.url)

const { parseWat } = await wabt()
const module = parseWat('dot-kernel.wat', await readFile(source, 'utf8'), { simd: true })
module.validate()
const built = module.toBinary({}).buffer
module.destroy()
if (built.length >= MAX_BYTES) throw new Error(`The kernel has ${built.length} bytes, ${MAX_BYTES} are allowed`)

if (process.argv.includes('--check')) {
  const checkedIn = await readFile(target).catch(() => Buffer.alloc(0))
  if (!checkedIn.equals(built)) {
    process.stderr.write(
      'dot-kernel.wasm is not what dot-kernel.wat makes: run `node scripts/build-vector-kernel.ts`.\n',
    )
    process.exitCode = 1
  }
} else await writeFile(target, built)
