import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { defaultLeadRules, describeReasons, type LeadSignals, leadRulesSchema, scoreLead } from './score-lead.ts'

test('each rule gives its points, and the reasons say which held', () => {
  const worth: [LeadSignals, number][] = [
    [{ askedToBuy: true }, 30],
    [{ quoteOrBulk: true }, 25],
    [{ namedProduct: true }, 15],
    [{ highValue: true }, 15],
    [{ gaveBudget: true }, 10],
    [{ gavePhone: true }, 10],
    [{ verifiedCustomer: true }, 10],
    [{ askedHuman: true }, 10],
    [{ gaveEmail: true }, 5],
    [{ onlyNewsletter: true }, -15],
    [{ complaintOpen: true }, -10],
    [{ idleDays: 6.9 }, 0],
    [{ idleDays: 7 }, -10],
    [{ idleDays: 22 }, -30],
  ]
  for (const [signals, points] of worth) {
    const scored = scoreLead({ ...signals })
    assert.equal(scored.score, Math.max(0, points), JSON.stringify(signals))
    assert.deepEqual(
      scored.reasons.map((reason) => reason.points),
      points === 0 ? [] : [points],
    )
  }
})

test('the points decide on the priority', () => {
  assert.equal(scoreLead({}).priority, 'low')
  assert.equal(scoreLead({ namedProduct: true, gaveEmail: true }).priority, 'low')
  assert.equal(scoreLead({ quoteOrBulk: true }).priority, 'medium')
  assert.equal(scoreLead({ quoteOrBulk: true, namedProduct: true, gaveEmail: true }).priority, 'medium')
  assert.equal(scoreLead({ askedToBuy: true, namedProduct: true, gaveEmail: true }).priority, 'high')
})

test('the owner’s points and priorities count; what is not given is as shipped', () => {
  const rules = leadRulesSchema.parse({
    points: { gaveEmail: 60, namedProduct: 0 },
    priorities: { urgent: 60, high: null },
  })
  const scored = scoreLead({ gaveEmail: true, namedProduct: true }, rules)
  assert.deepEqual(scored, { score: 60, priority: 'urgent', reasons: [{ rule: 'gaveEmail', points: 60 }] })
  assert.equal(rules.points.askedToBuy, 30)
  assert.equal(
    scoreLead({ gaveEmail: true }, leadRulesSchema.parse({ points: { gaveEmail: 59 }, priorities: { high: null } }))
      .priority,
    'medium',
  )
  assert.throws(() => leadRulesSchema.parse({ points: { askedTobuy: 3 } }), 'a misspelt rule')
})

test('reasons are told as texts', () => {
  const { reasons } = scoreLead({ quoteOrBulk: true, complaintOpen: true, idleDays: 15 })
  assert.deepEqual(describeReasons(reasons), [
    'asked for a quote or a large quantity: +25',
    'has an open complaint: -10',
    'not heard of for a week: -20',
  ])
})

test('whatever is known: the reasons add up to the score, and more of a good sign never lowers it', () => {
  const flags = fc.record(
    Object.fromEntries(
      Object.keys(defaultLeadRules.points)
        .filter((rule) => rule !== 'idleWeek')
        .map((rule) => [rule, fc.boolean()]),
    ),
  )
  fc.assert(
    fc.property(flags, fc.nat(400), (signals, idleDays) => {
      const known: LeadSignals = { ...signals, idleDays }
      const { score, reasons } = scoreLead(known)
      assert.equal(
        score,
        Math.max(
          0,
          reasons.reduce((sum, { points }) => sum + points, 0),
        ),
      )
      assert.ok(scoreLead({ ...known, askedToBuy: true }).score >= score)
    }),
  )
})
