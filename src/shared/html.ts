const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that is HTML already; only `html` makes it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

/** HTML from a template: whatever is put in is text, unless `html` made it. Lists are joined, null and false are nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((all, string, at) => all + render(parts[at - 1]) + string))
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(render).join('')
  return String(part).replace(/[&<>"']/g, (sign) => SIGNS[sign] as string)
}

/** JSON for a `<script type="application/ld+json">`: nothing in it can end the element. */
export const jsonInHtml = (value: unknown): Html => new Html(JSON.stringify(value).replace(/</g, '\\u003c'))
