import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** One of several things that are edited in a list, with the button that takes it out. */
export function EditedRow({
  removeLabel,
  onRemove,
  children,
}: {
  removeLabel: string
  onRemove(): void
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-xl border border-line p-3">
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        className="rounded-lg p-2 text-soft hover:bg-sunken hover:text-ink"
        onClick={onRemove}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
