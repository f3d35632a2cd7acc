import { Badge } from '../parts/page-head.tsx'
import { useTexts } from '../texts/use-texts.ts'
import type { InboxItem } from './use-inbox.ts'

/** Who has a conversation, in a word. */
export function StatusMark({ item, ownId }: { item: InboxItem; ownId: string }) {
  const { inbox: texts } = useTexts()
  const { status, person, frustrated } = item
  if (status === 'waiting_for_human')
    return <Badge tone={frustrated ? 'danger' : 'warn'}>{texts.statuses[status]}</Badge>
  if (status === 'with_human') {
    const isOwn = person?.id === ownId
    const words = isOwn ? texts.withYou : person ? texts.withPerson(person.name) : texts.statuses.with_human
    return <Badge tone="accent">{words}</Badge>
  }
  if (status === 'resolved') return <Badge>{texts.statuses.resolved}</Badge>
  return <Badge tone="good">{texts.statuses.active}</Badge>
}
