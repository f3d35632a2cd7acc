import type { OrderQuestions } from '../../pack-fields/pack-order-questions.ts'

/** What is asked of an order at hand. */
export const orderQuestions: OrderQuestions = {
  bought:
    'did i buy, did i order, i bought, i ordered, i chose, did i choose, did i pick, i picked, did i take, i took, have i ordered, have i bought, what did i order, what did i buy, what did i get, what i ordered',
  items:
    'what was in, whats in, what s in, what is in, in it, which items, what items, how many items, how many things, items, contents, inside, in the order, in my order, in the parcel, is on the order',
  price:
    'each, per piece, a piece, apiece, did it cost me, one cost, one cost me, did i pay for it, did i pay for the, i paid for the, was the price of',
  total:
    'how much was it, how much did i pay, how much did it cost, total, in total, what did i pay, what did it cost, what did it all cost, the sum, amount, paid for it, how much was that, how much was the order, how much was it all, the whole lot, whole thing cost, altogether, charged, charge me, come to',
  placed:
    'when did i order, when did i buy, when did i place, when was it placed, when was it ordered, order date, what day did i order, which day did i order, when was this order, date of the order, when i ordered, did i order it, did i place it',
  carrier:
    'which carrier, carrier, who delivers, whos delivering, who s delivering, who is delivering, who brings, who s bringing, who is bringing, delivered by, delivery company, which courier, courier, shipped with, sent with, coming with, which company, what company, who is it with, who s it with, whos it with',
  postage:
    'how much was shipping, how much was the shipping, how much was postage, how much was the postage, how much did i pay for shipping, how much did i pay for delivery, how much did i pay for postage, what did i pay for shipping, what did i pay for delivery, what did i pay for postage, did i pay for shipping, did i pay for delivery, did i pay shipping, did i pay delivery, did i pay postage, what did shipping cost, what did delivery cost, what did postage cost, how much was delivery, how much was the delivery, shipping cost, delivery cost, cost of shipping, cost of delivery, free shipping, free delivery, charged for shipping, charged for delivery, charged me for shipping, charged me for delivery',
  parts:
    'whats missing, what s missing, what is missing, what is still missing, whats still missing, which part is missing, which item is missing, still to come, how many parcels, how many packages, how many boxes, one parcel, two parcels, who signed, signed for it, which one was sent, which ones were sent, which item was sent',
  tracking: 'tracking, track, track it, follow it, follow the parcel, parcel number',
  payment:
    'paid, is it paid, payment, payment go through, payment went through, go through, went through, my money arrived, got my money, received my payment, received the money, did you get my',
  refund:
    'refund, refunded, give back, gave back, given back, give me back, got back, get back, money back, reimbursed',
  state:
    'where, status, sent, shipped, delivered, cancelled, arrived, did it arrive, did they arrive, did that arrive, get there, got there, on its way, left yet, gone out, dispatched, posted',
  arrival:
    'when, so long, how long, how much longer, which day, what day, arrive, still not here, late, delayed, be here, get here, be there',
}
