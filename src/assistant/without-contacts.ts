import type { TurnScope } from './turn-scope.ts'
import { readContacts } from './understanding/contact-slots.ts'

/** A message without the numbers and addresses in it: what is wanted stands beside them. */
export function withoutContacts(
  { understanding, before }: Pick<TurnScope, 'understanding' | 'before'>,
  text = understanding.text,
): string {
  const { spans } = readContacts(text, understanding.language, before.pending?.kind === 'order_number')
  const left = spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  return left
    .replace(/^[\s,;.]+/, '')
    .replace(/(?<!\s)\s+(?=[,;.])/g, '')
    .replace(/(?<![,;])[,;]+(?=\s*$)/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
