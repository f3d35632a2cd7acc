import { type ReactNode, useEffect } from 'react'

/** A page's title, also of the browser's tab, and what can be done on it. */
export function PageHead({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Spiel`
  }, [title])
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-[1.5rem] leading-tight font-semibold tracking-[-0.01em]">{title}</h1>
        {children && <p className="mt-1.5 max-w-2xl text-soft">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}

/** The frame of a page's content. */
export function Page({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <div className={`mx-auto w-full px-4 py-6 sm:px-8 sm:py-9 ${isWide ? 'max-w-[88rem]' : 'max-w-6xl'}`}>
      {children}
    </div>
  )
}

/** A part of a page under a heading of its own. */
export function Section({
  title,
  description,
  actions,
  children,
}: {
  title: string
  description?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="mb-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-[1.07rem] font-semibold">{title}</h2>
          {description && <p className="mt-0.5 max-w-2xl text-soft">{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}

const TONES = {
  plain: 'bg-sunken text-soft',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
} as const

/** A word on a coloured ground. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-md px-1.5 py-0.5 text-[0.86rem] leading-tight font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
