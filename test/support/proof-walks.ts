import { type Kysely, sql } from 'kysely'

/** One version of a row as it was written, with the transaction that wrote it: independent of any stamp. */
export interface Version {
  id: string
  createdMs: number
  updatedMs: number
  xid: number
}

/** What a reader may see at one moment, by PostgreSQL's own account. */
export interface Snapshot {
  xmin: number
  xmax: number
  running: Set<number>
}

export interface SeenRow {
  id: string
  createdMs: number
  updatedMs: number
}

/** A walk over a list: what it saw, in order, and the moments around it. */
export interface Walk {
  sort: 'created_at' | 'updated_at'
  order: 'desc' | 'asc'
  before: Snapshot
  after: Snapshot
  seen: SeenRow[]
  /** It went on until nothing was left; else only what lies before its last row can be asked of it. */
  isComplete: boolean
}

export interface Verdict {
  visits: number
  required: number
  missing: number
  duplicated: number
  /** Rows out of order, or that no transaction ever wrote. */
  wrong: number
}

export type Write = (id: string) => Promise<void>

/** Writes down every version of the table's rows, in the transaction that makes it; versions of a rolled-back one vanish with it. */
export async function recordVersions(db: Kysely<never>, table: string): Promise<void> {
  await sql`CREATE TABLE ${sql.table(`proof_${table}`)}
    (n bigserial PRIMARY KEY, id text, created_at timestamptz, updated_at timestamptz, xid xid8)`.execute(db)
  await sql`CREATE FUNCTION ${sql.ref(`proof_${table}_version`)}() RETURNS trigger LANGUAGE plpgsql AS ${sql.raw(`$$ BEGIN
    INSERT INTO proof_${table} (id, created_at, updated_at, xid)
    VALUES (NEW.id, NEW.created_at, NEW.updated_at, pg_current_xact_id()); RETURN NULL; END $$`)}`.execute(db)
  await sql`CREATE TRIGGER proof AFTER INSERT OR UPDATE ON ${sql.table(table)} FOR EACH ROW
    EXECUTE FUNCTION ${sql.ref(`proof_${table}_version`)}()`.execute(db)
}

/** All versions, those of one row in the order they were written. */
export async function readVersions(db: Kysely<never>, table: string): Promise<Version[]> {
  const { rows } = await sql<{ id: string; created_at: Date; updated_at: Date; xid: string }>`
    SELECT id, created_at, updated_at, xid::text FROM ${sql.table(`proof_${table}`)} ORDER BY n`.execute(db)
  return rows.map(({ id, created_at, updated_at, xid }) => ({
    id,
    createdMs: created_at.getTime(),
    updatedMs: updated_at.getTime(),
    xid: Number(xid),
  }))
}

export async function takeSnapshot(db: Kysely<never>): Promise<Snapshot> {
  const { rows } = await sql<{ snapshot: string }>`SELECT pg_current_snapshot()::text AS snapshot`.execute(db)
  const [xmin = '', xmax = '', running = ''] = rows[0]?.snapshot.split(':') ?? []
  const ids = running === '' ? [] : running.split(',').map(Number)
  return { xmin: Number(xmin), xmax: Number(xmax), running: new Set(ids) }
}

const isVisible = ({ xmin, xmax, running }: Snapshot, xid: number) => xid < xmin || (xid < xmax && !running.has(xid))

/** The last version of each row that the snapshot sees. */
function visibleRows(versions: Version[], snapshot: Snapshot): Map<string, Version> {
  const rows = new Map<string, Version>()
  for (const version of versions) if (isVisible(snapshot, version.xid)) rows.set(version.id, version)
  return rows
}

const stampOf = (row: SeenRow, sort: Walk['sort']) => (sort === 'created_at' ? row.createdMs : row.updatedMs)

/**
 * What a walk owes. Descending: each row committed before it began whose stamp had not moved when it ended, exactly once, and no row
 * twice. Ascending, followed to the end of all writing: the last version of every row, and no version twice. Either way stamps are
 * strictly ordered and every row seen was really written.
 */
export function judgeWalk(walk: Walk, versions: Version[]): Verdict {
  const { sort, order, seen } = walk
  const key = (row: SeenRow) => (order === 'desc' ? row.id : `${row.id} ${stampOf(row, sort)}`)
  const counts = new Map<string, number>()
  for (const row of seen) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1)
  const required = requiredRows(walk, versions)
  const written = new Set(versions.map((version) => `${version.id} ${stampOf(version, sort)}`))
  let wrong = 0
  seen.forEach((row, place) => {
    const former = seen[place - 1]
    const step = former ? stampOf(row, sort) - stampOf(former, sort) : order === 'asc' ? 1 : -1
    if (order === 'asc' ? step <= 0 : step >= 0) wrong++
    else if (!written.has(`${row.id} ${stampOf(row, sort)}`)) wrong++
  })
  return {
    visits: seen.length,
    required: required.length,
    missing: required.filter((row) => !counts.has(key(row))).length,
    duplicated: [...counts.values()].filter((count) => count > 1).length,
    wrong,
  }
}

function requiredRows(walk: Walk, versions: Version[]): Version[] {
  const { sort, order, isComplete } = walk
  const atEnd = visibleRows(versions, walk.after)
  const last = walk.seen.at(-1)
  const reached = isComplete || !last ? undefined : stampOf(last, sort)
  if (order === 'asc')
    return [...atEnd.values()].filter((row) => reached === undefined || stampOf(row, sort) <= reached)
  return [...visibleRows(versions, walk.before).values()].filter((row) => {
    const later = atEnd.get(row.id)
    const hasMoved = later !== undefined && stampOf(later, sort) !== stampOf(row, sort)
    return !hasMoved && (reached === undefined || stampOf(row, sort) >= reached)
  })
}

export function addVerdicts(verdicts: Verdict[]): Verdict {
  const sum = { visits: 0, required: 0, missing: 0, duplicated: 0, wrong: 0 }
  for (const verdict of verdicts) {
    for (const name of Object.keys(sum) as (keyof Verdict)[]) sum[name] += verdict[name]
  }
  return sum
}
