import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('../../../scripts/build-vector-kernel.ts', import.meta.url))

test('the checked-in kernel is what its text makes', async () => {
  await promisify(execFile)(process.execPath, [script, '--check'])
})

test('the kernel serves also where V8 no longer optimizes WebAssembly, as after the embedded database started', async () => {
  const program = `
    import { VectorSet } from ${JSON.stringify(new URL('./vector-set.ts', import.meta.url).href)}
    const set = new VectorSet(3)
    set.set('a', Float32Array.of(1, 2, 3))
    process.stdout.write(set.kind + ' ' + set.nearest(Float32Array.of(1, 1, 1), 1)[0].score)`
  const flags = ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up', '--input-type=module-typescript']
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--eval', program])
  assert.equal(stdout, 'wasm 6')
})
