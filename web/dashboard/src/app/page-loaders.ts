import type { ComponentType } from 'react'

/** Loads a page's code when it is opened. */
type Load = () => Promise<ComponentType>

const soon: Load = async () => (await import('./soon-page.tsx')).SoonPage

/** What is drawn at each address below /s/{store}; `$name` is a parameter. Those of `app/nav.ts`, and pages that only others lead to. */
export const pages: Record<string, Load> = {
  '': async () => (await import('../overview/overview-page.tsx')).OverviewPage,
  inbox: soon,
  leads: soon,
  catalog: soon,
  orders: soon,
  settings: async () => (await import('../settings/settings-home.tsx')).SettingsHome,
  'settings/keys': async () => (await import('../api-keys/keys-page.tsx')).KeysPage,
}
