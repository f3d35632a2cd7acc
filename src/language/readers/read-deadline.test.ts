import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeadline, timeUntil } from './read-deadline.ts'

test('the day until which something has to be there', () => {
  for (const line of ['its for friday', 'by this friday please', 'bis zum Freitag', 'para el viernes', 'pour vendredi'])
    assert.deepEqual(readDeadline(line), { weekday: 5, isBefore: false }, line)
  for (const line of ['before friday', 'vor Freitag', 'antes del viernes', 'avant vendredi'])
    assert.deepEqual(readDeadline(line), { weekday: 5, isBefore: true }, line)
  for (const line of ['are you open on friday', 'for my friend', 'by post, friday'])
    assert.equal(readDeadline(line), null, line)
})

test('the working days until then; on the day itself the next one is meant', () => {
  const wednesday = new Date('2026-03-04T10:00:00Z')
  const until = (weekday: number, isBefore = false) => {
    const { days, workdays } = timeUntil({ weekday, isBefore }, wednesday)
    return [days, workdays]
  }
  assert.deepEqual(until(6), [3, 2])
  assert.deepEqual(until(5, true), [1, 1])
  assert.deepEqual(until(1), [5, 3])
  assert.deepEqual(until(3), [7, 5])
})
