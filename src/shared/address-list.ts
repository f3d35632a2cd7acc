import { isIP } from 'node:net'
import { z } from 'zod'

/** Addresses and CIDRs, with commas between them. */
export const addressList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) =>
      list.every((entry) => {
        const [address = '', bits, ...rest] = entry.split('/')
        const family = isIP(address)
        return rest.length === 0 && family > 0 && (bits === undefined || isPrefix(bits, family === 6 ? 128 : 32))
      }),
    'must be addresses or CIDRs with commas, such as 127.0.0.1,10.0.0.0/8,::1',
  )
const isPrefix = (bits: string, most: number) => /^\d{1,3}$/.test(bits) && Number(bits) <= most
