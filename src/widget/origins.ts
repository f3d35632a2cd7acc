const PATTERN = /^(https?):\/\/(\*\.)?([^\s/?#\\@*]+)$/i

/** What an owner may write that is no origin, and why. */
export type OriginFault = 'form' | 'wildcard_http' | 'wildcard_host'

/**
 * An origin as an owner writes it, in the form in which browsers send it: lower case, punycode, without the default port.
 * `https://*.example.com` stands for one or more whole labels before `example.com`, never for `example.com` itself.
 */
export function normaliseOrigin(written: string): { origin: string } | { fault: OriginFault } {
  const [, scheme, wildcard, host] = PATTERN.exec(written) ?? []
  const plain = `${scheme}://${host}`
  if (scheme === undefined || !URL.canParse(plain)) return { fault: 'form' }
  const url = new URL(plain)
  if (url.hostname === '' || url.hostname.endsWith('.') || url.origin === 'null') return { fault: 'form' }
  if (wildcard === undefined) return { origin: url.origin }
  if (url.protocol !== 'https:') return { fault: 'wildcard_http' }
  if (!/^[^.]+(\.[^.]+)+$/.test(url.hostname) || /[\d\]]$/.test(url.hostname)) return { fault: 'wildcard_host' }
  return { origin: url.origin.replace('://', '://*.') }
}

/**
 * All patterns that allow the origin a browser sent: itself, and its parents with a wildcard. Empty for what no browser
 * sends: `null`, upper case, user names, default ports, paths, trailing dots.
 */
export function patternsFor(origin: string): string[] {
  if (!/^https?:\/\/([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:]+\])(:\d+)?$/.test(origin) || !URL.canParse(origin))
    return []
  const { protocol, hostname, port, origin: canonical } = new URL(origin)
  if (canonical !== origin) return []
  if (protocol !== 'https:' || /[\d\]]$/.test(hostname)) return [origin]
  const labels = hostname.split('.')
  const suffix = port === '' ? '' : `:${port}`
  const parents = labels.slice(1, -1).map((_, index) => labels.slice(index + 1).join('.'))
  return [origin, ...parents.map((parent) => `https://*.${parent}${suffix}`)]
}

export function isOriginAllowed(origin: string, allowed: readonly string[]): boolean {
  return patternsFor(origin).some((pattern) => allowed.includes(pattern))
}
