import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { productInputSchema } from '../catalog/catalog.schema.ts'
import { BadRequestError, InvalidJsonError } from '../errors.ts'
import { RawJson } from '../shared/raw-json.ts'
import { type JsonShape, shapeOf } from './json/json-shape.ts'
import { publicRoutes } from './public-api.ts'
import { readJson } from './read-json.ts'

const schema = z.object({
  products: z
    .array(
      z.object({
        id: z.union([z.string(), z.int()]),
        tags: z.array(z.string()).max(3).nullish(),
        options: z
          .record(z.string(), z.string())
          .refine((options) => Object.keys(options).length <= 2)
          .meta({ maxProperties: 2 })
          .nullish(),
        parts: z.array(z.object({ name: z.string() })).nullish(),
      }),
    )
    .max(4),
  note: z.string().optional(),
})
const shape = shapeOf(schema)

/** White space in front makes a body long enough to be read in slices. */
const PAD = ' '.repeat(9000)

/** What came of reading: the value with its raw parts parsed, or the error's code and first issue. */
async function outcome(text: string | Buffer, read?: JsonShape): Promise<unknown> {
  const bytes = Buffer.from(text)
  try {
    const value = await readJson(Readable.from([bytes]), {}, read ? { shape: read } : {})
    return { value: parsed(value) }
  } catch (error) {
    if (error instanceof BadRequestError) return { refused: error.issues }
    assert.ok(error instanceof InvalidJsonError, String(error))
    return 'invalid'
  }
}

function parsed(value: unknown): unknown {
  if (value instanceof RawJson) return value.parse()
  if (Array.isArray(value)) return value.map(parsed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, parsed(one)]))
}

const names = fc.constantFrom(
  'products',
  'note',
  'id',
  'tags',
  'options',
  'parts',
  'name',
  'a',
  'b',
  '',
  'ü',
  'toString',
)
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  names,
  fc.constantFrom('\u2028', '😀', '\\', '"', '/'),
)
const hostile = fc.letrec<{ value: unknown; list: unknown[]; object: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(texts, fc.double({ noNaN: true }), fc.integer(), fc.constantFrom(null, true, false)),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 7 }),
  object: fc.dictionary(names, tie('value'), { maxKeys: 6 }),
})).value

const product = fc.record(
  {
    id: fc.oneof(texts, fc.integer(), hostile),
    tags: fc.oneof(fc.array(texts, { maxLength: 6 }), hostile),
    options: fc.oneof(fc.dictionary(texts, texts, { maxKeys: 4 }), hostile),
    parts: fc.oneof(fc.array(fc.record({ name: texts, junk: hostile }, { requiredKeys: [] })), hostile),
    junk: hostile,
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  hostile,
  fc.record({
    before: hostile,
    products: fc.oneof({ arbitrary: fc.array(fc.oneof(product, hostile), { maxLength: 8 }), weight: 4 }, hostile),
    note: hostile,
  }),
)

/**
 * The same value written in another way: white space anywhere, letters escaped. Not names of one letter: V8 of Node 24.21 reads
 * '{"a":"","\\u0062":0}' as a member "\\" once it has parsed an object of such members.
 */
const spelling = fc.record({ indent: fc.constantFrom(0, 1, '\t'), isEscaped: fc.boolean() })
const spell = (value: unknown, { indent, isEscaped }: { indent: number | string; isEscaped: boolean }) => {
  const text = JSON.stringify(value, null, indent)
  return isEscaped ? text.replace(/(?<!")[^\x20-\x7e]|(?<=")[a-z](?!")/gu, hexOf) : text
}
const hexOf = (letter: string) =>
  letter < ' '
    ? letter
    : [...letter]
        .flatMap((one) => one.split(''))
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('')

test('a big body is taken or refused like a small one, and as the same value', async () => {
  await fc.assert(
    fc.asyncProperty(body, spelling, async (value, how) => {
      const whole = (await outcome(PAD + spell(value, how))) as { value: unknown }
      const part = (await outcome(PAD + spell(value, how), shape)) as { value: unknown }
      assert.ok('value' in whole && 'value' in part)
      assert.deepEqual(whole.value, JSON.parse(JSON.stringify(value)))
      const [expected, got] = [whole, part].map((one) => schema.safeParse(one.value))
      assert.equal(got?.success, expected?.success)
      assert.deepEqual(got?.data, expected?.data)
      // What is wrong is told alike: where something is left out, it is told no less of what remains.
      assert.deepEqual(got?.error?.issues[0], expected?.error?.issues[0])
    }),
    { numRuns: 1000 },
  )
})

test('what is no JSON is refused wherever it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      body,
      fc.nat(),
      fc.constantFrom('', '\u0001', '"', '}', ']', ',', '\\', '-', '0', 'e', 'nul', ':', '\u00a0'),
      async (value, at, put) => {
        const text = JSON.stringify(value)
        const place = at % (text.length + 1)
        const broken = PAD + text.slice(0, place) + put + text.slice(put === '' ? place + 1 : place)
        const [whole, part] = [await outcome(broken), await outcome(broken, shape)]
        assert.equal(part === 'invalid', whole === 'invalid', broken)
      },
    ),
    { numRuns: 1000 },
  )
})

test('texts of the edges of the grammar', async () => {
  const texts = [
    ...[
      '',
      '{',
      '[',
      '"',
      '{"a"',
      '{"a":',
      '{"a":1',
      '{"a":1,',
      '{"a":1,}',
      '[1,]',
      '[,1]',
      '{,}',
      '[1 2]',
      '{"a" 1}',
      '{1:2}',
      '1 2',
      '{}{}',
      '[]]',
      '[}',
      '{]',
    ],
    ...[
      '01',
      '-',
      '-01',
      '1.',
      '.5',
      '1e',
      '1e+',
      '+1',
      '0x1',
      'NaN',
      'Infinity',
      'tru',
      'truE',
      'nulll',
      "'a'",
      '\ufeff1',
      '"\u2028"',
      '"\u007f"',
    ],
    ...[
      '0',
      '-0',
      '-0.0e-0',
      '1E5',
      '1e400',
      '123456789012345678901234567890',
      '[]',
      '{}',
      'true',
      'false',
      'null',
      '" "',
      '"\\u00e9\\ud800"',
      '"\\x"',
      '"\\u12g4"',
      '"\\u12',
      '"\\',
      '"\t"',
      '"\n"',
      '// a\n1',
      '1\u00a0',
    ],
    ...[
      '{"products":[{"tags":["a"],"tags":[1]}]}',
      '{"products":[1],"products":[]}',
      '{"products":[],"x":1,"products":[{}]}',
      '{"x":1,"products":[{"y":2,"id":1,"z":3,"id":2}],"y":1}',
      '{"\\u0070roducts":[{}]}',
    ],
  ]
  for (const text of texts) {
    const whole = await outcome(PAD + text)
    const part = await outcome(PAD + text, shape)
    if (whole === 'invalid') assert.equal(part, 'invalid', text)
    else {
      const [expected, got] = [whole, part].map((one) => schema.safeParse((one as { value: unknown }).value))
      assert.deepEqual(got?.data ?? got?.error?.issues, expected?.data ?? expected?.error?.issues, text)
    }
  }
  for (const bytes of [[0xc0, 0xaf], [0xff], [0xed, 0xa0, 0x80], [0xe2, 0x82]]) {
    const broken = Buffer.concat([Buffer.from(`${PAD}{"junk":"`), Buffer.from(bytes), Buffer.from('"}')])
    assert.equal(await outcome(broken, shape), 'invalid')
  }
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(`{"note":"é"}${PAD}`)])
  assert.deepEqual(await outcome(marked, shape), { value: { note: 'é' } })
})

test('depth and refused names are found in what nobody looks at too', async () => {
  const nested = (levels: number) => `{"junk":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
  const cases = [
    ...[nested(32), nested(33), nested(40_000)],
    ...['__proto__', 'constructor', '\\u005f_proto__', 'c\\u006fnstructor'].flatMap((name) => [
      `{"${name}":1}`,
      `{"junk":[{"${name}":1}]}`,
      `{"products":[{"options":{"${name}":"x"}}]}`,
      `{"junk":${'[{"constructor":'.repeat(4)}1${'}]'.repeat(4)},"${name}":1}`,
      `{"${name}":${'['.repeat(40)}${']'.repeat(40)}}`,
      `{"junk":${'['.repeat(32)}{"${name}":1}${']'.repeat(32)}}`,
      `{"${name}x":1,"x${name}":2}`,
    ]),
  ]
  for (const text of cases) {
    const [whole, part] = [await outcome(PAD + text), await outcome(PAD + text, shape)]
    if (Object.hasOwn(whole as object, 'value')) assert.ok(Object.hasOwn(part as object, 'value'), text.slice(0, 80))
    else assert.deepEqual(part, whole, text.slice(0, 80))
  }
})

test('no more is built than the schema can take', async () => {
  const many = (unit: string) => Array(20_000).fill(unit).join()
  const read = async (text: string) => ((await outcome(text, shape)) as { value: { products: never[] } }).value
  assert.equal((await read(`{"products":[${many('{}')}]}`)).products.length, 5)
  assert.deepEqual(
    await read(`{"junk":[${many('[]')}],"products":[{"junk":{"a":[${many('{}')}]},"id":[${many('1')}]}]}`),
    {
      products: [{ id: [] }],
    },
  )
  const keys = Array.from({ length: 20_000 }, (_, n) => `"k${n}":"v"`).join()
  const [product] = (await read(`{"products":[{"options":{${keys}},${keys},"tags":[${many('1')}]}]}`)).products
  // First, for thousands of members too many would take minutes to print.
  assert.equal(Object.keys(product ?? {}).length, 2)
  assert.deepEqual(product, { options: { k0: 'v', k1: 'v', k2: 'v' }, tags: [1, 1, 1, 1] })
  const twice = Array.from({ length: 3000 }, () => '"a":"x","b":"y"').join()
  assert.deepEqual(await read(`{"products":[{"options":{${twice}}}]}`), { products: [{ options: { a: 'x', b: 'y' } }] })
})

test('the shapes of all bodies are understood', () => {
  const open = (one: JsonShape): boolean =>
    one.isAnything === true ||
    [...(one.members?.values() ?? [])].some(open) ||
    (one.entries !== undefined && (open(one.entries.of) || one.entries.most === Number.POSITIVE_INFINITY)) ||
    (one.list !== undefined && (open(one.list.of) || one.list.most === Number.POSITIVE_INFINITY))
  for (const { body, operationId } of publicRoutes) if (body) assert.equal(open(shapeOf(body)), false, operationId)
  assert.ok(shapeOf(z.object({ a: z.unknown() })).members?.get('a')?.isAnything)
  assert.ok(shapeOf(z.strictObject({ a: z.string() })).isAnything)
  assert.equal(shapeOf(productInputSchema).members?.get('variants')?.list?.most, 2048)
})
