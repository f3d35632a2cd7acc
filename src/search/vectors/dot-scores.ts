import { readFileSync } from 'node:fs'

/**
 * Dot products of one query with `count` vectors that lie one after another, `stride` numbers each (a multiple of LANES, unused
 * places zero). All positions are counted in 4-byte numbers from the start of one memory; the products go to `out`.
 */
export type DotScores = (query: number, vectors: number, count: number, stride: number, out: number) => void

/** Numbers the kernel reads in one round. */
export const LANES = 16

const PAGE_BYTES = 65_536
const MAX_PAGES = 65_536
const compiled = compileKernel()

/** One growing memory of numbers with the fastest dot product this machine has for it. */
export interface NumberSpace {
  /** All of it; to be fetched anew after each `grow`. */
  numbers: Float32Array
  scores: DotScores
  /** `wasm` or `javascript`. */
  kind: 'wasm' | 'javascript'
  /** Makes room for at least this many numbers in all; content stays. @throws RangeError when there is no memory left */
  grow(length: number): void
}

/**
 * A space of at least `length` numbers. `wasm` says whether the SIMD kernel may serve it; where WebAssembly has no SIMD, or no memory
 * can be had for it (each reserves some 8 GiB of addresses, not of memory), plain JavaScript does.
 */
export function createNumberSpace(length: number, wasm = true): NumberSpace {
  if (!wasm || !compiled) return new JavaScriptSpace(length)
  try {
    return new WasmSpace(compiled, length)
  } catch {
    return new JavaScriptSpace(length)
  }
}

class WasmSpace implements NumberSpace {
  readonly kind = 'wasm'
  readonly scores: DotScores
  numbers: Float32Array
  readonly #memory: WebAssembly.Memory

  constructor(module: WebAssembly.Module, length: number) {
    this.#memory = new WebAssembly.Memory({ initial: pagesFor(length), maximum: MAX_PAGES })
    this.numbers = new Float32Array(this.#memory.buffer)
    const kernel = kernelOf(module, this.#memory)
    this.scores = (query, vectors, count, stride, out) => kernel(query * 4, vectors * 4, count, stride * 4, out * 4)
  }

  grow(length: number): void {
    const pages = this.#memory.buffer.byteLength / PAGE_BYTES
    const missing = pagesFor(length) - pages
    if (missing <= 0) return
    // Grows in place; a sixteenth more saves calls, and pages nobody wrote to take no memory.
    this.#memory.grow(Math.min(Math.max(missing, pages >> 4), MAX_PAGES - pages) || missing)
    this.numbers = new Float32Array(this.#memory.buffer)
  }
}

class JavaScriptSpace implements NumberSpace {
  readonly kind = 'javascript'
  numbers: Float32Array

  constructor(length: number) {
    this.numbers = new Float32Array(length)
  }

  grow(length: number): void {
    if (length <= this.numbers.length) return
    const larger = new Float32Array(Math.ceil(length * 1.25))
    larger.set(this.numbers)
    this.numbers = larger
  }

  readonly scores: DotScores = (query, vectors, count, stride, out) => {
    const numbers = this.numbers
    for (let index = 0, at = vectors; index < count; index++) {
      let [a, b, c, d] = [0, 0, 0, 0]
      for (let place = query; place < query + stride; place += 4, at += 4) {
        a += (numbers[place] as number) * (numbers[at] as number)
        b += (numbers[place + 1] as number) * (numbers[at + 1] as number)
        c += (numbers[place + 2] as number) * (numbers[at + 2] as number)
        d += (numbers[place + 3] as number) * (numbers[at + 3] as number)
      }
      numbers[out + index] = a + b + c + d
    }
  }
}

/**
 * Compiled and called once while this file loads. The embedded database later tells V8 not to optimize WebAssembly; a function whose
 * first call came before still becomes optimized (40,000 x 384: 2.1 ms, otherwise 3.7 ms, JavaScript 10 ms).
 */
function compileKernel(): WebAssembly.Module | undefined {
  try {
    const bytes = readFileSync(new URL('./dot-kernel.wasm', import.meta.url))
    if (!WebAssembly.validate(bytes)) return undefined
    const module = new WebAssembly.Module(bytes)
    kernelOf(module, new WebAssembly.Memory({ initial: 1 }))(0, 64, 1, 64, 128)
    return module
  } catch {
    return undefined
  }
}

function kernelOf(module: WebAssembly.Module, memory: WebAssembly.Memory): DotScores {
  return new WebAssembly.Instance(module, { env: { memory } }).exports.scores as unknown as DotScores
}

function pagesFor(length: number): number {
  return Math.ceil((length * 4) / PAGE_BYTES)
}
