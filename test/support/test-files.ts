import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Absolute paths of test files, each in one list. */
export interface TestFiles {
  /** Need no database of ours. */
  plain: string[]
  /** Need a database, of whichever kind. */
  database: string[]
  /** Need a database, and are about what does not depend on its kind. */
  databaseOnce: string[]
  /** Are about the databases themselves, or what differs between them: they need both kinds. */
  bothDatabases: string[]
  /** Open a browser. */
  browser: string[]
  /** What must hold under faults and at any moment: test/proofs. */
  proofs: string[]
  /** Proofs of what does not depend on the kind of database. With full counts they run on both all the same. */
  proofsOnce: string[]
}

/** Marks in a file's text: it opens a database, directly or through the test app or the commands, or a browser. */
const DATABASE_MARK = /['"][^'"]*\/(test-database|test-app|operator-cli)(\.ts)?['"]/
/** A test with a count that is small but for `npm run prove`. */
const COUNT_MARK = /import \{[^}]*\bamount\b[^}]*\} from '[^']*proof-run\.ts'/
const BROWSER_MARK = /['"][^'"]*support\/(widget-|owner-|pages-)?browser\.ts['"]/
/** Proofs whose short form runs on the usual kind of database only: what they are about. */
const ABOUT_NO_DATABASE: Record<string, string> = {
  adversary: 'what the assistant says, whatever a model answers',
  'big-bodies': 'how request bodies are read',
  'embedding-faults': 'what the worker does when the server for embeddings fails',
  fuzz: 'how requests are read and answers described',
  'hostile-set': 'how long texts keep the event loop',
}
/**
 * The same of tests: what the assistant says, how the evaluation counts, what other platforms' servers answer, what commands print and
 * pages show, and how the doors read requests. The modules below these are tested on both kinds, and so is how a command gets at its
 * database (operator.both-databases).
 */
const ON_ANY_DATABASE = new RegExp(
  `^(${[
    ...['test/assistant/', 'src/assistant/', 'src/eval/', 'src/platforms/', 'test/cli/', 'src/cli/', 'src/demo/'],
    ...['test/widget-api/(?!turn-)', 'test/dashboard-api/', 'test/public-api/', 'src/http/'],
    ...['test/demo-shop\\.', 'test/host-header\\.', 'src/search/constraints-in-words\\.'],
  ].join('|')})`,
)
/** Files that take long, the longest first as TEST_FILE_TIMES=1 prints it: so none of them goes on alone at the end. */
const LONG = [
  ...[
    'hostile-set',
    'widget/states',
    'search-freshness',
    'dashboard/pages-wide',
    'dashboard/pages-phone',
    '/kills.proof',
  ],
  ...['cursor-walks', 'webhook-kills', 'overlapping-pushes', 'embedding-kills', 'widget-cuts', 'widget-page'],
  ...[
    'first-minute',
    'widget/lines',
    'widget/frame',
    'daily-work',
    'demo-languages',
    'limiter',
    'secrets',
    'big-bodies',
  ],
  ...['fuzz', 'page-parts', 'demo-pages', 'database-restarts', 'adversary', 'order-privacy'],
  ...[
    'small-shops',
    'platforms/connectors',
    'demo-command',
    'eval-chat.command',
    'dashboard-api/sessions',
    'read-document',
  ],
  ...[
    'cli/printed',
    'start-embedded-database',
    'operator.both-databases',
    'chat-questions',
    'role-sweep',
    'test/assistant/needs',
  ],
  ...[
    'push-kill',
    'platforms/traps',
    'generated-suites',
    'assistant/unsold',
    'claim-gate.catalogs',
    'understanding/understanding',
  ],
  ...[
    'log-disk',
    'facets',
    'order-codes',
    'read-feed',
    'embedded/crash',
    'jobs/set-aside',
    'check-patterns',
    'lead-work',
  ],
  ...['accounts.test', 'knowledge/knowledge.test', 'search-products', 'catalog-cache', 'widget-api/forms'],
]
/** What a file of this folder or name is about differs between the kinds. */
const BOTH_DATABASES = /^src\/(db|jobs)\/|\/test-database\.test\.ts$|\.both-databases\.test\.ts$/

function listOf(path: string, text: string): keyof TestFiles {
  if (BROWSER_MARK.test(text)) return 'browser'
  if (path.endsWith('.proof.ts')) return basename(path, '.proof.ts') in ABOUT_NO_DATABASE ? 'proofsOnce' : 'proofs'
  if (!DATABASE_MARK.test(text)) return 'plain'
  if (BOTH_DATABASES.test(path)) return 'bothDatabases'
  return ON_ANY_DATABASE.test(path) ? 'databaseOnce' : 'database'
}

/** The place of a file among the long ones. */
function lengthRank(path: string): number {
  const place = LONG.findIndex((part) => path.includes(part))
  return place < 0 ? LONG.length : place
}

/** Those that take long first. */
export const longFirst = (paths: readonly string[]): string[] => paths.toSorted((a, b) => lengthRank(a) - lengthRank(b))

/**
 * The test files under `root`, those that take long first. `filters` are beginnings of paths such as `src/catalog`, or parts of file names; none =
 * all. `proofsOnly` takes only test/proofs, those that open a browser too, and the tests that have full counts as these have.
 */
export function findTestFiles(root: string, filters: string[], proofsOnly: boolean): TestFiles {
  const patterns = ['{src,test,sdk,bench,scripts,web}/**/*.test.ts', 'test/proofs/**/*.proof.ts']
  const exclude = ['**/node_modules/**', '**/dist/**']
  const wanted = filters.map((filter) => filter.replace(/^\.\//, ''))
  const found = globSync(patterns, { cwd: root, exclude })
    .filter((path) => wanted.length === 0 || wanted.some((filter) => path.includes(filter)))
    .sort()
  const files: TestFiles = {
    ...{ plain: [], database: [], databaseOnce: [], bothDatabases: [] },
    ...{ browser: [], proofs: [], proofsOnce: [] },
  }
  for (const path of longFirst(found)) {
    const text = readFileSync(join(root, path), 'utf8')
    if (!proofsOnly || path.endsWith('.proof.ts') || COUNT_MARK.test(text))
      files[listOf(path, text)].push(join(root, path))
  }
  return files
}
