import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { productInputSchema } from '../catalog/catalog.schema.ts'
import { orderInputSchema } from '../orders/orders.schema.ts'
import { readText } from './test-read.ts'

test('the dialect of 2025: variants, images, options, stock and links', async (t) => {
  const headerFile = join(import.meta.dirname, '../../../shared/platforms/shopify/products-2025-header.csv')
  if (!existsSync(headerFile)) return t.skip('the header of the real export is not here')
  const header = readFileSync(headerFile, 'utf8').trim()
  const names = header.split(',')
  const row = (cells: Record<string, string>) => names.map((name) => cells[name] ?? '').join(',')
  const shared = { 'Inventory tracker': 'shopify', 'URL handle': 'tee' }
  const { items, problems } = await readText(
    'x.csv',
    [
      header,
      row({
        ...shared,
        Title: 'Tee',
        Description: '<p>Soft</p>',
        Vendor: 'Acme',
        'Product category': 'Apparel > Shirts',
        Type: 'Shirt',
        Tags: '"new, cotton"',
        'Published on online store': 'TRUE',
        Status: 'Active',
        SKU: 'T-R',
        Barcode: '0012345678905',
        'Option1 name': 'Color',
        'Option1 value': 'Red',
        Price: '19.99',
        'Compare-at price': '25.00',
        'Inventory quantity': '4',
        'Product image URL': 'https://c.example/2.jpg',
        'Image position': '2',
        'Variant image URL': 'https://c.example/red.jpg',
      }),
      row({ ...shared, 'URL handle': '', 'Option1 value': 'Blue', Price: '19.99', 'Inventory quantity': '0' }),
      row({ ...shared, 'Product image URL': 'https://c.example/1.jpg', 'Image position': '1' }),
      row({
        ...shared,
        SKU: 'T-W',
        'Option1 value': 'White',
        Price: '18',
        'Inventory quantity': '6',
        'Continue selling when out of stock': 'CONTINUE',
      }),
      row({
        ...shared,
        SKU: 'T-G',
        'Option1 value': 'Green',
        Price: '18',
        'Inventory quantity': '-2',
        'Continue selling when out of stock': 'TRUE',
      }),
    ].join('\n'),
    { shopUrl: 'https://shop.example/' },
  )
  assert.deepEqual(problems, [])
  assert.deepEqual(items, [
    {
      externalId: 'tee',
      title: 'Tee',
      description: '<p>Soft</p>',
      status: 'active',
      url: 'https://shop.example/products/tee',
      imageUrl: 'https://c.example/1.jpg',
      images: ['https://c.example/1.jpg', 'https://c.example/2.jpg'],
      vendor: 'Acme',
      category: 'Apparel > Shirts',
      tags: ['new', 'cotton'],
      variants: [
        {
          externalId: 'T-R',
          title: 'Red',
          sku: 'T-R',
          price: 19.99,
          compareAtPrice: 25,
          inventory: 4,
          options: { Color: 'Red' },
          imageUrl: 'https://c.example/red.jpg',
          gtin: '0012345678905',
        },
        {
          externalId: 'tee/Blue',
          title: 'Blue',
          sku: null,
          price: 19.99,
          compareAtPrice: null,
          inventory: 0,
          options: { Color: 'Blue' },
          imageUrl: null,
        },
        {
          externalId: 'T-W',
          title: 'White',
          sku: 'T-W',
          price: 18,
          compareAtPrice: null,
          inventory: 6,
          options: { Color: 'White' },
          imageUrl: null,
        },
        {
          externalId: 'T-G',
          title: 'Green',
          sku: 'T-G',
          price: 18,
          compareAtPrice: null,
          inventory: null,
          options: { Color: 'Green' },
          imageUrl: null,
        },
      ],
    },
  ])
  assert.doesNotThrow(() => productInputSchema.parse(items[0]))
})

test('the old dialect: no options, image-only rows, shared SKUs, status and a bad price', async () => {
  const { items, problems } = await readText(
    'x.csv',
    [
      'Handle,Title,Body (HTML),Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Status',
      'ring,Ring,,true,Title,Default Title,,,5,deny,10.00,https://c.example/a.jpg,active',
      'ring,,,,,,,,,,,https://c.example/b.jpg,',
      'cap,Cap,,false,Size,S,DUP,shopify,1,deny,5,,active',
      'cap,,,,,M,DUP,shopify,2,deny,5,,',
      'hat,Hat,,true,Title,Default Title,H,shopify,1,deny,$5,,active',
      'old,Old,,true,Title,Default Title,O,shopify,1,deny,5,,archived',
    ].join('\r\n'),
  )
  assert.deepEqual(
    items.map(({ externalId, status, images, variants }) => ({ externalId, status, images, variants })),
    [
      {
        externalId: 'ring',
        status: 'active',
        images: ['https://c.example/a.jpg', 'https://c.example/b.jpg'],
        variants: [
          { externalId: 'ring', title: 'Default', sku: null, price: 10, compareAtPrice: null, inventory: null },
        ],
      },
      {
        externalId: 'cap',
        status: 'unlisted',
        images: [],
        variants: ['S', 'M'].map((Size, n) => ({
          externalId: `cap/${Size}`,
          title: Size,
          sku: 'DUP',
          price: 5,
          compareAtPrice: null,
          inventory: n + 1,
          options: { Size },
        })),
      },
      {
        externalId: 'old',
        status: 'archived',
        images: [],
        variants: [{ externalId: 'O', title: 'Default', sku: 'O', price: 5, compareAtPrice: null, inventory: 1 }],
      },
    ],
  )
  assert.deepEqual(problems, ['6: product "hat" is left out: line 6: Price "$5" is not an amount such as 1299.00'])
})

test('the order export: rows with one name are the items of one order', async () => {
  const { items, problems, kind } = await readText(
    'orders_export.csv',
    [
      'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Cancelled at,Billing Name,Id',
      '#1001,a@b.example,paid,2026-01-02 10:00:00 +0200,partial,EUR,30.50,2026-01-02 09:59:00 +0200,2,Tee - Red,10.00,T-R,,Ann,5001',
      '#1001,,,,,,,,1,Gift,10.50,,,,',
      '#1002,c@d.example,pending,,,EUR,5,2026-01-03 09:59:00 +0200,1,Cap,5,C,2026-01-04 00:00:00 +0200,,5002',
      '#1003,c@d.example,paid,,,EUR,5,yesterday,1,Cap,5,C,,,5003',
    ].join('\n'),
  )
  assert.equal(kind, 'orders')
  assert.deepEqual(items, [
    {
      externalId: '5001',
      number: '#1001',
      email: 'a@b.example',
      customerName: 'Ann',
      total: 30.5,
      currency: 'EUR',
      financialStatus: 'paid',
      fulfillmentStatus: 'partially_fulfilled',
      placedAt: '2026-01-02T07:59:00.000Z',
      items: [
        { title: 'Tee - Red', platformVariantId: 'T-R', quantity: 2, unitPrice: 10 },
        { title: 'Gift', quantity: 1, unitPrice: 10.5 },
      ],
    },
    {
      externalId: '5002',
      number: '#1002',
      email: 'c@d.example',
      total: 5,
      currency: 'EUR',
      financialStatus: 'pending',
      fulfillmentStatus: 'unfulfilled',
      placedAt: '2026-01-03T07:59:00.000Z',
      cancelledAt: '2026-01-03T22:00:00.000Z',
      items: [{ title: 'Cap', platformVariantId: 'C', quantity: 1, unitPrice: 5 }],
    },
  ])
  assert.deepEqual(problems, ['5: order "#1003" is left out: line 5: Created at "yesterday" is not a date and time'])
  for (const item of items) assert.doesNotThrow(() => orderInputSchema.parse(item))
})
