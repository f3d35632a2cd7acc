import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Fewer rules that pass mean that it looked at nothing. */
const LEAST_PASSES = 3

/**
 * Fails when axe finds anything in the page.
 * @param within a part of the page that alone is looked at, as a selector
 */
export async function checkAxe(page: Page, state: string, within?: string): Promise<void> {
  // What is still moving has colours of its own; what was changed just now begins to move with the next frame.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map(({ finished }) => finished.catch(() => {})))
  })
  // By the browser's own door: the page's policy would refuse it as a tag. A new page does not have it yet.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(
    async ({ tags, part, least }) => {
      type Node = { target: unknown; failureSummary: string }
      type Result = { passes: unknown[]; violations: { id: string; nodes: Node[] }[] }
      const { axe } = window as unknown as { axe: { run(where: object, how: object): Promise<Result> } }
      const where = part === undefined ? document : { include: [[part]] }
      const { passes, violations: found } = await axe.run(where, { runOnly: tags })
      if (passes.length < least) return ['axe looked at nothing']
      return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`)}`)
    },
    { tags: AXE_TAGS, part: within, least: LEAST_PASSES },
  )
  assert.deepEqual(violations, [], state)
}
