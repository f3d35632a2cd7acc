import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check, ChevronsUpDown, LogOut, Monitor, Moon, Plus, Search, Sun, UserRound } from 'lucide-react'
import type { Setup } from '../../../../src/widget/setup.dashboard.ts'
import { call } from '../api/call.ts'
import { useStoreQuery } from '../api/use-store-api.ts'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '../parts/menu.tsx'
import { toastFault } from '../parts/toasts.tsx'
import { LANGUAGES, setLanguage, useLanguage, useTexts } from '../texts/use-texts.ts'
import { navPlaces } from './nav.ts'
import { setTheme, type Theme, useTheme } from './theme.ts'
import { useMe, useStore } from './use-me.ts'

const ROW =
  'flex min-h-8.5 w-full items-center gap-2.5 rounded-lg px-2.5 text-left text-soft hover:bg-sunken hover:text-ink'

/** Store, search, pages, and who is signed in. */
export function Sidebar({ onSearch }: { onSearch(): void }) {
  const texts = useTexts()
  const { slug } = useStore()
  const key = navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'
  return (
    <div className="flex h-full flex-col gap-1 p-3">
      <StoreSwitch />
      <button type="button" className={`${ROW} mt-1 border border-line`} onClick={onSearch}>
        <Search size={16} aria-hidden />
        <span className="min-w-0 flex-1 truncate">{texts.nav.search}</span>
        <kbd className="shrink-0 font-sans text-[0.86rem]">{key}</kbd>
      </button>
      <nav aria-label={texts.nav.pages} className="mt-3 flex flex-1 flex-col gap-0.5 overflow-y-auto">
        {navPlaces.map(({ path, title, icon: Icon }) => (
          <Link
            key={path}
            to={`/s/${slug}${path === '' ? '' : `/${path}`}` as never}
            activeOptions={{ exact: path === '', includeSearch: false }}
            className={ROW}
            activeProps={{ className: 'bg-sunken font-medium !text-ink', 'aria-current': 'page' }}
          >
            <Icon size={17} aria-hidden />
            {title(texts)}
          </Link>
        ))}
        <SetupLink />
      </nav>
      <AccountMenu />
    </div>
  )
}

/** The way back to the first steps, until they are done. */
function SetupLink() {
  const { nav } = useTexts()
  const { slug } = useStore()
  const { data } = useStoreQuery<Setup>('/setup')
  if (!data || (data.products > 0 && data.sources > 0 && data.isWidgetLive)) return null
  const done = [data.products > 0, data.sources > 0, data.isWidgetLive].filter(Boolean).length
  return (
    <Link
      to={`/s/${slug}/start` as never}
      className="mt-4 flex flex-col gap-2 rounded-xl border border-line p-3 hover:bg-sunken"
      activeProps={{ 'aria-current': 'page' }}
    >
      <span className="font-medium">{nav.setup}</span>
      <span className="flex items-center gap-2 text-[0.93rem] text-soft">
        <progress max={3} value={done} aria-label={nav.setup} className="setup-progress" />
        {done}/3
      </span>
    </Link>
  )
}

function StoreSwitch() {
  const { nav } = useTexts()
  const { stores, account } = useMe()
  const store = useStore()
  const navigate = useNavigate()
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" aria-label={nav.storeMenu(store.name)} className={`${ROW} min-h-11 !text-ink`}>
          <span
            aria-hidden
            data-letter={[...store.name][0]?.toUpperCase()}
            className="flex size-7 shrink-0 items-center justify-center rounded-lg bg-accent-strong font-semibold text-white before:content-[attr(data-letter)]"
          />
          <span className="min-w-0 flex-1 truncate font-semibold">{store.name}</span>
          <ChevronsUpDown size={15} aria-hidden className="shrink-0 text-soft" />
        </button>
      }
    >
      <MenuLabel>{nav.stores}</MenuLabel>
      {stores.map(({ slug, name }) => (
        <MenuItem key={slug} onSelect={() => void navigate({ to: `/s/${slug}` as never })}>
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {slug === store.slug && <Check size={15} aria-hidden className="text-accent" />}
        </MenuItem>
      ))}
      {account.isOperator && (
        <>
          <MenuLine />
          <MenuItem onSelect={() => void navigate({ to: '/new-store' as never })}>
            <Plus size={16} aria-hidden />
            {nav.newStore}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

/** Ends the session here, and forgets what was read with it. */
export function useSignOut(): () => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return () => {
    call('POST', '/sign-out')
      .then(async () => {
        queries.clear()
        await navigate({ to: '/sign-in' })
      })
      .catch(toastFault)
  }
}

function AccountMenu() {
  const { nav } = useTexts()
  const { account } = useMe()
  const navigate = useNavigate()
  const theme = useTheme()
  const language = useLanguage()
  const signOut = useSignOut()
  const themes: { value: Theme; icon: typeof Sun }[] = [
    { value: 'light', icon: Sun },
    { value: 'dark', icon: Moon },
    { value: 'system', icon: Monitor },
  ]
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" aria-label={nav.accountMenu(account.name)} className={`${ROW} min-h-11`}>
          <UserRound size={17} aria-hidden className="shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-ink">{account.name}</span>
          </span>
        </button>
      }
    >
      <MenuLabel>{account.email}</MenuLabel>
      <MenuItem onSelect={() => void navigate({ to: '/account' as never })}>
        <UserRound size={16} aria-hidden />
        {nav.account}
      </MenuItem>
      <MenuLine />
      <MenuLabel>{nav.theme}</MenuLabel>
      <MenuChoice
        value={theme}
        onChange={setTheme}
        choices={themes.map(({ value, icon: Icon }) => ({
          value,
          label: (
            <>
              <Icon size={16} aria-hidden />
              {nav.themes[value]}
            </>
          ),
        }))}
      />
      <MenuLine />
      <MenuLabel>{nav.language}</MenuLabel>
      <MenuChoice
        value={language}
        onChange={(next) => void setLanguage(next)}
        choices={Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as typeof language, label }))}
      />
      <MenuLine />
      <MenuItem onSelect={signOut}>
        <LogOut size={16} aria-hidden />
        {nav.signOut}
      </MenuItem>
    </Menu>
  )
}
