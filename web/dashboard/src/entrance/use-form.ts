import { type FormEvent, useState } from 'react'
import { ApiFault } from '../api/call.ts'
import { useTexts } from '../texts/use-texts.ts'

/** A form that is sent once at a time: its texts by field, and what the server found wrong with them. */
export function useForm(send: (values: Record<string, string>) => Promise<void>) {
  const { states } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    setBusy(true)
    setFault(undefined)
    try {
      await send(values)
    } catch (error) {
      setFault(error)
    } finally {
      setBusy(false)
    }
  }
  const api = fault instanceof ApiFault ? fault : undefined
  const wordsOf = (): string | undefined => {
    if (fault === undefined || (api && api.issues.length > 0)) return undefined
    if (!api) return states.failed
    if (api.status === 0) return states.offline
    if (api.status === 429) return states.tooMany(api.retryAfterS ?? 60)
    return api.message || states.failed
  }
  return {
    isBusy,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    status: api?.status,
    /** What is wrong with a field. */
    of: (name: string) => api?.of(name),
    /** What is wrong with all of it. */
    words: wordsOf(),
  }
}
