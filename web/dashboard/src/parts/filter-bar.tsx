import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

const TYPED_MS = 250

/** Above a list: a search, and what else it can be narrowed by. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="mb-3 flex flex-wrap items-end gap-2">{children}</div>
}

/** Searches as one types, a quarter of a second behind. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange(value: string): void
}) {
  const [typed, setTyped] = useState(value)
  // The address may change between the last letter and the search.
  const change = useRef(onChange)
  change.current = onChange
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts a search
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => change.current(typed), TYPED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="relative min-w-48 flex-1 basis-full sm:max-w-sm sm:basis-64">
      <Search size={16} aria-hidden className="absolute top-1/2 left-2.5 -translate-y-1/2 text-soft" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="field !pl-8"
      />
    </div>
  )
}

/** One of several values, or any. */
export function Choice({
  label,
  value,
  any,
  choices,
  onChange,
  isLabelled = false,
}: {
  label: string
  value: string
  /** Absent: one is always chosen. */
  any?: string
  choices: Record<string, string> | [string, string][]
  onChange(value: string): void
  /** Its label stands above it, in small. */
  isLabelled?: boolean
}) {
  const id = useId()
  const list = Array.isArray(choices) ? choices : Object.entries(choices)
  const isKnown = value === '' || list.some(([one]) => one === value)
  return (
    <div className={isLabelled ? 'min-w-0' : 'min-w-38 flex-1 sm:flex-none'}>
      <label htmlFor={id} className={isLabelled ? 'text-[0.86rem] text-soft' : 'sr-only'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`field ${isLabelled ? '!min-h-8 !px-2 !py-0.5 text-[0.93rem]' : '!w-full !min-w-32 !pr-7'}`}
      >
        {any !== undefined && <option value="">{isLabelled ? any : `${label}: ${any}`}</option>}
        {!isKnown && <option value={value}>{value}</option>}
        {list.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
