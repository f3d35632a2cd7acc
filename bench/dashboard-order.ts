/** Of the shop's pages. */
export const ORIGIN = 'https://bench.example'

export interface DashboardOrder {
  database: { databaseUrl?: string; dataDir?: string }
  conversations: number
}

export interface DashboardReady {
  url: string
  slug: string
  cookie: string
  widgetKey: string
  seedSeconds: number
}
