import { termsNamed } from '../index/policy-words.ts'

/** What pages and shoppers say of charges, by the terms of listed meanings. */
export const sending = termsNamed(
  'shipping, shipping cost, free shipping, express, carrier, parcel, parcel locker, pick up',
)
export const free = termsNamed('free, free shipping')
export const express = termsNamed('express')
export const wrapping = termsNamed('gift wrapping')
export const discounts = termsNamed(
  'discount, voucher, new customer, student, loyalty program, newsletter, wholesale, company',
)
export const collecting = termsNamed('pick up, parcel locker')
/** One of these is about a way of its own: "Delivery by freight". */
export const carriers = termsNamed('carrier')
