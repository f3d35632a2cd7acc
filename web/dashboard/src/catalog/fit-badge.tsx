import { Badge } from '../parts/page-head.tsx'
import { useTexts } from '../texts/use-texts.ts'
import type { ShelfProduct } from './use-catalog.ts'

const TONES = { exact: 'good', likely: 'accent', near: 'warn', other: 'plain' } as const

/** How well a product answers what was asked for. */
export function FitBadge({ found }: { found: ShelfProduct['found'] }) {
  const { catalog: texts } = useTexts()
  if (!found) return <Badge>{texts.notFound}</Badge>
  return (
    <span title={texts.fitHints[found.fit]}>
      <Badge tone={TONES[found.fit]}>{texts.fits[found.fit] ?? found.fit}</Badge>
    </span>
  )
}

/** What of the wish fails, or is not told. */
export function FitParts({ found }: { found: NonNullable<ShelfProduct['found']> }) {
  const { catalog: texts } = useTexts()
  const parts = [
    ...found.fails.map(({ wanted, has }) => [texts.fails, has ? texts.wantedHas(wanted, has) : wanted] as const),
    ...found.unknown.map(({ wanted }) => [texts.unknown, wanted] as const),
  ]
  if (parts.length === 0) return null
  return (
    <span className="text-[0.86rem] text-soft">{parts.map(([what, words]) => `${what}: ${words}`).join(' · ')}</span>
  )
}
