import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { LogOut, Moon, Settings, Store, Sun } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { navPlaces, settingsPlaces } from './nav.ts'
import { useSignOut } from './sidebar.tsx'
import { setTheme } from './theme.ts'
import { useMe, usePlaces, useStore } from './use-me.ts'

const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-3 data-[selected=true]:bg-sunken select-none'
const GROUP =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-[0.86rem] [&_[cmdk-group-heading]]:text-soft'

/** Every page and the commands of all pages, found by typing. */
export function CommandPalette({ onClose }: { onClose(): void }) {
  const texts = useTexts()
  const { stores } = useMe()
  const store = useStore()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const run = (work: () => void) => () => {
    onClose()
    work()
  }
  const go = (path: string) => run(() => void navigate({ to: path as never }))
  const at = (path: string) => `/s/${store.slug}${path === '' ? '' : `/${path}`}`
  const settings = usePlaces(settingsPlaces)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/45" />
        <Radix.Content
          aria-describedby={undefined}
          className="rise fixed top-[10vh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-2xl border border-line bg-surface shadow-2xl"
        >
          <Radix.Title className="sr-only">{texts.nav.palette}</Radix.Title>
          <Command label={texts.nav.palette} loop>
            <Command.Input
              placeholder={texts.nav.palettePlaceholder}
              className="w-full border-b border-line bg-transparent px-5 py-4 text-[1.07rem] outline-none placeholder:text-soft"
            />
            <Command.List className="max-h-[55vh] overflow-y-auto p-2">
              <Command.Empty className="px-3 py-8 text-center text-soft">{texts.nav.paletteEmpty}</Command.Empty>
              <Command.Group heading={texts.nav.pages} className={GROUP}>
                {navPlaces.map(({ path, title, icon: Icon, letter }) => (
                  <Entry
                    key={path}
                    icon={<Icon size={17} aria-hidden />}
                    keys={`G ${letter.toUpperCase()}`}
                    onSelect={go(at(path))}
                  >
                    {title(texts)}
                  </Entry>
                ))}
              </Command.Group>
              <Command.Group heading={texts.nav.settings} className={GROUP}>
                {settings.map(({ path, title }) => (
                  <Entry key={path} icon={<Settings size={17} aria-hidden />} onSelect={go(at(path))}>
                    {title(texts)}
                  </Entry>
                ))}
              </Command.Group>
              {stores.length > 1 && (
                <Command.Group heading={texts.nav.stores} className={GROUP}>
                  {stores.map(({ slug, name }) => (
                    <Entry
                      key={slug}
                      value={`${name} ${slug}`}
                      icon={<Store size={17} aria-hidden />}
                      onSelect={go(`/s/${slug}`)}
                    >
                      {name}
                    </Entry>
                  ))}
                </Command.Group>
              )}
              <Command.Group heading={texts.nav.commands} className={GROUP}>
                <Entry icon={<Sun size={17} aria-hidden />} onSelect={run(() => setTheme('light'))}>
                  {texts.nav.turnLight}
                </Entry>
                <Entry icon={<Moon size={17} aria-hidden />} onSelect={run(() => setTheme('dark'))}>
                  {texts.nav.turnDark}
                </Entry>
                <Entry icon={<LogOut size={17} aria-hidden />} onSelect={run(signOut)}>
                  {texts.nav.signOut}
                </Entry>
              </Command.Group>
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface EntryProps {
  icon: ReactNode
  keys?: string
  value?: string
  onSelect(): void
  children: ReactNode
}

function Entry({ icon, keys, value, onSelect, children }: EntryProps) {
  return (
    <Command.Item className={ITEM} onSelect={onSelect} {...(value ? { value } : {})}>
      <span className="text-soft">{icon}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys && <kbd className="font-sans text-[0.86rem] text-soft">{keys}</kbd>}
    </Command.Item>
  )
}
