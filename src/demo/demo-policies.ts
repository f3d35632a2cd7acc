/** What the demo shop tells about itself: knowledge of the assistant, and a page of the shop. */
export const demoPolicies: readonly { title: string; text: string }[] = [
  {
    title: 'Shipping',
    text: 'Orders that come in before 2 pm leave our warehouse on the same working day. Delivery takes 2 to 4 working days and costs $4.90. From $60 on shipping is free. Express delivery on the next working day costs $12. We deliver to Germany, Austria, Switzerland, France, Spain, Italy, the Netherlands, Belgium, Ireland and the United Kingdom, at the same price; to other countries we do not deliver.',
  },
  {
    title: 'Returns',
    text: 'You can return any item within 30 days of delivery, unused and in its packaging. Print the return label in your account, or ask us for one. The label is free. We refund the full price to your means of payment within 5 working days of the parcel reaching us.',
  },
  {
    title: 'Exchanges',
    text: 'For another size or colour send the item back within 30 days and order the right one anew, so that it is not sold out meanwhile. We pay for both parcels.',
  },
  {
    title: 'Payment',
    text: 'You can pay by credit card, debit card, PayPal, Apple Pay, Google Pay, or by invoice within 14 days. We charge your card when the parcel leaves.',
  },
  {
    title: 'Warranty',
    text: 'Everything we sell has a warranty of two years. Lamps, headphones and tents have three. Send us a photo of the fault: we repair, replace or refund.',
  },
  {
    title: 'Gift wrapping',
    text: 'We wrap gifts in recycled paper for $3.50 an item, with a card on which you can write 200 characters. No prices are in the parcel.',
  },
  {
    title: 'Sizes',
    text: 'Our clothes run true to size. Between two sizes take the larger one for knitwear and jackets. Shoes are in European sizes; half sizes round up.',
  },
  {
    title: 'Changing an order',
    text: 'Until we have packed it you can change the address or cancel an order: tell us its number. Afterwards send the parcel back, which costs you nothing.',
  },
  {
    title: 'About us',
    text: 'It is safe to try everything here: Marlow & Pine is a demonstration shop, nothing in it is for sale, no card is charged and no parcel is sent. It shows what the assistant does with the catalog, orders and pages of a shop.',
  },
  {
    title: 'Opening hours',
    text: 'Our people answer Monday to Friday from 9:00 to 18:00 and on Saturday from 10:00 to 14:00, Central European Time. At other times the assistant takes a message and we call or write back on the next working day.',
  },
]

/** When people of the demo shop answer. */
export const demoOfficeHours = {
  timeZone: 'Europe/Berlin',
  weekly: {
    ...Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [{ from: '09:00', to: '18:00' }]])),
    sat: [{ from: '10:00', to: '14:00' }],
  },
}

export const policiesAsMarkdown = (): string =>
  demoPolicies.map(({ title, text }) => `# ${title}\n\n${text}\n`).join('\n')
