import { Navigate } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { settingsPlaces } from '../app/nav.ts'
import { usePlaces, useStore } from '../app/use-me.ts'
import { Empty } from '../parts/states.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { SettingsFrame } from './settings-frame.tsx'

/** Leads to the first page of settings that one may see. */
export function SettingsHome() {
  const { settings } = useTexts()
  const { slug } = useStore()
  const first = usePlaces(settingsPlaces)[0]
  if (first) return <Navigate to={`/s/${slug}/${first.path}` as never} replace />
  return (
    <SettingsFrame>
      <div className="card">
        <Empty icon={SlidersHorizontal} title={settings.nothing} />
      </div>
    </SettingsFrame>
  )
}
