import type { ReactNode } from 'react'

/** A part that scrolls by itself, which the keyboard reaches too. */
export function ScrollBox({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: neither a part of a form nor one to jump to
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
    <div role="group" aria-label={label} tabIndex={0} className={`-outline-offset-2 ${className}`}>
      {children}
    </div>
  )
}
