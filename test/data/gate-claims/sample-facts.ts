import type { Fact } from '../../../src/assistant/fact.ts'

const asOf = '2026-11-21T10:00:00.000Z'
const fact = (entity: Fact['entity'], id: string, field: string, value: Fact['value'], currency?: string): Fact => ({
  entity,
  id,
  field,
  value,
  asOf,
  ...(currency ? { currency } : {}),
})

interface SampleVariant {
  id: string
  price: number
  inventory: number
  options: Record<string, string>
}

const product = (
  id: string,
  texts: Record<string, string>,
  price: number,
  variants: SampleVariant[],
  compareAt?: number,
): Fact[] => [
  ...Object.entries(texts).map(([field, value]) => fact('product', id, field, value)),
  fact('product', id, 'price', price, 'USD'),
  ...(compareAt ? [fact('product', id, 'compareAtPrice', compareAt, 'USD')] : []),
  fact(
    'product',
    id,
    'available',
    variants.some(({ inventory }) => inventory > 0),
  ),
  fact('product', id, 'url', `https://shop.example/products/${id}`),
  ...variants.flatMap((variant) => [
    ...Object.entries(variant.options).map(([name, value]) => fact('variant', variant.id, `option.${name}`, value)),
    fact('variant', variant.id, 'price', variant.price, 'USD'),
    fact('variant', variant.id, 'available', variant.inventory > 0),
    fact('variant', variant.id, 'inventory', variant.inventory),
  ]),
]

const variant = (id: string, price: number, inventory: number, options: Record<string, string>): SampleVariant => ({
  id,
  price,
  inventory,
  options,
})

/** What tools of one turn could have read in a small shop. */
export const sampleFacts: Fact[] = [
  fact('search', 's1', 'count', 14),
  ...product(
    '1',
    {
      title: 'Rain Jacket',
      vendor: 'Nordwind',
      category: 'Jackets',
      description: 'A waterproof jacket of recycled nylon with a hood and two pockets. Machine washable.',
    },
    79.99,
    [
      variant('1a', 79.99, 3, { color: 'black', size: 'M' }),
      variant('1b', 79.99, 0, { color: 'olive', size: 'M' }),
      variant('1c', 84.99, 12, { color: 'navy', size: 'L' }),
    ],
    99.99,
  ),
  ...product(
    '2',
    { title: 'Wool Scarf', vendor: 'Nordwind', category: 'Accessories', description: 'Soft merino wool, handmade.' },
    59,
    [variant('2a', 59, 0, { color: 'red' }), variant('2b', 59, 0, { color: 'beige' })],
  ),
  ...product('3', { title: 'Electric Kettle', category: 'Kitchen' }, 141.76, [
    variant('3a', 146.98, 35, { capacity: '1L', material: 'glass', color: 'black' }),
    variant('3b', 149.45, 30, { capacity: '1.5L', material: 'plastic', color: 'white' }),
    variant('3c', 141.76, 0, { capacity: '2L', material: 'glass', color: 'silver' }),
  ]),
  ...product('4', { title: 'Running Shoes', description: 'Light shoes with a breathable mesh upper.' }, 120, [
    variant('4a', 120, 7, { color: 'white', size: '9' }),
    variant('4b', 125.5, 1, { color: 'blue', size: '10' }),
  ]),
  ...product('5', { title: 'Wireless Earbuds', description: 'Bluetooth earbuds with noise cancelling.' }, 256.67, [
    variant('5a', 256.67, 20, { color: 'white', 'battery life': '10 hours', 'water resistance': 'IPX4' }),
    variant('5b', 226.49, 4, { color: 'black', 'battery life': '4 hours', 'water resistance': 'not resistant' }),
  ]),
  fact('order', '#W2611340', 'number', '#W2611340'),
  fact('order', '#W2611340', 'financialStatus', 'paid'),
  fact('order', '#W2611340', 'fulfillmentStatus', 'in_progress'),
  fact('order', '#W2611340', 'placedAt', '2026-10-01T00:00:00.000Z'),
  fact('order', '#W2611340', 'total', 536.65, 'USD'),
  fact('order', '#W2611340', 'trackingNumber', '357962501027'),
  fact('order', '#W2611340', 'carrier', 'UPS'),
  fact('order_item', 'i1', 'title', 'Water Bottle'),
  fact('order_item', 'i1', 'quantity', 1),
  fact('order_item', 'i1', 'price', 47.84, 'USD'),
  fact('order_item', 'i2', 'title', 'Office Chair'),
  fact('order_item', 'i2', 'quantity', 2),
  fact('order_item', 'i2', 'price', 488.81, 'USD'),
  fact(
    'policy',
    'returns#1',
    'text',
    'Returns\nYou can return unworn items within 30 days of delivery for a full refund. Sale items cannot be returned. Refunds are paid to the original payment method within 5 business days. Return shipping is free.',
  ),
  fact(
    'policy',
    'shipping#1',
    'text',
    'Shipping\nStandard shipping costs $4.95 and takes 3 to 5 business days. Shipping is free on orders over $100. Express delivery costs $12.95 and arrives the next day. We ship to the United States and Canada. We do not ship to PO boxes.',
  ),
  fact(
    'policy',
    'service#1',
    'text',
    'We accept PayPal, Visa and Mastercard. All products come with a two-year warranty. Gift wrapping is available for $5 per order. Write to support@acme.example or call +1 212 555 0147, Monday to Friday from 9 am to 5 pm.',
  ),
]

export const sampleOptions = {
  facts: () => sampleFacts,
  language: 'en',
  locale: 'en-US',
  currency: 'USD',
  storeName: 'Acme Outdoor',
  origins: ['https://shop.example'],
  allowedCodes: [] as string[],
  discountsDefined: false,
  secrets: ['CANARY-7f3a9b21c4d8'],
  knownEmails: ['jane.doe@mail.example'],
  shopperText: '',
  now: new Date(asOf),
}
