import { endianness } from 'node:os'

const SWAP = endianness() === 'BE'

/**
 * A vector as `bytea`: its numbers as 32-bit floats, least byte first. Half floats would halve the rows but not the memory of the search,
 * which needs 32 bits to be fast, so the plain form is kept.
 */
export function encodeVector(vector: Float32Array): Buffer {
  const bytes = Buffer.from(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength))
  return SWAP ? bytes.swap32() : bytes
}

/** The reverse of `encodeVector`, where it can be in the same memory. @throws RangeError when the bytes are no whole number of floats */
export function decodeVector(bytes: Uint8Array): Float32Array {
  if (bytes.byteLength % Float32Array.BYTES_PER_ELEMENT !== 0)
    throw new RangeError(`${bytes.byteLength} bytes are no vector of 32-bit floats`)
  const count = bytes.byteLength / Float32Array.BYTES_PER_ELEMENT
  // A bytea from the driver may begin at any address, a Float32Array may not.
  const isAligned = bytes.byteOffset % Float32Array.BYTES_PER_ELEMENT === 0
  // Thousands of small memories of their own would keep the garbage collector busy for seconds.
  if (isAligned && !SWAP) return new Float32Array(bytes.buffer, bytes.byteOffset, count)
  const copy = Buffer.from(new Uint8Array(bytes).buffer)
  if (SWAP) copy.swap32()
  return new Float32Array(copy.buffer, copy.byteOffset, count)
}
