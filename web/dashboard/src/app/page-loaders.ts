import type { ComponentType } from 'react'

/** Loads a page's code when it is opened. */
type Load = () => Promise<ComponentType>

/** What is drawn at each address below /s/{store}; `$name` is a parameter. Those of `app/nav.ts`, and pages that only others lead to. */
export const pages: Record<string, Load> = {
  '': async () => (await import('../overview/overview-page.tsx')).OverviewPage,
  inbox: async () => (await import('../inbox/inbox-page.tsx')).InboxPage,
  leads: async () => (await import('../leads/leads-page.tsx')).LeadsPage,
  catalog: async () => (await import('../catalog/catalog-page.tsx')).CatalogPage,
  orders: async () => (await import('../orders/orders-page.tsx')).OrdersPage,
  settings: async () => (await import('../settings/settings-home.tsx')).SettingsHome,
  'settings/keys': async () => (await import('../api-keys/keys-page.tsx')).KeysPage,
}
