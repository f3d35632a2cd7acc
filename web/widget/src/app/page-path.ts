/** Whether a path fits one of the patterns, in which * stands for any characters; none = every path. */
export function fitsPath(patterns: string[], path: string): boolean {
  return patterns.length === 0 || patterns.some((pattern) => fits(pattern.split('*'), path))
}

/** Each part between stars at its first place behind the one before: where that does not fit, no other place does. */
function fits([first, ...rest]: string[], path: string): boolean {
  const last = rest.pop()
  if (last === undefined) return path === first
  if (!path.startsWith(first as string)) return false
  let left = path.slice(first?.length)
  for (const part of rest) {
    const at = left.indexOf(part)
    if (at < 0) return false
    left = left.slice(at + part.length)
  }
  return left.endsWith(last)
}
