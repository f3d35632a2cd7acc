import { Inbox, LayoutDashboard, type LucideIcon, Package, Settings, ShoppingCart, Users } from 'lucide-react'
import type { Texts } from '../texts/en.ts'
import type { Role } from './use-me.ts'

/** Where a page inside a store is, and who sees it. `app/page-loaders.ts` says what is drawn there. */
export interface Place {
  /** Below /s/{store}; '' is the store's first page. */
  path: string
  title(texts: Texts): string
  /** Who has less does not see it. */
  role: Role
}

/** An entry of the side bar, opened by `G` and its letter, too. */
export interface NavPlace extends Place {
  icon: LucideIcon
  letter: string
}

/** The side bar, from top to bottom. */
export const navPlaces: NavPlace[] = [
  { path: '', icon: LayoutDashboard, letter: 'o', role: 'viewer', title: ({ nav }) => nav.overview },
  { path: 'inbox', icon: Inbox, letter: 'i', role: 'viewer', title: ({ nav }) => nav.inbox },
  { path: 'leads', icon: Users, letter: 'l', role: 'viewer', title: ({ nav }) => nav.leads },
  { path: 'catalog', icon: Package, letter: 'c', role: 'viewer', title: ({ nav }) => nav.catalog },
  { path: 'orders', icon: ShoppingCart, letter: 'r', role: 'viewer', title: ({ nav }) => nav.orders },
  { path: 'settings', icon: Settings, letter: 's', role: 'viewer', title: ({ nav }) => nav.settings },
]

/** The list of the settings, from top to bottom. */
export const settingsPlaces: Place[] = [
  { path: 'settings/general', role: 'admin', title: ({ settings }) => settings.general },
  { path: 'settings/keys', role: 'admin', title: ({ settings }) => settings.keys },
  { path: 'settings/platform', role: 'admin', title: ({ settings }) => settings.platform },
  { path: 'settings/widget', role: 'admin', title: ({ settings }) => settings.widget },
  { path: 'settings/assistant', role: 'admin', title: ({ settings }) => settings.assistant },
  { path: 'settings/knowledge', role: 'viewer', title: ({ settings }) => settings.knowledge },
  { path: 'settings/search', role: 'viewer', title: ({ settings }) => settings.search },
  { path: 'settings/lead-rules', role: 'viewer', title: ({ settings }) => settings.leadRules },
  { path: 'settings/team', role: 'viewer', title: ({ settings }) => settings.team },
  { path: 'settings/webhooks', role: 'admin', title: ({ settings }) => settings.webhooks },
  { path: 'settings/audit', role: 'admin', title: ({ settings }) => settings.audit },
  { path: 'settings/data', role: 'admin', title: ({ settings }) => settings.data },
]
