/**
 * The walls between the rooms, as rules a machine checks (`npm run walls`).
 * TypeScript 7 has no parser that dependency-cruiser can load, so @swc/core reads the files; type imports count like others.
 */
// Without its parser dependency-cruiser would see no file at all, and pass.
require.resolve('@swc/core')

/** Bottom to top: a room imports only rooms before it, so that no circle of rooms can come into being. */
const roomOrder = [
  ...[
    'language',
    'stores',
    'mail',
    'accounts',
    'api-keys',
    'outbound',
    'events',
    'shopper-identity',
    'feeds',
    'catalog',
    'search',
    'knowledge',
    'orders',
  ],
  ...['conversations', 'leads', 'webhooks', 'widget', 'assistant', 'eval', 'overview', 'privacy', 'platforms', 'demo'],
]
const rooms = roomOrder.join('|')
const notProduct = '\\.test\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...roomOrder.slice(0, -1).map((room, index) => ({
      name: 'no-circle-of-rooms',
      comment: `What ${room} shares with a room above it is ${room}'s own, or belongs to a room below both.`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: notProduct },
      to: { path: `^src/(${roomOrder.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'no-dangling-import',
      comment: 'An import that leads nowhere would also be invisible to every other rule here.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'queries-stay-in-their-room',
      comment: "A room's SQL is its own; others call its verbs.",
      severity: 'error',
      from: { path: `^src/(${rooms})/`, pathNot: notProduct },
      to: { path: `^src/(${rooms})/.*\\.queries\\.ts$`, pathNot: '^src/$1/' },
    },
    {
      name: 'queries-only-from-a-room',
      comment: 'Doors, commands and scripts call verbs; jobs belong to rooms.',
      severity: 'error',
      from: { path: '^(src|scripts|sdk)/', pathNot: [`^src/(${rooms})/`, notProduct] },
      to: { path: `^src/(${rooms})/.*\\.queries\\.ts$` },
    },
    {
      name: 'rooms-know-no-door',
      comment: 'Many doors, one inside: a verb knows nothing of HTTP or the command line.',
      severity: 'error',
      from: { path: `^src/(${rooms}|shared|db|jobs)/`, pathNot: notProduct },
      to: { path: '^src/(http|cli|app\\.ts|main\\.ts)' },
    },
    {
      name: 'product-knows-no-tests',
      comment: 'What runs in a store must not need the test folders. Tests beside the code may.',
      severity: 'error',
      from: { path: '^src/', pathNot: notProduct },
      to: { path: ['^(test|bench|scripts)/', '\\.(test|proof)\\.ts$'] },
    },
    {
      name: 'sql-in-queries-only',
      comment:
        'Only queries, src/db and src/jobs speak to the database driver; verbs take the transaction type of src/db.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.queries\\.ts$', '^src/(db|jobs)/', notProduct] },
      to: { path: 'node_modules/(@types/)?(kysely|pg|pg-boss|@electric-sql)/' },
    },
    {
      name: 'routes-call-verbs',
      comment: 'A route parses, calls a verb and presents; it has no SQL.',
      severity: 'error',
      from: { path: '\\.(routes|dashboard)\\.ts$' },
      to: { path: '\\.queries\\.ts$' },
    },
    {
      name: 'sdk-stands-alone',
      comment: 'The client is published alone and has no dependency.',
      severity: 'error',
      from: { path: '^sdk/src/', pathNot: notProduct },
      to: { pathNot: '^sdk/' },
    },
    {
      name: 'shared-knows-no-room',
      comment: 'src/shared holds helpers without business words.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: notProduct },
      to: { path: `^src/(${rooms}|http|cli|db|jobs)/` },
    },
    {
      name: 'no-dev-dependency-in-product',
      comment: 'A store installs without devDependencies.',
      severity: 'error',
      from: { path: '^(src|bin|web)/', pathNot: notProduct },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'A package that is only there because another needs it can vanish with the next install.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'widget-stands-alone',
      comment:
        'The widget runs in a shopper’s browser, and has 22 KB for everything: nothing of the server, and no package but preact.',
      severity: 'error',
      from: { path: '^web/widget/', pathNot: notProduct },
      to: { pathNot: ['^web/widget/src/', 'node_modules/preact/'] },
    },
    {
      name: 'dashboard-stands-alone',
      comment:
        'The dashboard runs in a browser: of the server it knows nothing but the types of what comes and goes, which leave no code.',
      severity: 'error',
      from: { path: '^web/dashboard/', pathNot: notProduct },
      to: { path: '^(src|test|scripts|web/widget)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^sdk/dist/', '^web/\\w+/dist/', '^data/'] },
    // The workspace sdk takes its tools from the root's package.json.
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  },
}
