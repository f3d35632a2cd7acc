import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { ScrollBox } from './scroll-box.tsx'

/** One thing of a list, over the right part of the page; on a phone over all of it. The list stays where it was. */
export function SidePanel({
  title,
  onClose,
  children,
  head,
}: {
  title: string
  onClose(): void
  children: ReactNode
  /** Beside the title. */
  head?: ReactNode
}) {
  const { states } = useTexts()
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/30" />
        <Radix.Content
          aria-describedby={undefined}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            // The panel itself: its first button would stand out as if it had been chosen.
            event.preventDefault()
            ;(event.currentTarget as HTMLElement).focus()
          }}
          className="rise fixed inset-y-0 right-0 z-50 flex w-full max-w-xl flex-col border-l border-line bg-surface text-ink shadow-2xl outline-none"
        >
          <header className="flex items-start gap-3 border-b border-line px-5 py-3.5">
            <Radix.Title className="min-w-0 flex-1 text-[1.14rem] leading-snug font-semibold break-words">
              {title}
            </Radix.Title>
            {head}
            <Radix.Close
              aria-label={states.close}
              className="-mr-1.5 rounded-lg p-1.5 text-soft hover:bg-sunken hover:text-ink"
            >
              <X size={18} aria-hidden />
            </Radix.Close>
          </header>
          <ScrollBox label={title} className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
            {children}
          </ScrollBox>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A part of a panel under a heading of its own. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-6">
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      {children}
    </section>
  )
}
