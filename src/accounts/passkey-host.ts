import { isIP } from 'node:net'

/** Addresses of this machine itself, and those that mean all of its addresses. */
const OF_THIS_MACHINE = ['127.0.0.1', '[::1]', '0.0.0.0', '[::]', 'localhost']

/**
 * The host name that passkeys of this server belong to. Browsers give them to a name reached over HTTPS, and to `localhost`; never to an IP
 * address.
 * @returns undefined where no browser would make one
 */
export function passkeyHost(publicUrl: string): string | undefined {
  const url = URL.parse(publicUrl)
  if (!url) return undefined
  if (OF_THIS_MACHINE.includes(url.hostname)) return 'localhost'
  const isName = url.hostname !== '' && !url.hostname.startsWith('[') && isIP(url.hostname) === 0
  return isName && url.protocol === 'https:' ? url.hostname : undefined
}

/** Whether a page at this origin may use passkeys of the host: not one at another name below it, which browsers would allow. */
export function isPasskeyOrigin(origin: string, host: string): boolean {
  const url = URL.parse(origin)
  if (url?.hostname !== host) return false
  return url.protocol === 'https:' || host === 'localhost'
}
