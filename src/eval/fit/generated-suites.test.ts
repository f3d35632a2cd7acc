import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { amount } from '../../../test/support/proof-run.ts'
import { readCatalogFile } from '../../cli/eval-catalog.ts'
import { searchInMemory } from './ask-search.ts'
import { evaluateFit, rightShare } from './evaluate-fit.ts'
import { generateQueries } from './generate-queries.ts'
import { Shop } from './shop.ts'

const catalogsAt = new URL('../../../../shared/data/catalogs/', import.meta.url)
const COUNT = 48
/** Of a catalog: to read a great one and make its index takes most of the time. */
const MOST_ROWS = amount(1_500, Number.POSITIVE_INFINITY)
const SEED = 1
const LEAST_RIGHT = 0.95

for (const name of ['taubench', 'magento', 'dummyjson', 'esci']) {
  test(`queries generated from ${name}: at least ${100 * LEAST_RIGHT} % right, and no row contradicts an exact fit`, async (t) => {
    if (!existsSync(catalogsAt)) return t.skip('../shared/data/catalogs is not there')
    const rows = (await readCatalogFile(new URL(`${name}.jsonl.gz`, catalogsAt).pathname)).slice(0, MOST_ROWS)
    const shop = new Shop(rows)
    const languages = ['en', 'de', 'es', 'fr'] as const
    const queries = generateQueries(shop, { count: COUNT, seed: SEED, shopLanguage: 'en', languages })
    assert.equal(queries.length, COUNT)
    const { total, faults, judged } = await evaluateFit(shop, queries, searchInMemory(rows, 'en'))
    const wrong = judged.filter(({ judgement }) => judgement.outcome === 'wrong').map(({ query }) => query.q)
    t.diagnostic(`${total.right} of ${total.right + total.wrong} right`)
    assert.equal(faults.exact_contradicted, 0, wrong.join('\n'))
    assert.ok(rightShare(total) >= LEAST_RIGHT, wrong.join('\n'))
  })
}
