import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { NoDeprecatedCustomRule, NoUnusedFragmentsRule, parse, specifiedRules, validate } from 'graphql'
import { shopifySchema } from '../../../test/support/platforms/shopify-schema.ts'
import { operations } from './operations.ts'

const folder = new URL('operations/', import.meta.url)
const textsOf = (place: URL) =>
  readdirSync(place)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(new URL(file, place), 'utf8'))
const fragments = textsOf(new URL('fragments/', folder)).join('\n')
const faultsOf = (text: string, rules = [...specifiedRules, NoDeprecatedCustomRule]) =>
  validate(shopifySchema(), parse(text), rules).map(({ message }) => message)

test('every question, as it is sent, fits Shopify’s schema of 2026-10, and asks for nothing that is deprecated', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'))
  assert.equal(Object.keys(operations).length, files.length, 'no file is left over')
  for (const [name, text] of Object.entries(operations)) {
    assert.deepEqual(faultsOf(text), [], name)
    assert.ok(!/\.\.\.\w/.test(text), `${name} needs nothing beside it`)
  }
})

test('every file fits it too, and every fragment fits the type that it names', () => {
  const rules = [...specifiedRules, NoDeprecatedCustomRule].filter((rule) => rule !== NoUnusedFragmentsRule)
  for (const text of textsOf(folder)) assert.deepEqual(faultsOf(`${text}\n${fragments}`, rules), [], text.slice(0, 60))
})

test('a question that does not fit is found', () => {
  assert.match(faultsOf('{ products(first: 1) { nodes { bodyHtml noSuchField } } }').join(' '), /noSuchField/)
})
