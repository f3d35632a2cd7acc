import { httpUrl, type Run, readRichText } from '../rich-text.ts'

/** What addresses are called that a card beside the text has too. */
type Names = Record<string, string>

const words = (runs: Run[], names: Names) =>
  runs.map(({ text, isBold, href }) => {
    const url = httpUrl(href)
    if (isBold) return <strong>{text}</strong>
    return url ? <OutLink href={url}>{names[text] ?? text}</OutLink> : text
  })

/** A text of the conversation, as elements. */
export const Rich = ({ text, names = {} }: { text: string; names?: Names }) => (
  <>
    {readRichText(text).map(({ kind: Tag, entries }) =>
      Tag === 'p' ? (
        <p>{words(entries[0] ?? [], names)}</p>
      ) : (
        <Tag>
          {entries.map((entry) => (
            <li>{words(entry, names)}</li>
          ))}
        </Tag>
      ),
    )}
  </>
)

/** A link out of the widget: within the shop in the same tab, to others in a new one. */
export const OutLink = (props: {
  href: string
  class?: string
  children: preact.ComponentChildren
  onClick?: (event: MouseEvent) => void
}) => <a {...props} rel="noopener" target={new URL(props.href).origin === location.origin ? undefined : '_blank'} />
