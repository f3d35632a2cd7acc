import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'

/** A telephone line: the way there and back, and how much goes through in a second. */
export interface Line {
  roundTripMs: number
  downBytesPerS: number
  upBytesPerS: number
}

/** As network tools call "Fast 3G": 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
export const LINE_3G: Line = { roundTripMs: 150, downBytesPerS: 200_000, upBytesPerS: 93_750 }

export interface SlowLine {
  url: string
  close(): Promise<void>
}

/** Hands bytes on, each half a round trip later, and no faster than the line is. */
function pump(from: Socket, to: Socket, delayMs: number, bytesPerS: number): void {
  let freeAt = 0
  const later = (work: () => void, bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 1000) / bytesPerS
    setTimeout(() => to.destroyed || work(), freeAt + delayMs - performance.now())
  }
  from.on('data', (bytes: Buffer) => later(() => to.write(bytes), bytes.length))
  from.on('end', () => later(() => to.end(), 0))
  from.on('error', () => to.destroy())
}

/** Stands before a server as a slow line does. Making a connection takes a round trip of its own. */
export async function startSlowLine(url: string, { roundTripMs, downBytesPerS, upBytesPerS }: Line): Promise<SlowLine> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = dial(Number(port), hostname)
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    }
    pump(near, far, roundTripMs / 2, upBytesPerS)
    pump(far, near, roundTripMs / 2, downBytesPerS)
    setTimeout(() => near.resume(), roundTripMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
