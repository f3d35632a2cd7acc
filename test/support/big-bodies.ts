/** Bodies of a legal size that make as much work as they can. */
export interface BigBody {
  name: string
  path: '/catalog' | '/orders'
  body: Buffer
  status: 200 | 400 | 422
}

/** Repeats a text until the whole is as long as it may be. */
function filled(bytes: number, head: string, unit: (index: number) => string, tail: string): Buffer {
  const parts: string[] = []
  let room = bytes - head.length - tail.length
  for (let index = 0; ; index++) {
    const part = unit(index)
    room -= Buffer.byteLength(part) + 1
    if (room < 0) return Buffer.from(head + parts.join(',') + tail)
    parts.push(part)
  }
}

const ITEM = '{"products":[{"externalId":"bomb","title":"t"'

/** Refused, or taken for the little in them that counts. @param bytes of each */
export function bombs(bytes: number): BigBody[] {
  const catalog = (name: string, status: BigBody['status'], body: Buffer): BigBody => ({
    ...{ name, status, body },
    path: '/catalog',
  })
  const inProduct = (name: string, unit: (index: number) => string, tail: string) =>
    filled(bytes, ITEM + name, unit, tail)
  const name = (index: number) => `"k${index.toString(36)}":"v"`
  return [
    catalog(
      'millions of empty products',
      400,
      filled(bytes, '{"products":[', () => '{}', ']}'),
    ),
    catalog(
      'millions of lists as products',
      400,
      filled(bytes, '{"products":[', () => '[]', ']}'),
    ),
    catalog(
      'a list as the whole',
      400,
      filled(bytes, '[', () => '{"a":1}', ']'),
    ),
    catalog('nothing but white space and one list', 200, Buffer.from(`{"products":${' '.repeat(bytes - 15)}[]}`)),
    catalog(
      'millions of empty variants',
      422,
      inProduct(',"variants":[', () => '{}', ']}]}'),
    ),
    catalog(
      'millions of wrong tags',
      422,
      inProduct(',"tags":[', () => '1', ']}]}'),
    ),
    catalog('a million names of options', 422, inProduct(',"variants":[{"externalId":"b","options":{', name, '}}]}]}')),
    catalog('a million unknown members', 200, inProduct(',', name, '}]}')),
    catalog(
      'an unknown member of millions of lists',
      200,
      inProduct(',"junk":[', () => '[]', ']}]}'),
    ),
    catalog(
      'a member given a million times',
      200,
      inProduct(',', () => '"tags":["a"]', '}]}'),
    ),
    catalog(
      'nested to the limit',
      200,
      inProduct(',"junk":[', () => `${'['.repeat(27)}${']'.repeat(27)}`, ']}]}'),
    ),
    catalog('a name as long as the body', 200, Buffer.from(`{"products":[],"${'\\u0061'.repeat(bytes / 6 - 6)}":1}`)),
    catalog('one number as long as the body', 422, Buffer.from(`{"products":[${'9'.repeat(bytes - 20)}]}`)),
    catalog(
      'one text as long as the body',
      422,
      Buffer.from(`{"products":[{"externalId":"${'é'.repeat(bytes / 2 - 20)}"}]}`),
    ),
    catalog('every field of everything wrong', 422, filled(bytes, '{"products":[', allWrong, ']}').subarray()),
    {
      name: 'millions of empty items',
      path: '/orders',
      status: 422,
      body: filled(bytes, '{"orders":[{"externalId":"a","items":[', () => '{}', ']}]}'),
    },
    {
      name: 'millions of empty orders',
      path: '/orders',
      status: 400,
      body: filled(bytes, '{"orders":[', () => '{}', ']}'),
    },
  ]
}

function allWrong(index: number): string {
  const variant = {
    externalId: {},
    title: 1,
    price: 'x',
    inventory: 'x',
    sku: 1,
    options: { a: 1 },
    url: 1,
    position: 'x',
  }
  const variants = Array(Math.floor((10 * 1024 * 1024) / 200 / 100)).fill(variant)
  return JSON.stringify({ externalId: `a${index}`, title: 1, status: 3, url: 4, tags: [8, 8], variants })
}

/** Taken whole: as much as the limits allow. @param bytes of each @param round another one changes all that the former stored */
export function greatPushes(bytes: number, round: number): BigBody[] {
  const many = (index: number) =>
    JSON.stringify({
      externalId: `many-${index}`,
      title: 'T',
      variants: Array.from({ length: 2000 }, (_, n) => ({
        externalId: `${index.toString(36)}-${n}`,
        inventory: round,
      })),
    })
  const options = (index: number) =>
    JSON.stringify({
      externalId: `great-${index}`,
      title: `Round ${round}`,
      options: Object.fromEntries(
        Array.from({ length: 50 }, (_, n) => [`k${(n * 7) % 50}`, 'v'.repeat(Math.max(1, bytes / 2048 / 50 - 12))]),
      ),
    })
  const described = (index: number) =>
    JSON.stringify({
      externalId: `d-${index}`,
      title: 'T',
      description: `${index} word${round} `.repeat(8000).slice(0, 65_000),
    })
  const order = (index: number) =>
    JSON.stringify({ externalId: `o-${index}`, items: Array(1000).fill({ title: 'x', quantity: round, unitPrice: 1 }) })
  const first = (count: number, unit: (index: number) => string) => (index: number) =>
    index < count ? unit(index) : `${' '.repeat(bytes)}`
  const of = (name: string, path: BigBody['path'], body: Buffer): BigBody => ({ name, path, body, status: 200 })
  return [
    of('thousands of variants', '/catalog', filled(bytes / 4, '{"products":[', many, ']}')),
    of(
      'one product of 2,048 great variants',
      '/catalog',
      filled(bytes, '{"products":[{"externalId":"great","title":"T","variants":[', first(2048, options), ']}]}'),
    ),
    of('the longest descriptions', '/catalog', filled(bytes, '{"products":[', described, ']}')),
    of('orders of 1,000 items', '/orders', filled(bytes / 4, '{"orders":[', order, ']}')),
  ]
}
