import { Badge } from '../parts/page-head.tsx'
import { useTexts } from '../texts/use-texts.ts'

const TONES = { urgent: 'danger', high: 'warn', medium: 'accent', low: 'plain' } as const

/** How urgent a lead is. */
export function PriorityBadge({ priority }: { priority: string }) {
  const { leads: texts } = useTexts()
  const tone = TONES[priority as keyof typeof TONES] ?? 'plain'
  return <Badge tone={tone}>{texts.priorities[priority] ?? priority}</Badge>
}
