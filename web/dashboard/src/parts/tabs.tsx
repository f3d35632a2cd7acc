import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  onChange(value: Value): void
  tabs: { value: Value; label: ReactNode }[]
  children: ReactNode
}

/** Several views of one place, of which one is shown. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, children }: Props<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List aria-label={label} className="mb-3 flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-9 border-b-2 border-transparent px-3 whitespace-nowrap text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className="outline-none">
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
