/**
 * Loaded into every test process (`--import`): a connection or a name look-up that would leave this machine throws, and the
 * process then ends with code 1 even when the code under test swallowed the error. Worker threads and child processes
 * started with the same NODE_OPTIONS are guarded too.
 */
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

let refused: string[] = []

/** What was refused since the last look, for a process that runs several test files. */
export function takeRefusedCalls(): string[] {
  const taken = [...new Set(refused)]
  refused = []
  return taken
}

/** True for addresses that cannot leave this machine: loopback names and numbers, and "any", which connects to itself. */
export function isLoopback(host: string | undefined): boolean {
  if (!host) return true
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  if (net.isIPv4(name)) return name.startsWith('127.') || name === '0.0.0.0'
  return name === '::1' || name === '::' || /^::ffff:(127\.|7f)/.test(name)
}

class OutsideCallError extends Error {
  readonly code = 'ERR_OUTSIDE_CALL'
}

function refuse(what: string): never {
  refused.push(what)
  throw new OutsideCallError(`Tests call nothing outside this machine, but this one tried ${what}`)
}

type ConnectArgs = [unknown, ...unknown[]]

/** The host and port of the many ways to call connect; host is undefined for a unix socket. */
function connectTarget(args: ConnectArgs): { host?: string; port?: unknown } {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0]
  if (typeof first === 'object' && first !== null) {
    const { path, host, port } = first as { path?: string; host?: string; port?: unknown }
    return path ? {} : { host, port }
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return {}
  return { host: typeof args[1] === 'string' ? args[1] : undefined, port: first }
}

const socketConnect = net.Socket.prototype.connect as (...args: ConnectArgs) => net.Socket
net.Socket.prototype.connect = function guardedConnect(this: net.Socket, ...args: ConnectArgs) {
  const { host, port } = connectTarget(args)
  if (!isLoopback(host)) refuse(`to connect to ${host}:${port}`)
  return socketConnect.apply(this, args)
} as typeof net.Socket.prototype.connect

/** Wraps each look-up of a module of node:dns, so that a name outside this machine is refused before it is asked for. */
function guardLookUps(module: Record<string, unknown>): void {
  for (const name of Object.keys(module)) {
    const original = module[name]
    if (typeof original !== 'function' || !/^(lookup|resolve|reverse)/.test(name)) continue
    module[name] = function guardedLookUp(this: unknown, host: string, ...rest: unknown[]) {
      if (!net.isIP(host) && !isLoopback(host)) refuse(`to look up ${host}`)
      return original.call(this, host, ...rest)
    }
  }
}
guardLookUps(dns as unknown as Record<string, unknown>)
guardLookUps(dns.promises as unknown as Record<string, unknown>)

const datagramSend = dgram.Socket.prototype.send as (...args: unknown[]) => void
dgram.Socket.prototype.send = function guardedSend(this: dgram.Socket, ...args: unknown[]) {
  const host = args.slice(1).find((value) => typeof value === 'string')
  if (!isLoopback(host)) refuse(`to send a datagram to ${host}`)
  datagramSend.apply(this, args)
} as typeof dgram.Socket.prototype.send

syncBuiltinESMExports()

process.on('exit', () => {
  if (refused.length === 0) return
  console.error(`Calls outside this machine were refused: ${[...new Set(refused)].join('; ')}`)
  process.exitCode = 1
})
