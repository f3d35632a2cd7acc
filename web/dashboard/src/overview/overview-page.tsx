import { Page, PageHead } from '../parts/page-head.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** The store's first page. */
export function OverviewPage() {
  const { nav } = useTexts()
  return (
    <Page>
      <PageHead title={nav.overview} />
    </Page>
  )
}
