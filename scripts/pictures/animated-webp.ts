/** A picture of an animation, and how long it is seen. */
export interface Frame {
  /** A WebP file of one picture. */
  webp: Buffer
  ms: number
}

const FOREVER = 0
const IS_ANIMATED = 0x02

/** Several WebP pictures of one size as an animated one: only the container is made anew, the pictures stay as they are. */
export function animatedWebp(frames: readonly Frame[], { width, height }: { width: number; height: number }): Buffer {
  const canvas = Buffer.concat([Buffer.from([IS_ANIMATED, 0, 0, 0]), three(width - 1), three(height - 1)])
  const loops = Buffer.from([255, 255, 255, 255, FOREVER, 0])
  const parts = frames.map(({ webp, ms }) =>
    chunk(
      'ANMF',
      Buffer.concat([
        three(0),
        three(0),
        three(width - 1),
        three(height - 1),
        three(ms),
        Buffer.from([2]),
        ...imageOf(webp),
      ]),
    ),
  )
  const content = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', canvas), chunk('ANIM', loops), ...parts])
  return Buffer.concat([Buffer.from('RIFF'), four(content.length), content])
}

/** The chunks of a picture that hold its pixels. */
function imageOf(webp: Buffer): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 12; at + 8 <= webp.length; ) {
    const name = webp.toString('latin1', at, at + 4)
    const size = webp.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (['VP8 ', 'VP8L', 'ALPH'].includes(name)) chunks.push(webp.subarray(at, end))
    at = end
  }
  return chunks
}

const three = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255])

function four(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const chunk = (name: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(name), four(content.length), content, Buffer.alloc(content.length % 2)])
