import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TakenIn, TakingIn } from '../../../../src/orders/take-in-file.ts'
import { base64Of } from '../api/base64.ts'
import { ApiFault, callForEvents } from '../api/call.ts'
import { useSlug } from '../app/use-me.ts'

interface Upload {
  /**
   * Takes a file in; when it failed there is a `fault`.
   * @param onDone told before the page learns that there are products
   */
  upload(file: File, onDone: (taken: TakenIn) => void): Promise<void>
  /** While it is taken in. */
  progress: TakingIn | undefined
  taken: TakenIn | undefined
  fault: ApiFault | undefined
}

/** Takes in a file of products or orders, and tells how far it is. */
export function useUpload(): Upload {
  const slug = useSlug()
  const queries = useQueryClient()
  const [state, setState] = useState<Omit<Upload, 'upload'>>({
    progress: undefined,
    taken: undefined,
    fault: undefined,
  })
  const upload: Upload['upload'] = async (file, onDone) => {
    setState({ progress: { share: 0, upserted: 0, failed: 0 }, taken: undefined, fault: undefined })
    try {
      const content = base64Of(new Uint8Array(await file.arrayBuffer()))
      const body = { name: file.name, content }
      for await (const { event, data } of callForEvents('POST', `/stores/${slug}/uploads`, { body })) {
        if (event === 'progress') setState({ progress: data as TakingIn, taken: undefined, fault: undefined })
        if (event !== 'done') continue
        const taken = data as TakenIn
        setState({ progress: undefined, taken, fault: undefined })
        onDone(taken)
        await queries.invalidateQueries({ queryKey: [slug, 'setup'] })
        return
      }
      throw new ApiFault(0, '')
    } catch (error) {
      const fault = error instanceof ApiFault ? error : new ApiFault(0, (error as Error).message)
      setState({ progress: undefined, taken: undefined, fault })
    }
  }
  return { upload, ...state }
}
