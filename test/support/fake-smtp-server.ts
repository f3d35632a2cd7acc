import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body as they came, dots unstuffed. */
  raw: string
}

export interface FakeSmtpServer {
  /** smtp://127.0.0.1:port */
  url: string
  mails: ReceivedMail[]
  /** Answers the next mails' DATA with a temporary fault (451). */
  refuseNext(mails: number): void
  /** Resolves with the mail of this number, counted from 0. */
  mail(index: number): Promise<ReceivedMail>
  close(): Promise<void>
}

/** An SMTP server on loopback that keeps what it gets: no TLS, no login, one recipient or many. */
export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let waiting: (() => void)[] = []
  let refusals = 0
  const keep = (mail: ReceivedMail): string => {
    if (refusals > 0) {
      refusals--
      return '451 try again later'
    }
    mails.push(mail)
    for (const wake of waiting.splice(0)) wake()
    return '250 kept'
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    talk(socket, keep)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    refuseNext: (count) => {
      refusals = count
    },
    mail: async (index) => {
      while (mails.length <= index) await new Promise<void>((resolve) => waiting.push(resolve))
      return mails[index] as ReceivedMail
    },
    close: async () => {
      waiting = []
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function talk(socket: Socket, keep: (mail: ReceivedMail) => string): void {
  let text = ''
  let isData = false
  let mail: ReceivedMail = { from: '', to: [], raw: '' }
  const say = (line: string) => socket.write(`${line}\r\n`)
  const obey = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') say('250 fake')
    else if (verb === 'MAIL') {
      mail = { from: addressIn(line), to: [], raw: '' }
      say('250 ok')
    } else if (verb === 'RCPT') {
      mail.to.push(addressIn(line))
      say('250 ok')
    } else if (verb === 'DATA') {
      isData = true
      say('354 go on')
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else say('250 ok')
  }
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8')
    for (let end = nextEnd(text, isData); end; end = nextEnd(text, isData)) {
      const part = text.slice(0, end.at)
      text = text.slice(end.at + end.length)
      if (isData) {
        isData = false
        say(keep({ ...mail, raw: part.replace(/^\.\./gm, '.') }))
      } else obey(part)
    }
  })
  say('220 fake ready')
}

function nextEnd(text: string, isData: boolean): { at: number; length: number } | undefined {
  const mark = isData ? '\r\n.\r\n' : '\r\n'
  const at = text.indexOf(mark)
  return at < 0 ? undefined : { at, length: mark.length }
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''
