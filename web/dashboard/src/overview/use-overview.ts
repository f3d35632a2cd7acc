import type { OpenQuestion, UnmetDemand } from '../../../../src/overview/gaps.ts'
import type { Figures, Overview } from '../../../../src/overview/get-overview.ts'
import { useStoreChange, useStoreQuery } from '../api/use-store-api.ts'

export type { Figures, OpenQuestion, Overview, UnmetDemand }

const spanOf = (days: string) =>
  `?${new URLSearchParams({ days, tz: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' })}`

export const useOverview = (days: string) => useStoreQuery<Overview>(`/overview${spanOf(days)}`, { keepOld: true })
export const useQuestions = (days: string) =>
  useStoreQuery<{ data: OpenQuestion[] }>(`/open-questions${spanOf(days)}`, { keepOld: true })
export const useDemand = (days: string) =>
  useStoreQuery<{ data: UnmetDemand[] }>(`/unmet-demand${spanOf(days)}`, { keepOld: true })
export const useAnswer = () =>
  useStoreChange<{ asked: string; question?: string; answer?: string }>('POST', '/open-questions', {
    changes: ['open-questions'],
  })
