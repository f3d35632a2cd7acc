import type { ComponentType } from 'react'

/** Loads a page's code when it is opened. */
type Load = () => Promise<ComponentType>

/** What is drawn at each address below /s/{store}; `$name` is a parameter. Those of `app/nav.ts`, and pages that only others lead to. */
export const pages: Record<string, Load> = {
  '': async () => (await import('../overview/overview-page.tsx')).OverviewPage,
  start: async () => (await import('../start/start-page.tsx')).StartPage,
  inbox: async () => (await import('../inbox/inbox-page.tsx')).InboxPage,
  leads: async () => (await import('../leads/leads-page.tsx')).LeadsPage,
  catalog: async () => (await import('../catalog/catalog-page.tsx')).CatalogPage,
  orders: async () => (await import('../orders/orders-page.tsx')).OrdersPage,
  settings: async () => (await import('../settings/settings-home.tsx')).SettingsHome,
  'settings/general': async () => (await import('../settings/general-page.tsx')).GeneralPage,
  'settings/widget': async () => (await import('../widget/widget-page.tsx')).WidgetPage,
  'settings/platform': async () => (await import('../platforms/platform-page.tsx')).PlatformPage,
  'settings/assistant': async () => (await import('../assistant/assistant-page.tsx')).AssistantPage,
  'settings/knowledge': async () => (await import('../knowledge/knowledge-page.tsx')).KnowledgePage,
  'settings/lead-rules': async () => (await import('../leads/lead-rules-page.tsx')).LeadRulesPage,
  'settings/team': async () => (await import('../accounts/team-page.tsx')).TeamPage,
  'settings/webhooks': async () => (await import('../webhooks/webhooks-page.tsx')).WebhooksPage,
  'settings/webhooks/$id': async () => (await import('../webhooks/endpoint-page.tsx')).EndpointPage,
  'settings/audit': async () => (await import('../accounts/audit-page.tsx')).AuditPage,
  'settings/data': async () => (await import('../privacy/data-page.tsx')).DataPage,
  'settings/search': async () => (await import('../search/search-page.tsx')).SearchPage,
  'settings/keys': async () => (await import('../api-keys/keys-page.tsx')).KeysPage,
}
