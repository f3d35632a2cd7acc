/** Whether a path fits one of the patterns, in which * stands for any characters; none = every path. */
export function fitsPath(patterns: string[], path: string): boolean {
  return patterns.length === 0 || patterns.some((pattern) => toRegExp(pattern).test(path))
}

const toRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[\\^$.|?+()[\]{}]/g, '\\$&').replaceAll('*', '.*')}$`)
