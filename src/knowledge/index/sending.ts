import { termsNamed } from './policy-words.ts'

/** What is asked of sending things somewhere. */
export const sending: readonly string[] = termsNamed(
  'shipping, abroad, country, delivery time, shipping cost, free shipping, express, carrier',
)

/** What may be asked of it besides: a question about these goes on from one about a place. */
export const ofSending: ReadonlySet<string> = new Set([
  ...sending,
  ...termsNamed(
    'cost, free, how long, customs, tax, minimum, cutoff, late, business days, gift wrapping, subscription, parcel',
  ),
])
