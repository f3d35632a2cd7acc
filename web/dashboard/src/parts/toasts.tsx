import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { textsNow, useTexts } from '../texts/use-texts.ts'

interface Toast {
  id: number
  text: string
  kind: 'done' | 'fault'
  undo?: () => void
}

const SHOWN_MS = 6_000
const listeners = new Set<() => void>()
let toasts: Toast[] = []
let made = 0

function change(next: Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

const close = (id: number) => change(toasts.filter((toast) => toast.id !== id))

/** Says what happened, for six seconds; with `undo` it can be taken back. */
export function toast(text: string, { undo, kind = 'done' }: { undo?: () => void; kind?: Toast['kind'] } = {}): void {
  const id = ++made
  change([...toasts.slice(-2), { id, text, kind, ...(undo ? { undo } : {}) }])
  setTimeout(() => close(id), SHOWN_MS)
}

/** For what failed without a place of its own on the page. */
export function toastFault(error: unknown): void {
  const message = error instanceof Error ? error.message : ''
  toast(message || textsNow().states.failed, { kind: 'fault' })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function Toasts() {
  const texts = useTexts()
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <section
      aria-label={texts.states.messages}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-[70] flex flex-col items-center gap-2 sm:left-auto sm:items-end"
    >
      {shown.map(({ id, text, kind, undo }) => (
        <div
          key={id}
          className="rise pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-ink shadow-lg"
        >
          <p className={`min-w-0 flex-1 break-words ${kind === 'fault' ? 'text-danger' : ''}`}>{text}</p>
          {undo && (
            <button
              type="button"
              className="shrink-0 rounded px-2 py-1 font-medium text-accent hover:bg-sunken"
              onClick={() => {
                undo()
                close(id)
              }}
            >
              {texts.states.undo}
            </button>
          )}
          <button
            type="button"
            aria-label={texts.states.close}
            className="shrink-0 rounded p-1 text-soft hover:bg-sunken hover:text-ink"
            onClick={() => close(id)}
          >
            <X size={16} aria-hidden />
          </button>
        </div>
      ))}
    </section>
  )
}
