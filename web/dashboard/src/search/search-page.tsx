import { PageHead } from '../parts/page-head.tsx'
import { Loaded } from '../parts/states.tsx'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { BoostsCard } from './boosts-card.tsx'
import { PlacedCard } from './placed-card.tsx'
import { SynonymsCard } from './synonyms-card.tsx'
import { TrySearch } from './try-search.tsx'
import { useSearchSettings } from './use-search-settings.ts'

/** Settings -> Search: what shoppers find, why, and how to change it. */
export function SearchPage() {
  const { search: texts } = useTexts()
  const settings = useSearchSettings()
  return (
    <SettingsFrame>
      <PageHead title={texts.title}>{texts.intro}</PageHead>
      <Loaded query={settings}>
        {(shown) => (
          <>
            <TrySearch settings={shown.settings} />
            <SynonymsCard settings={shown.settings} />
            <PlacedCard shown={shown} place="pins" />
            <PlacedCard shown={shown} place="buries" />
            <BoostsCard settings={shown.settings} />
          </>
        )}
      </Loaded>
    </SettingsFrame>
  )
}
