import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Account, OwnStore } from '../../../../src/accounts/accounts.schema.ts'
import { type ApiFault, call } from '../api/call.ts'

export interface Me {
  account: Account
  hasSecondFactor: boolean
  stores: OwnStore[]
  publicUrl: string
  /** Opens the demo shop; null where it is off, or not theirs to open. */
  demoPath: string | null
}

export const ROLES = ['viewer', 'agent', 'admin', 'owner'] as const
export type Role = OwnStore['role']

export const meQuery = {
  queryKey: ['me'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call<Me>('GET', '/me', { signal }),
  staleTime: 60_000,
}

/** Who is signed in. The pages inside a store are drawn only when this is known. */
export function useMe(): Me {
  const { data } = useQuery<Me, ApiFault>(meQuery)
  if (!data) throw new Error('Drawn before anybody was known to be signed in')
  return data
}

/** The store's short name in the address. */
export function useSlug(): string {
  const { store } = useParams({ strict: false }) as { store?: string }
  return store ?? ''
}

/** The store in the address, with the role of who is signed in. */
export function useStore(): OwnStore {
  const slug = useSlug()
  const store = useMe().stores.find((one) => one.slug === slug)
  if (!store) throw new Error('Drawn for a store that is not theirs')
  return store
}

/** Whether they may do what needs at least this role. The server checks it by itself. */
export function useMay(least: Role): boolean {
  return ROLES.indexOf(useStore().role) >= ROLES.indexOf(least)
}

/** Of places, those that the role may see. */
export function usePlaces<Place extends { role: Role }>(places: Place[]): Place[] {
  const { role } = useStore()
  return places.filter((place) => ROLES.indexOf(role) >= ROLES.indexOf(place.role))
}
