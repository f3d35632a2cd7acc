import { settings } from './config.ts'

/** The settings page, as Markdown. */
export function describeSettings(): string {
  const rows = (Object.entries(settings) as [string, { doc: string; fallback?: string }][]).map(
    ([name, { doc, fallback }]) => `| \`${name}\` | ${fallback === undefined ? '' : `\`${fallback}\``} | ${doc} |`,
  )
  return `# Settings

Made from \`src/config.ts\` by \`npm run docs\`. Spiel reads its settings from the environment; a wrong value or an unknown
\`SPIEL_*\` name stops the start, with all faults listed. An empty variable counts as unset.

| variable | default | what it does |
|---|---|---|
${rows.join('\n')}
`
}
