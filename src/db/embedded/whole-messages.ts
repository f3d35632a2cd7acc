import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'

/** What of the handler is needed here; it is private there. */
interface Handler {
  /** What came of messages that are not whole yet. */
  messageBuffer: Buffer
  handleData(data: Buffer): Promise<number>
}

/** A type of one byte and a length that counts itself. Only the first message of a connection has no type: it begins with a zero. */
const HEAD_BYTES = 5

/** Pieces of a message that is not whole yet, by connection. */
const waiting = new WeakMap<Handler, { pieces: Buffer[]; bytes: number }>()

/**
 * Has the socket's handler take a message when all of it is there. By itself it puts all that came so far into a new buffer with each
 * 64 KiB: for a message of 3 MB that were 70 MB, which the thread kept.
 */
export function handOverWholeMessages(): void {
  const handler = PGLiteSocketHandler.prototype as unknown as Handler
  const { handleData } = handler
  if (typeof handleData !== 'function') throw new Error('PGlite’s socket takes messages in another way now')
  handler.handleData = function (data) {
    const came = waiting.get(this) ?? { pieces: [], bytes: 0 }
    came.pieces.push(data)
    came.bytes += data.length
    if (this.messageBuffer.length + came.bytes < wholeLength(this.messageBuffer, came.pieces[0] as Buffer)) {
      waiting.set(this, came)
      return Promise.resolve(0)
    }
    waiting.delete(this)
    return handleData.call(this, came.pieces.length === 1 ? data : Buffer.concat(came.pieces))
  }
}

/** Bytes of the message that comes first; 0 when its head is not known. */
function wholeLength(held: Buffer, next: Buffer): number {
  const head = held.length > 0 ? held : next
  return head.length < HEAD_BYTES || head[0] === 0 ? 0 : 1 + head.readInt32BE(1)
}
