import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { settingsPlaces } from '../app/nav.ts'
import { usePlaces, useStore } from '../app/use-me.ts'
import { Page } from '../parts/page-head.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** The list of settings beside a page of them; on a phone a line above it. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const texts = useTexts()
  const { slug } = useStore()
  const pages = usePlaces(settingsPlaces)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the list is a line that is longer than the screen: the page that is open is to be seen in it.
    const here = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (here && list.current)
      list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.clientWidth) / 2
  }, [])
  return (
    <Page>
      <div className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
        <nav
          ref={list}
          aria-label={texts.nav.settings}
          className="-mx-4 mb-6 flex gap-1 overflow-x-auto border-b border-line px-4 pb-2 sm:-mx-8 sm:px-8 lg:sticky lg:top-9 lg:mx-0 lg:mb-0 lg:flex-col lg:gap-0.5 lg:self-start lg:overflow-visible lg:border-0 lg:p-0"
        >
          <h2 className="hidden px-2.5 pb-2 font-semibold lg:block">{texts.nav.settings}</h2>
          {pages.map(({ path, title }) => (
            <Link
              key={path}
              to={`/s/${slug}/${path}` as never}
              activeOptions={{ includeSearch: false }}
              className="flex min-h-8.5 items-center rounded-lg px-2.5 whitespace-nowrap text-soft hover:bg-sunken hover:text-ink"
              activeProps={{ className: 'bg-sunken font-medium !text-ink', 'aria-current': 'page' }}
            >
              {title(texts)}
            </Link>
          ))}
        </nav>
        <div className="min-w-0">{children}</div>
      </div>
    </Page>
  )
}
