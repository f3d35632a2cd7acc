import { MessageSquareText } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'

/** A single form in the middle of the page, before anybody is in a store. */
export function EntranceFrame({ title, children, intro }: { title: string; intro?: ReactNode; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Spiel`
  }, [title])
  return (
    <main className="flex min-h-dvh flex-col items-center px-4 pt-[12vh] pb-10">
      <div className="w-full max-w-sm">
        <span className="mb-5 flex size-11 items-center justify-center rounded-xl bg-accent-strong text-white">
          <MessageSquareText size={22} aria-hidden />
        </span>
        <h1 className="text-[1.5rem] leading-tight font-semibold tracking-[-0.01em]">{title}</h1>
        {intro && <p className="mt-2 text-soft">{intro}</p>}
        <div className="mt-7">{children}</div>
      </div>
    </main>
  )
}
