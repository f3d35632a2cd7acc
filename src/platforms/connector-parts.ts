import type {
  Change,
  ChangesPage,
  Connector,
  FetchedItems,
  HookHealth,
  ItemKind,
  Place,
  PlatformItem,
  Session,
} from './connector.ts'
import { instantOf } from './map-fields.ts'
import { type PlatformHttp, throwIfRefused } from './platform-http.ts'

/** What a connector does with hooks, of the two things in which platforms differ: how they are put right, and how they are ended. */
export function hookParts(of: {
  tend: Connector['registerHooks']
  end: (session: Session, url: string) => Promise<void>
  missingScopes: (session: Session) => Promise<string[]>
}): Pick<Connector, 'registerHooks' | 'health' | 'disconnect'> {
  return {
    registerHooks: of.tend,
    health: async (session, url) => ({
      missingScopes: await of.missingScopes(session),
      hooks: url === undefined ? null : await of.tend(session, url),
    }),
    disconnect: async (session, url) => {
      if (url !== undefined) await of.end(session, url)
    },
  }
}

/** For platforms without customers to ask for: what the request tells, and the orders that are here, is all there is. */
export const eraseAsTold: Connector['eraseShopper'] = async (_session, shopper) => shopper

/**
 * Goes through topics one by one.
 * @param put makes or wakes the hook of a topic that does not come; the reason when it cannot be
 */
export async function tendTopics(
  topics: readonly string[],
  { comes, put }: { comes: (topic: string) => boolean; put: (topic: string) => Promise<string | undefined> },
): Promise<HookHealth> {
  const health: HookHealth = { active: [], repaired: [], failed: [] }
  for (const topic of topics) {
    if (comes(topic)) {
      health.active.push(topic)
      continue
    }
    const reason = await put(topic)
    if (reason === undefined) health.repaired.push(topic)
    else health.failed.push({ topic, reason })
  }
  return health
}

/** Ends hooks by REST. One that is gone already is well ended. */
export async function deleteEach(http: PlatformHttp, paths: readonly string[], query = {}): Promise<void> {
  for (const path of paths) {
    const answer = await http.ask(path, { method: 'DELETE', query })
    if (answer.status !== 404) throwIfRefused(answer)
  }
}

/** Pages of a list in numbers, until one is not full. */
export async function allPages<T>(most: number, read: (page: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; ; page++) {
    const rows = await read(page)
    all.push(...rows)
    if (rows.length < most) return all
  }
}

/** Where a walk over what changed goes on. */
export interface ChangesPlace extends Place {
  kind: ItemKind
  /** Of the changes from this time on, in the order of their times. */
  sinceMs: number
  page: number
}

/**
 * One page of what changed, products first, then orders. Goes on from the time of the last one read, so that what changes meanwhile, and so moves to the end,
 * leaves no gap.
 */
export async function changesByTime(
  since: Date,
  given: Place | null,
  most: Record<ItemKind, number>,
  read: (place: ChangesPlace) => Promise<Change[]>,
): Promise<ChangesPage> {
  const place = (given ?? { kind: 'product', sinceMs: since.getTime(), page: 1 }) as ChangesPlace
  const changes = await read(place)
  if (changes.length === most[place.kind]) {
    const lastMs = changes.at(-1)?.changedAtMs ?? place.sinceMs
    const isStuck = lastMs <= place.sinceMs
    return { changes, next: { ...place, sinceMs: Math.max(lastMs, place.sinceMs), page: isStuck ? place.page + 1 : 1 } }
  }
  return { changes, next: place.kind === 'order' ? null : { kind: 'order', sinceMs: since.getTime(), page: 1 } }
}

/** A change as a list tells of it. */
export function changeOf(kind: ItemKind, id: string, at: unknown, zone = ''): Change {
  const instant = instantOf(at, zone)
  return { kind, id, changedAtMs: instant === null ? null : Date.parse(instant) }
}

/** What was asked for and is not among what was found is gone. */
export function fetched(ids: readonly string[], found: PlatformItem[]): FetchedItems {
  const here = new Set(found.map(({ input }) => input.externalId))
  return { found, gone: ids.filter((id) => !here.has(id)) }
}
