import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  headers: string
  body: string
}

/** A socket to a server on loopback, for requests that no proper client would send. */
export async function openSocket(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Resolves with the first complete answer on the socket; with status 0 when it closes before one. */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  let text = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk)
    const answer = parseAnswer(text)
    if (answer) return answer
  }
  return { status: 0, headers: '', body: text }
}

/** One request as it stands, one answer; the socket is then closed. */
export async function sendRaw(url: string, request: string | Buffer): Promise<RawAnswer> {
  const socket = await openSocket(url)
  socket.write(request)
  const answer = await readAnswer(socket)
  socket.destroy()
  return answer
}

function parseAnswer(text: string): RawAnswer | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const headers = text.slice(0, end)
  const body = text.slice(end + 4)
  const length = Number(/^content-length: (\d+)$/im.exec(headers)?.[1] ?? 0)
  if (Buffer.byteLength(body) < length) return undefined
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1]), headers, body }
}
