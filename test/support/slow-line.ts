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

/** A request that went over the line. */
export interface LineRequest {
  /** `POST /api/widget/v1/messages` */
  what: string
  /** From its coming to the server to the first words of an answer there; undefined before, and for what has none. */
  serverMs: number | undefined
}

export interface SlowLine {
  url: string
  /** All so far, preflights included, in the order in which the browser sent them. */
  requests: LineRequest[]
  /** How many connections the browser has made so far. */
  connections: number
  close(): Promise<void>
}

/** Hands bytes on, each half a round trip later, and no faster than the line is. `arrive` is told of them when they go on. */
function pump(
  { from, to }: { from: Socket; to: Socket },
  { delayMs, bytesPerS }: { delayMs: number; bytesPerS: number },
  arrive: (bytes: Buffer) => void,
): void {
  let freeAt = 0
  const later = (work: () => void, bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 1000) / bytesPerS
    setTimeout(() => to.destroyed || work(), freeAt + delayMs - performance.now())
  }
  from.on('data', (bytes: Buffer) =>
    later(() => {
      arrive(bytes)
      to.write(bytes)
    }, bytes.length),
  )
  from.on('end', () => later(() => to.end(), 0))
  from.on('error', () => to.destroy())
}

/** Stands before a server as a slow line does. Making a connection takes a round trip of its own. */
export async function startSlowLine(url: string, { roundTripMs, downBytesPerS, upBytesPerS }: Line): Promise<SlowLine> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const delayMs = roundTripMs / 2
  const server = createServer({ pauseOnConnect: true }, (near) => {
    line.connections++
    const far = dial(Number(port), hostname)
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    }
    // Browsers send a request of this version when the one before is answered.
    let current: LineRequest | undefined
    let cameMs = 0
    near.on('data', (bytes: Buffer) => {
      const [, what] = /^(\w+ \S+) HTTP\/1\.1\r\n/.exec(bytes.toString('latin1')) ?? []
      if (!what) return
      current = { what, serverMs: undefined }
      line.requests.push(current)
    })
    pump({ from: near, to: far }, { delayMs, bytesPerS: upBytesPerS }, () => {
      cameMs = performance.now()
    })
    far.on('data', (bytes: Buffer) => {
      if (current && bytes.includes('event: text')) current.serverMs ??= performance.now() - cameMs
    })
    pump({ from: far, to: near }, { delayMs, bytesPerS: downBytesPerS }, () => {})
    setTimeout(() => near.resume(), roundTripMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const line: SlowLine = {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests: [], connections: 0 },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return line
}
