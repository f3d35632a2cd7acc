/** A Uint32Array that grows. Plain arrays of numbers would take twice the memory and be seen by the garbage collector. */
export class GrowableUint32 {
  values: Uint32Array
  length = 0

  constructor(capacity = 1024) {
    this.values = new Uint32Array(capacity)
  }

  push(value: number): number {
    if (this.length === this.values.length) this.reserve(this.length + 1)
    this.values[this.length] = value
    return this.length++
  }

  append(values: Uint32Array): void {
    this.reserve(this.length + values.length)
    this.values.set(values, this.length)
    this.length += values.length
  }

  /** Makes room for `length` entries; new ones are 0. */
  reserve(length: number): void {
    if (length <= this.values.length) return
    const grown = new Uint32Array(Math.max(length, Math.ceil(this.values.length * 1.25)))
    grown.set(this.values)
    this.values = grown
  }

  /** The entries pushed: a view, valid until the next push. */
  used(): Uint32Array {
    return this.values.subarray(0, this.length)
  }

  get bytes(): number {
    return this.values.byteLength
  }
}
