import { useState } from 'react'
import { Code } from '../parts/copy.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { useTexts } from '../texts/use-texts.ts'

const PRODUCT = {
  externalId: 'mug-1',
  title: 'Stoneware mug',
  variants: [{ externalId: 'mug-1-blue', title: 'Blue', price: 14.5, inventory: 12 }],
}

/** A first push, for a terminal or a program, ready to run. */
export function KeySnippets({ secret }: { secret: string }) {
  const { keys } = useTexts()
  const [tab, setTab] = useState<'curl' | 'typescript'>('curl')
  const code = tab === 'curl' ? curlOf(secret, location.origin) : typescriptOf(location.origin)
  return (
    <div className="min-w-0">
      <Tabs<'curl' | 'typescript'>
        label={keys.snippets}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'curl', label: 'curl' },
          { value: 'typescript', label: 'TypeScript' },
        ]}
      >
        <Code code={code} label={keys.firstPush} />
      </Tabs>
    </div>
  )
}

export function curlOf(secret: string, origin: string): string {
  return `curl ${origin}/api/public/v1/catalog \\
  -H "Authorization: Bearer ${secret}" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify({ products: [PRODUCT] })}'`
}

/** The secret belongs into the environment of the program, not into its text. */
const typescriptOf = (origin: string) => `import { Spiel } from '@spiel/client'

const spiel = new Spiel({ url: '${origin}', key: process.env.SPIEL_KEY })

await spiel.catalog.push([${JSON.stringify(PRODUCT, null, 2)}])`
