import { connect, createServer, type Socket } from 'node:net'

export interface CuttingProxy {
  url: string
  /** The next answer that `isCut` names is cut after so many bytes of it, its head included; null = none. */
  cutAfter: number | null
  /** Cut by a reset, instead of an end in mid-answer. */
  isReset: boolean
  cuts: number
  /** Of the last such answer, as far as it came. */
  answerBytes: number
  close(): Promise<void>
}

/** A TCP proxy before a server on loopback, that cuts connections in mid-answer. */
export async function startCuttingProxy(target: string, isCut: RegExp): Promise<CuttingProxy> {
  const proxy: CuttingProxy = {
    ...{ url: '', cutAfter: null, isReset: false, cuts: 0, answerBytes: 0 },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(target).port), '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    pass(proxy, client, upstream, isCut)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return proxy
}

function pass(proxy: CuttingProxy, client: Socket, upstream: Socket, isCut: RegExp): void {
  let isCounted = false
  client.on('data', (data) => {
    const [line = ''] = data.toString('latin1').split('\r\n', 1)
    if (/ HTTP\/1\.1$/.test(line)) {
      isCounted = isCut.test(line)
      if (isCounted) proxy.answerBytes = 0
    }
    upstream.write(data)
  })
  upstream.on('data', (data) => {
    const room = isCounted && proxy.cutAfter !== null ? proxy.cutAfter - proxy.answerBytes : data.length
    if (isCounted) proxy.answerBytes += Math.min(room, data.length)
    if (room >= data.length) return void client.write(data)
    proxy.cutAfter = null
    proxy.cuts++
    client.write(data.subarray(0, room), () => (proxy.isReset ? client.resetAndDestroy() : client.end()))
    upstream.destroy()
  })
}
