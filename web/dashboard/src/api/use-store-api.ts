import { keepPreviousData, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSlug } from '../app/use-me.ts'
import { type ApiFault, call, type Method } from './call.ts'

/** What is asked of the store in the address: below /stores/{store}. The same path is asked once, and kept fresh. */
export function useStoreQuery<Answer>(
  path: string,
  options: { enabled?: boolean; refetchMs?: number; keepOld?: boolean } = {},
): UseQueryResult<Answer, ApiFault> {
  const slug = useSlug()
  const { enabled = true, refetchMs, keepOld = false } = options
  return useQuery({
    queryKey: [slug, ...path.split(/[/?]/).filter(Boolean)],
    queryFn: ({ signal }) => call<Answer>('GET', `/stores/${slug}${path}`, { signal }),
    enabled,
    ...(refetchMs ? { refetchInterval: refetchMs } : {}),
    ...(keepOld ? { placeholderData: keepPreviousData } : {}),
  }) as UseQueryResult<Answer, ApiFault>
}

/** What of the store's is known at this moment, also by who asks between two drawings. */
export function useKnown<Answer>(name: string): () => Answer | undefined {
  const slug = useSlug()
  const queries = useQueryClient()
  return () => queries.getQueryData<Answer>([slug, name])
}

/**
 * Something that changes the store. Lists below `changes` are asked anew when it is done.
 * @param pathOf below /stores/{store}
 * @param options.inTurn such changes wait for each other, and for what the one before changed: those that send a whole document of
 * which each knows a part
 */
export function useStoreChange<Input = void, Answer = unknown>(
  method: Exclude<Method, 'GET'>,
  pathOf: string | ((input: Input) => string),
  { changes = [], bodyOf, inTurn }: { changes?: string[]; bodyOf?: (input: Input) => unknown; inTurn?: string } = {},
) {
  const slug = useSlug()
  const queries = useQueryClient()
  return useMutation<Answer, ApiFault, Input>({
    ...(inTurn ? { scope: { id: `${slug} ${inTurn}` } } : {}),
    mutationFn: (input) => {
      const path = typeof pathOf === 'string' ? pathOf : pathOf(input)
      const body = bodyOf ? bodyOf(input) : typeof pathOf === 'string' ? input : undefined
      return call<Answer>(method, `/stores/${slug}${path}`, { body })
    },
    onSuccess: () =>
      Promise.all(changes.map((change) => queries.invalidateQueries({ queryKey: [slug, ...change.split('/')] }))),
  })
}
