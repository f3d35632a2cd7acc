import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

interface Props {
  days: { name: string; conversations: number; handedOff: number; leads: number }[]
  names: { conversations: string; handedOff: string; leads: string }
}

/** Lighter than the rest of the bar in both themes. */
const HANDED_OFF = 'color-mix(in srgb, var(--accent-strong) 38%, var(--surface))'
const TICK = { fill: 'var(--soft)', fontSize: 12 }

/** Bars of conversations, those handed off within them. It comes with a library of its own, and is loaded when it is shown. */
export function DayChart({ days, names }: Props) {
  const stacked = days.map(({ name, conversations, handedOff, leads }) => ({
    ...{ name, handedOff, leads, rest: conversations - handedOff, conversations },
  }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart accessibilityLayer={false} data={stacked} margin={{ top: 4, right: 0, bottom: 0, left: -18 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="name" tick={TICK} tickLine={false} axisLine={false} minTickGap={24} />
        <YAxis tick={TICK} tickLine={false} axisLine={false} allowDecimals={false} width={52} />
        <Tooltip cursor={{ fill: 'var(--sunken)' }} content={<Tip names={names} />} />
        <Bar dataKey="handedOff" stackId="talks" fill={HANDED_OFF} isAnimationActive={false} />
        <Bar
          dataKey="rest"
          stackId="talks"
          fill="var(--accent-strong)"
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

interface TipProps {
  names: Props['names']
  active?: boolean
  payload?: readonly { payload?: { name: string; conversations: number; handedOff: number; leads: number } }[]
}

function Tip({ names, active, payload }: TipProps) {
  const day = payload?.[0]?.payload
  if (!active || !day) return null
  return (
    <div className="rounded-lg border border-line bg-surface px-3 py-2 shadow-lg">
      <div className="font-medium">{day.name}</div>
      {(['conversations', 'handedOff', 'leads'] as const).map((name) => (
        <div key={name} className="flex justify-between gap-4 text-soft">
          <span>{names[name]}</span>
          <span className="text-ink tabular-nums">{day[name]}</span>
        </div>
      ))}
    </div>
  )
}
