import { type ChargeWish, wantsCharges } from '../../../knowledge/charges/pick-charge.ts'
import { readReckoning } from '../../../language/amounts/read-reckoning.ts'
import type { Clause } from '../clause.ts'
import { wishedIn } from './named-operands.ts'

/** What was asked right before of delivery; '' where nothing was. */
export function deliveryBefore(clause: Clause): string {
  const { topic, lastPolicy } = clause.before
  return topic === 'pages' && lastPolicy && wishedIn(clause, lastPolicy).isDelivered ? lastPolicy : ''
}

/** What is to be reckoned with a sum: "so what's the total with the tree?", behind "what is shipping of it to Boston": with that. */
export function withDeliveryBefore(clause: Clause, own: ChargeWish): ChargeWish {
  const former = deliveryBefore(clause)
  const isSum = former !== '' && readReckoning(clause.text).kind === 'sum'
  return isSum && !wantsCharges(own)
    ? { ...own, isDelivered: true, place: own.place ?? wishedIn(clause, former).place }
    : own
}
