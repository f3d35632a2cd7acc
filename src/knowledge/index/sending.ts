import { meaningNamed } from './policy-words.ts'

const termsOf = (names: string): string[] => names.split(', ').map((name) => `#${meaningNamed(name)}`)

/** What is asked of sending things somewhere. */
export const sending: readonly string[] = termsOf(
  'shipping, abroad, country, delivery time, shipping cost, free shipping, express, carrier',
)

/** What may be asked of it besides: a question about these goes on from one about a place. */
export const ofSending: ReadonlySet<string> = new Set([
  ...sending,
  ...termsOf(
    'cost, free, how long, customs, tax, minimum, cutoff, late, business days, gift wrapping, subscription, parcel',
  ),
])
