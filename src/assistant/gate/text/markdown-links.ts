/**
 * Replaces links of Markdown, `[label](address "title")`, or with `![` images. Each bracket is looked for once, from left to
 * right: a pattern would look for the closing one from every opening one.
 */
export function replaceMarkdownLinks(
  text: string,
  opening: '[' | '![',
  replace: (label: string, address: string) => string,
): string {
  let done = ''
  let from = 0
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at)) {
    const labelEnd = text.indexOf(']', at + opening.length)
    const bracket = labelEnd < 0 ? -1 : skipSpaces(text, labelEnd + 1)
    if (bracket < 0) break
    if (text[bracket] !== '(') {
      // What opens before this bracket closes at it too.
      at = labelEnd + 1
      continue
    }
    const end = text.indexOf(')', bracket)
    if (end < 0) break
    const address = /^\s*<?([^>\s]*)/.exec(text.slice(bracket + 1, end))?.[1] ?? ''
    done += text.slice(from, at) + replace(text.slice(at + opening.length, labelEnd), address)
    from = end + 1
    at = from
  }
  return done + text.slice(from)
}

function skipSpaces(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text[at] as string)) at++
  return at
}
