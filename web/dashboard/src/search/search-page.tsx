import { Loaded } from '../parts/states.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
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
    <SettingsPage texts={texts}>
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
    </SettingsPage>
  )
}
