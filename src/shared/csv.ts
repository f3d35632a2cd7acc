/**
 * A line of CSV (RFC 4180), with its end. A text that a spreadsheet would take for a formula begins with an apostrophe, but for a plain
 * phone number such as +49301234, which can do nothing.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

function csvField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = isFormula(value) ? `'${value}` : value
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Spreadsheets skip what cannot be seen before the sign. */
const isFormula = (text: string): boolean => {
  const shown = text.replace(/^[\s\p{Cc}\p{Cf}]+/u, '')
  return /^[=+\-@＝＋－＠|]/u.test(shown) && !/^\+\d+$/.test(text)
}
