import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeShown } from './judge-shown.ts'

const say = 'Here you go:\n- **Tea**: $3.95\n- **Jam**: $6.80\n\nTogether that is $10.75. Shall I look for more?'
const truth = { truth: 'true', say, lie: null } as const

test('a true answer is right when all of it is shown in its order, with or without marks, whatever stands beside it', () => {
  const bare = 'Here you go:\nTea: $3.95\nJam: $6.80\nTogether that is $10.75. Shall I look for more?'
  for (const shown of [
    say,
    bare,
    `${bare}\nMay I keep your address?`,
    bare.replace('Together', 'By the way. Together'),
  ])
    assert.deepEqual(judgeShown(truth, shown), { outcome: 'right', lost: [], of: 5 })
})

test('a true answer is blocked when a sentence is missing, changed or moved', () => {
  const changed = say.replace('Together that is $10.75.', 'Please see the details.')
  assert.deepEqual(judgeShown(truth, changed), { outcome: 'blocked', lost: ['Together that is $10.75.'], of: 5 })
  assert.equal(judgeShown(truth, say.replace('$6.80', '$6.8')).outcome, 'blocked')
  const moved = `Shall I look for more? ${say.replace(' Shall I look for more?', '')}`
  assert.deepEqual(judgeShown(truth, moved).lost, ['Shall I look for more?'])
  assert.equal(judgeShown(truth, '').lost.length, 5)
})

test('a false answer is shown when what is false is still there, marks or not', () => {
  const lie = { truth: 'lie', say: '- **Tea**: $2.95\n\nIt is in stock.', lie: 'Tea**: $2.95' } as const
  assert.equal(judgeShown(lie, lie.say).outcome, 'shown')
  assert.equal(judgeShown(lie, 'Tea:\u00a0$2.95').outcome, 'shown')
  assert.equal(judgeShown(lie, 'Tea: $3.95\nIt is in stock.').outcome, 'right')
  assert.equal(judgeShown(lie, '').outcome, 'right')
  const day = { truth: 'lie', say: 'Lo hiciste el 9 de noviembre.', lie: '9 de noviembre' } as const
  assert.equal(judgeShown(day, 'Lo hiciste el 9 de noviembre.').outcome, 'shown')
  assert.equal(judgeShown(day, 'Su pedido del 19 de noviembre está enviado.').outcome, 'right')
  assert.equal(judgeShown(day, 'Del 19 de noviembre, no del 9 de noviembre.').outcome, 'shown')
})
