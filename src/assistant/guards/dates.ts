import { monthOf } from '../../language/read-calendar.ts'
import type { NumberRead } from './read-tokens.ts'
import type { Scene } from './scene.ts'

/** Beside the name of a month, or between the strokes of "03/10/2026". */
export function isDate(scene: Scene, { from, to, inWords }: NumberRead): boolean {
  if (inWords) return false
  const month = scene.of('month').some(({ from: at }) => {
    const token = scene.tokens[at]
    if (token?.text === 'may' && token.raw !== 'May') return false
    return at >= from - 3 && at <= to + 2
  })
  const strokes = [from - 1, to].filter(
    (at) =>
      /^[/.-]$/.test(scene.tokens[at]?.text ?? '') &&
      scene.tokens[at + 1]?.kind === 'number' &&
      scene.tokens[at - 1]?.kind === 'number',
  )
  return (
    month ||
    (strokes.length > 0 && scene.numbers.length >= 3) ||
    (/^\d{1,2}\.\d{1,2}(\.\d{2,4})?$/.test(scene.tokens[from]?.text ?? '') &&
      /^(am|vom|seit|bis|el|del|le|du|on|desde)$/.test(scene.tokens[from - 1]?.text ?? ''))
  )
}

/** Day, month and year of the day an order was placed, told as such and not as that of its delivery. */
export function isSpokenDate(scene: Scene, { values, from, to }: NumberRead): boolean {
  const placed = [...scene.book.orders.values()].flatMap(({ facts }) => facts).filter(({ field }) => /At$/.test(field))
  if (placed.length === 0) return false
  const around = scene.tokens.slice(Math.max(0, from - 6), to + 7)
  const month = around
    .map(({ text, kind }) =>
      kind === 'word' && scene.of('month').some((hit) => scene.tokens[hit.from]?.text === text) ? monthOf(text) : null,
    )
    .find((found) => found !== null)
  const digits = around.filter(({ kind }) => kind === 'number').flatMap(({ text }) => text.split('.').map(Number))
  if (!month && digits.length < 2) return false
  for (const fact of placed) {
    const date = new Date(String(fact.value))
    const [day, monthNumber, year] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()]
    const parts = values.flatMap((value) => [value]).concat(scene.tokens[from]?.text.split('.').map(Number) ?? [])
    const monthFits = month ? month === monthNumber : digits.includes(monthNumber)
    if (!monthFits || !digits.includes(day) || !parts.every((part) => fits(part, [day, monthNumber, year]))) continue
    if (saysArrival(scene, from)) return false
    scene.used.add(fact)
    return true
  }
  return false
}

const fits = (part: number, parts: number[]): boolean =>
  parts.includes(part) || parts.includes(part + 2000) || !Number.isInteger(part)

const saysArrival = (scene: Scene, from: number): boolean =>
  /\b(arriv\w*|deliver\w*|geliefert|zugestellt|ankomm\w*|kommt|entreg\w*|lleg\w*|livr\w*|ships?|shipped|versend\w*|versandt|verschickt|enviad\w*|expedi\w*)( \w+){0,2}$/.test(
    scene.tokens
      .slice(Math.max(0, from - 5), from)
      .filter(({ kind }) => kind === 'word')
      .map(({ text }) => text)
      .filter((text) => scene.of('month').every((hit) => scene.tokens[hit.from]?.text !== text))
      .join(' '),
  )
