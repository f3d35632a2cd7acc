import { useEffect, useState } from 'react'
import type { ApiFault } from '../api/call.ts'
import { toast, toastFault } from '../parts/toasts.tsx'
import { textsNow } from '../texts/use-texts.ts'

interface Draft<Doc> {
  doc: Doc
  set(change: Partial<Doc>): void
  isChanged: boolean
  isSaving: boolean
  /** What is wrong with what was sent; undefined = nothing. */
  fault: ApiFault | undefined
  save(): Promise<void>
  /** Back to what is stored. */
  drop(): void
}

/**
 * A document of settings while it is edited. Saved, it can be taken back for as long as the message stands.
 * @param stored what the server has; while nothing is edited, the draft follows it
 * @param store sends a whole document
 */
export function useDraft<Doc extends object>(stored: Doc, store: (doc: Doc) => Promise<unknown>): Draft<Doc> {
  const [doc, setDoc] = useState(stored)
  const [base, setBase] = useState(stored)
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<ApiFault>()
  const isChanged = JSON.stringify(doc) !== JSON.stringify(base)
  const storedText = JSON.stringify(stored)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what is stored has changed
  useEffect(() => {
    if (isChanged) return
    setDoc(stored)
    setBase(stored)
  }, [storedText])
  const save = async () => {
    const former = base
    setSaving(true)
    setFault(undefined)
    try {
      await store(doc)
      setBase(doc)
      const undo = () => {
        store(former)
          .then(() => {
            setBase(former)
            setDoc(former)
          })
          .catch(toastFault)
      }
      toast(textsNow().states.saved, { undo })
    } catch (error) {
      setFault(error as ApiFault)
    } finally {
      setSaving(false)
    }
  }
  return {
    ...{ doc, isChanged, isSaving, fault, save },
    set: (change) => setDoc({ ...doc, ...change }),
    drop: () => {
      setDoc(base)
      setFault(undefined)
    },
  }
}
