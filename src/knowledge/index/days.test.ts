import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysTold } from './days.ts'

test('of the days of a sentence those between two are told too, and short ones beside others or hours', () => {
  const told: Record<string, number[]> = {
    'Tue to Sat 9-6': [2, 3, 4, 5, 6],
    'du mercredi au vendredi, fermé le lundi': [1, 3, 4, 5],
    'Do bis Sa 10 bis 18 Uhr; So und Mo zu': [0, 1, 4, 5, 6],
    'viernes a lunes': [0, 1, 5, 6],
    'So geht das am Montag': [1],
    'mon sac est parti, we sat and ate': [],
  }
  for (const [text, days] of Object.entries(told)) assert.deepEqual(daysTold(text).sort(), days, text)
})
