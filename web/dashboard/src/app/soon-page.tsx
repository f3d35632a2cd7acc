import { Hammer } from 'lucide-react'
import { Page } from '../parts/page-head.tsx'
import { Empty } from '../parts/states.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** Stands where a page is still being built. */
export function SoonPage() {
  const { nav } = useTexts()
  return (
    <Page>
      <div className="card">
        <Empty icon={Hammer} title={nav.soon} />
      </div>
    </Page>
  )
}
