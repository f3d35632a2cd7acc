import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeadline, readDeliveryDays, timeUntil } from './read-deadline.ts'

test('the day until which something has to be there', () => {
  for (const line of ['its for friday', 'by this friday please', 'bis zum Freitag', 'para el viernes', 'pour vendredi'])
    assert.deepEqual(readDeadline(line), { weekday: 5, isBefore: false }, line)
  for (const line of ['before friday', 'vor Freitag', 'antes del viernes', 'avant vendredi'])
    assert.deepEqual(readDeadline(line), { weekday: 5, isBefore: true }, line)
  for (const line of ['are you open on friday', 'for my friend', 'by post, friday'])
    assert.equal(readDeadline(line), null, line)
})

test('the day when it arrives, and the one when it is ordered', () => {
  for (const line of [
    'if i order thurs morning will it come fri',
    'wenn ich donnerstag bestelle, kommt es freitag?',
    'llega el viernes si lo pido el jueves?',
    'si je commande jeudi, ça arrive vendredi ?',
  ])
    assert.deepEqual(
      readDeliveryDays(line),
      { deadline: { weekday: 5, isBefore: false }, orderedOn: 4, namesOther: false },
      line,
    )
  for (const line of ['does the post come on saturdays', 'for sun cream', 'für so einen preis'])
    assert.equal(readDeadline(line), null, line)
  assert.equal(readDeliveryDays('do you deliver on Saturdays').namesOther, true)
  assert.equal(readDeliveryDays('if i order monday when does it come').namesOther, false)
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
  const { days, workdays, day } = timeUntil({ weekday: 1, isBefore: false }, wednesday, 5)
  assert.deepEqual([days, workdays, day.getUTCDate()], [3, 1, 9])
})

test('what day it is, is the one when it is ordered', () => {
  for (const line of [
    'will the lamp be here by friday? its wednesday',
    'schafft ihr das bis freitag? heute ist mittwoch',
    'lo necesito para el viernes y hoy es miércoles',
    'il me le faut pour vendredi et on est mercredi',
  ])
    assert.deepEqual(
      readDeliveryDays(line),
      { deadline: { weekday: 5, isBefore: false }, orderedOn: 3, namesOther: false },
      line,
    )
  assert.deepEqual(readDeliveryDays('its for friday').orderedOn, null)
})
