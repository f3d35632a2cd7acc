import { Outlet, useRouterState } from '@tanstack/react-router'
import { Menu as MenuIcon, Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { useShortcuts } from './shortcuts.ts'
import { Sidebar } from './sidebar.tsx'
import { useStore } from './use-me.ts'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))

/** What all pages inside a store have in common: the side bar, the palette, and the way past both to the content. */
export function Shell() {
  const { nav } = useTexts()
  const [isSearching, setSearching] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const main = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useShortcuts({ openPalette: () => setSearching(true) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the page changes
  useEffect(() => {
    setMenuOpen(false)
    // A screen reader goes on where the new page begins.
    if (isFirst.current) isFirst.current = false
    else main.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-[80] -translate-y-16 rounded-lg bg-accent-strong px-3 py-2 text-white focus:translate-y-0"
      >
        {nav.skip}
      </a>
      <aside className="sticky top-0 hidden h-dvh border-r border-line bg-surface lg:block">
        <Sidebar onSearch={() => setSearching(true)} />
      </aside>
      <TopBar onMenu={() => setMenuOpen(true)} onSearch={() => setSearching(true)} />
      <Radix.Root open={isMenuOpen} onOpenChange={setMenuOpen}>
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-40 bg-black/45 lg:hidden" />
          <Radix.Content
            aria-describedby={undefined}
            className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] border-r border-line bg-surface shadow-2xl lg:hidden"
          >
            <Radix.Title className="sr-only">{nav.menu}</Radix.Title>
            <Sidebar
              onSearch={() => {
                setMenuOpen(false)
                setSearching(true)
              }}
            />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <main id="content" ref={main} tabIndex={-1} className="min-w-0 outline-none">
        <Outlet />
      </main>
      {isSearching && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** On a phone, in place of the side bar. */
function TopBar({ onMenu, onSearch }: { onMenu(): void; onSearch(): void }) {
  const { nav } = useTexts()
  const { name } = useStore()
  const button = 'rounded-lg p-2 text-soft hover:bg-sunken hover:text-ink'
  return (
    <header className="sticky top-0 z-30 flex items-center gap-2 border-b border-line bg-surface px-2 py-1.5 lg:hidden">
      <button type="button" aria-label={nav.menu} className={button} onClick={onMenu}>
        <MenuIcon size={20} aria-hidden />
      </button>
      <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
      <button type="button" aria-label={nav.search} className={button} onClick={onSearch}>
        <Search size={19} aria-hidden />
      </button>
    </header>
  )
}
