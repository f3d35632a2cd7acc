import type { FastifyRequest } from 'fastify'
import { ForbiddenError } from '../errors.ts'

/** Named by the dashboard's own requests. A form cannot send it, and another origin's script needs a permission that nobody gets. */
export const PAGE_HEADER = 'x-spiel-page'
const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what another site has a browser send with our cookie. Whatever changes something must say by its header, and by what the
 * browser itself says of where it comes from, that it is our own page's.
 * @throws {ForbiddenError}
 */
export function checkOwnPage({ method, headers, host, protocol }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site']
  // A page of another site may link to us, but may not read what we answer; there is no reason to answer it.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ForbiddenError('Another site asks')
  if (READING.includes(method)) return
  if (headers[PAGE_HEADER] === undefined) throw new ForbiddenError(`The header ${PAGE_HEADER} is missing`)
  const { origin } = headers
  if (site === 'same-origin' || origin === undefined) return
  const own = [`${protocol}://${host}`, URL.parse(publicUrl)?.origin]
  if (!own.includes(origin)) throw new ForbiddenError('Another site asks')
}
