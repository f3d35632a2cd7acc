import assert from 'node:assert/strict'
import { test } from 'node:test'
import { valuesOfProduct } from './values-of-product.ts'

const laptop = [
  { RAM: '16GB', storage: '1TB SSD', color: 'black' },
  { RAM: '32GB', storage: '512GB SSD', color: 'space grey' },
]
const boots = [
  { size: '10', material: 'leather' },
  { size: '11', material: 'synthetic' },
]

test('values of a product are found as they are typed, with what is left', () => {
  assert.deepEqual(valuesOfProduct('what about 32gb', laptop), {
    ...{ options: { ram: ['32GB'] }, lacking: null, rest: 'what about' },
  })
  assert.deepEqual(valuesOfProduct('500 pieces', [{ Pieces: '500' }, { Pieces: '900' }]).options, { pieces: ['500'] })
  assert.deepEqual(valuesOfProduct('32 gb ram?', laptop), { options: { ram: ['32GB'] }, lacking: null, rest: '?' })
  assert.deepEqual(valuesOfProduct('1tb, space grey', laptop).options, { storage: ['1TB SSD'], color: ['space grey'] })
})

test('a number is a value, unless it counts or measures', () => {
  assert.deepEqual(valuesOfProduct('11', boots).options, { size: ['11'] })
  assert.deepEqual(valuesOfProduct('ok then 10, how many are left?', boots).options, { size: ['10'] })
  assert.deepEqual(valuesOfProduct('i need 10 pairs of these', boots, 10).options, {})
  assert.deepEqual(valuesOfProduct('is it 10 cm high', boots).options, {})
})

test('a value is also found by its first number, where no other begins with that', () => {
  const beds = [{ size: '160 x 200 cm' }, { size: '180 x 200 cm' }]
  assert.deepEqual(valuesOfProduct('the 160 one', beds).options, { size: ['160 x 200 cm'] })
  assert.deepEqual(valuesOfProduct('200 cm', beds).options, {})
  assert.deepEqual(
    valuesOfProduct('in Größe 3', [{ Größe: '3 (4-9 kg), 38 Stück' }, { Größe: '4 (7-14 kg), 34 Stück' }]),
    {
      ...{ options: { größe: ['3 (4-9 kg), 38 Stück'] }, lacking: null, rest: 'in' },
    },
  )
  assert.deepEqual(valuesOfProduct('3', [{ size: '3 x 4 m' }, { size: '3 x 6 m' }]).options, {})
})

test('a letter is a value where it stands for itself', () => {
  const shirts = [{ size: 'S' }, { size: 'M' }, { size: 'L' }, { size: 'A' }]
  const read = (text: string) => valuesOfProduct(text, shirts).options
  assert.deepEqual(read('in m?'), { size: ['M'] })
  assert.deepEqual(read('do you have it in L as well'), { size: ['L'] })
  assert.deepEqual(read("i'm 6 foot"), {})
  assert.deepEqual(read("c'est résistant à l'eau ?"), {})
  assert.deepEqual(read('a light one'), {})
  assert.deepEqual(read('what s the weight of it'), {})
})

test('an amount that is as much as a value is that value', () => {
  const bottles = [{ capacity: '500ml' }, { capacity: '1000ml' }]
  assert.deepEqual(valuesOfProduct('the 1 liter one', bottles).options, { capacity: ['1000ml'] })
  assert.deepEqual(valuesOfProduct('die mit 0,5 Litern', bottles).options, { capacity: ['500ml'] })
  assert.equal(valuesOfProduct('the 2 liter one', bottles).lacking?.said, '2 liter')
})

test('what stands where a value would is lacking', () => {
  const lacking = (text: string, options: Record<string, string>[], counted?: number) =>
    valuesOfProduct(text, options, counted).lacking?.said
  // Of memory or of storage: nobody knows.
  assert.equal(lacking('64gb', laptop), undefined)
  assert.deepEqual(valuesOfProduct('64gb', [{ RAM: '16GB' }, { RAM: '32GB' }]), {
    ...{ options: {}, rest: '', lacking: { name: 'RAM', values: ['16GB', '32GB'], said: '64gb' } },
  })
  const plates = [{ size: '20 cm' }, { size: '30 cm' }]
  assert.equal(lacking('does it come in 25 cm?', plates), '25 cm')
  assert.equal(lacking('in 25?', plates), '25')
  assert.equal(lacking('in 30?', plates), undefined)
  assert.equal(lacking('has it got a 25', plates), '25')
  assert.equal(lacking('have you got a 25 piece set', plates), undefined)
  assert.equal(lacking('is it 2 kg', plates), undefined)
  assert.equal(lacking('i will take the 3 of them', plates, 3), undefined)
  assert.equal(lacking('gibt es die in 47', boots), '47')
})

test('a size with its measure is called by its letter, and what is so or not so by no yes or no', () => {
  const straps = [{ strap: 'S 12-16 cm' }, { strap: 'L 16-21 cm' }]
  assert.deepEqual(valuesOfProduct('with the L strap', straps).options, { strap: ['L 16-21 cm'] })
  assert.deepEqual(valuesOfProduct('no thanks', [{ lined: 'no' }, { lined: 'yes' }]).options, {})
})
