import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql'
import { shopifySchema } from '../../../test/support/platforms/shopify-schema.ts'

const folder = new URL('operations/', import.meta.url)
const files = readdirSync(folder)

test('every question fits Shopify’s schema of 2026-10, and asks for nothing that is deprecated', () => {
  assert.ok(files.length >= 15)
  for (const file of files) {
    const document = parse(readFileSync(new URL(file, folder), 'utf8'))
    const faults = validate(shopifySchema(), document, [...specifiedRules, NoDeprecatedCustomRule])
    assert.deepEqual(
      faults.map(({ message }) => message),
      [],
      file,
    )
  }
})

test('a question that does not fit is found', () => {
  const faults = validate(shopifySchema(), parse('{ products(first: 1) { nodes { bodyHtml noSuchField } } }'))
  assert.match(faults.map(({ message }) => message).join(' '), /noSuchField/)
})
