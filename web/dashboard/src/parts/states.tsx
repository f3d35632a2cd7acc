import type { LucideIcon } from 'lucide-react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiFault } from '../api/call.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'

/** Nothing is there yet: what it would be, and how to get it. */
export function Empty({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <span className="mb-1 flex size-11 items-center justify-center rounded-xl bg-sunken text-soft">
        <Icon size={20} aria-hidden />
      </span>
      <h2 className="text-[1.07rem] font-semibold">{title}</h2>
      {children && <div className="max-w-md text-soft text-balance">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

/** Something could not be read; trying again often helps. */
export function Fault({ error, retry }: { error: unknown; retry?: () => void }) {
  const { states } = useTexts()
  const words = (fault: unknown): string => {
    if (!(fault instanceof ApiFault)) return states.failed
    if (fault.status === 0) return states.offline
    if (fault.status === 403) return states.forbidden
    if (fault.status === 404) return states.missing
    if (fault.status === 429) return states.tooMany(fault.retryAfterS ?? 60)
    return fault.message || states.failed
  }
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <span className="flex size-11 items-center justify-center rounded-xl bg-danger-soft text-danger">
        <CircleAlert size={20} aria-hidden />
      </span>
      <p className="max-w-md text-balance">{words(error)}</p>
      {retry && <Button onClick={retry}>{states.retry}</Button>}
    </div>
  )
}

/** In the shape of lines to come. */
export function Lines({ count = 4, className = '' }: { count?: number; className?: string }) {
  const { states } = useTexts()
  return (
    <div role="status" aria-label={states.loading} className={`flex flex-col gap-3 p-5 ${className}`}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content
        <div key={at} className={`shimmer h-4 ${['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3'][at % 4]}`} />
      ))}
    </div>
  )
}

/** What a question to the server came to: lines while it runs, its fault, or the page. */
export function Loaded<Data>({
  query,
  lines = 5,
  children,
}: {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  lines?: number
  children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />
  return <Lines count={lines} />
}
