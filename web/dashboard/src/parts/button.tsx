import type { ButtonHTMLAttributes, ReactNode } from 'react'

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger'

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-accent-strong text-white hover:brightness-110 border border-transparent',
  plain: 'bg-surface text-ink border border-line hover:bg-sunken',
  quiet: 'text-soft hover:bg-sunken hover:text-ink border border-transparent',
  danger: 'bg-danger-strong text-white hover:brightness-110 border border-transparent',
}

export const buttonClass = (kind: ButtonKind = 'plain', size: 'normal' | 'small' = 'normal') =>
  `inline-flex items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition-colors select-none ${
    size === 'small' ? 'min-h-7 px-2.5 text-[0.93rem]' : 'min-h-9 px-3.5'
  } ${KINDS[kind]} disabled:opacity-60`

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  size?: 'normal' | 'small'
  /** Something runs: pressed again it does nothing. */
  isBusy?: boolean
  children: ReactNode
}

export function Button({ kind = 'plain', size = 'normal', isBusy = false, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      disabled={rest.disabled || isBusy}
      className={`${buttonClass(kind, size)} ${className}`}
    >
      {children}
    </button>
  )
}
