import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

const CONTENT =
  'rise z-[60] min-w-48 rounded-xl border border-line bg-surface p-1 text-ink shadow-xl max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto'
const ITEM =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 outline-none select-none data-highlighted:bg-sunken'

/** A menu behind a button of its own. */
export function Menu({
  trigger,
  align = 'end',
  children,
}: {
  trigger: ReactNode
  align?: 'start' | 'end'
  children: ReactNode
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={6} collisionPadding={8} className={CONTENT}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function MenuItem({
  onSelect,
  isDangerous = false,
  children,
}: {
  onSelect(): void
  isDangerous?: boolean
  children: ReactNode
}) {
  return (
    <Radix.Item onSelect={onSelect} className={`${ITEM} ${isDangerous ? 'text-danger' : ''}`}>
      {children}
    </Radix.Item>
  )
}

export const MenuLine = () => <Radix.Separator className="my-1 h-px bg-line" />

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-1.5 text-[0.86rem] text-soft">{children}</Radix.Label>
}

/** One of several, of which one is chosen. */
export function MenuChoice<Value extends string>({
  value,
  onChange,
  choices,
}: {
  value: Value
  onChange(value: Value): void
  choices: { value: Value; label: ReactNode }[]
}) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          className={`${ITEM} data-[state=checked]:font-medium data-[state=checked]:text-accent`}
        >
          {choice.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

/** The three dots at the end of a row. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={label}
          className="inline-flex size-8 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
        >
          <Ellipsis size={17} aria-hidden />
        </button>
      }
    >
      {children}
    </Menu>
  )
}
