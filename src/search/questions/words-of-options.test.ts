import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bareProduct, bareVariant } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { answerQuestion } from './answer-question.ts'

/** What is told of a bench that comes in some values: the verdict, and the values that answer. */
function ask(question: string, options: Record<string, string>[], language = 'en'): string {
  const variants = options.map((own, at) => bareVariant(`v${at}`, { options: own }))
  const product = bareProduct('p', 'Tarn E-Bench', { variants })
  const catalog = new StoreCatalog({ language, currency: 'EUR' })
  catalog.upsert([product])
  const { verdict, options: told } = answerQuestion(question, product, { catalog, language })
  return [verdict, ...told.flatMap(({ values }) => values)].join(' ')
}

test('an option that has "none" among its values tells whether there is what it is called', () => {
  const backs = [{ backrest: 'none' }, { backrest: 'folding' }, { backrest: 'fixed' }]
  assert.equal(ask('does it come without backrest?', backs), 'yes none')
  assert.equal(ask('is there one with no backrest', backs), 'yes none')
  assert.equal(ask('does it have a backrest?', backs), 'yes folding fixed')
  assert.equal(ask('is there one with a folding backrest?', backs), 'yes folding')
  assert.equal(ask('gibt es die ohne Lehne?', [{ Lehne: 'ohne' }, { Lehne: 'hoch' }], 'de'), 'yes ohne')
  assert.equal(ask('existe-t-il sans dossier ?', [{ dossier: 'aucun' }, { dossier: 'haut' }], 'fr'), 'yes aucun')
  assert.equal(ask('¿viene sin respaldo?', [{ respaldo: 'ninguno' }, { respaldo: 'alto' }], 'es'), 'yes ninguno')
  assert.equal(ask('is it water resistant?', [{ 'water resistance': 'not resistant' }]), 'no not resistant')
})

test('a value that denies is the one that is asked for without', () => {
  const covers = [{ Ausführung: 'ohne Auflage' }, { Ausführung: 'mit Auflage' }]
  assert.equal(ask('gibt es die ohne Auflage?', covers, 'de'), 'yes ohne Auflage')
  assert.equal(ask('gibt es die mit Auflage?', covers, 'de'), 'yes mit Auflage')
})

test('what has something is told, also where a value lists it with another', () => {
  const speakers = [{ connectivity: 'Bluetooth' }, { connectivity: 'Radio + Bluetooth' }]
  assert.equal(ask('which one has radio?', speakers), 'told Radio + Bluetooth')
  assert.equal(ask('does the ebench come with radio?', speakers), 'yes Radio + Bluetooth')
})
