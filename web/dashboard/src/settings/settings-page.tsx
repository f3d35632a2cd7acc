import type { ReactNode } from 'react'
import { PageHead } from '../parts/page-head.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** A page of the settings: the list of them beside it, its title, what it is for, and what can be done on it. */
export function SettingsPage({
  texts: { title, intro },
  actions,
  children,
}: {
  texts: { title: string; intro: ReactNode }
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <SettingsFrame>
      <PageHead title={title} actions={actions}>
        {intro}
      </PageHead>
      {children}
    </SettingsFrame>
  )
}
