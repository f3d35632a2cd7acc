import type { Spread } from './statistics.ts'

/** One line of the table: ours beside its floor. */
export interface Figure {
  name: string
  unit: string
  ours: Spread
  floor?: Spread
  /** What the floor is. */
  label?: string
  ratio?: Spread
  goal?: { text: string; met: boolean } | undefined
}

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))
const spread = ({ min, median, max }: Spread) =>
  min === max ? number(median) : `${number(median)} (${number(min)}..${number(max)})`

/** Medians, with the least and the most of the runs. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const rows = figures.map(({ name, unit, ours, floor, label, ratio, goal }) => [
    name,
    `${spread(ours)} ${unit}`.trim(),
    floor ? spread(floor) : '',
    label ?? '',
    ratio ? spread(ratio) : '',
    goal ? `${goal.text}: ${goal.met ? 'met' : 'MISSED'}` : '',
  ])
  const table = [['', 'Spiel', 'floor', 'floor is', 'ratio', 'goal'], ...rows]
  const widths = (table[0] as string[]).map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  console.log(`\n${title}`)
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
