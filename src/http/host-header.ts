import type { IncomingMessage } from 'node:http'

const HOST = /^(?:[\w.~-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Whether a request names one host, in the form of a name or an address with or without a port (RFC 9112, section 3.2). Of two
 * Host headers a proxy may have read the one and Node the other. HTTP/1.0 has none; without one in HTTP/1.1 Node itself refuses.
 */
export function namesOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  if (hosts.length === 0) return httpVersion === '1.0'
  return hosts.length === 1 && HOST.test(hosts[0] as string)
}
