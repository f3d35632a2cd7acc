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

/** The reverse of `encodeVector`, in memory of its own. @throws RangeError when the bytes are no whole number of floats */
export function decodeVector(bytes: Uint8Array): Float32Array {
  if (bytes.byteLength % 4 !== 0) throw new RangeError(`${bytes.byteLength} bytes are no vector of 32-bit floats`)
  // A bytea from the driver may begin at any address, a Float32Array may not.
  const copy = Buffer.from(new Uint8Array(bytes).buffer)
  if (SWAP) copy.swap32()
  return new Float32Array(copy.buffer, copy.byteOffset, copy.byteLength / 4)
}
