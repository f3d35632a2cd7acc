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

/**
 * Something that changes the store. Lists below `changes` are asked anew when it is done.
 * @param pathOf below /stores/{store}
 */
export function useStoreChange<Input = void, Answer = unknown>(
  method: Exclude<Method, 'GET'>,
  pathOf: string | ((input: Input) => string),
  { changes = [], bodyOf }: { changes?: string[]; bodyOf?: (input: Input) => unknown } = {},
) {
  const slug = useSlug()
  const queries = useQueryClient()
  return useMutation<Answer, ApiFault, Input>({
    mutationFn: (input) => {
      const path = typeof pathOf === 'string' ? pathOf : pathOf(input)
      const body = bodyOf ? bodyOf(input) : typeof pathOf === 'string' ? input : undefined
      return call<Answer>(method, `/stores/${slug}${path}`, { body })
    },
    onSuccess: () =>
      Promise.all(changes.map((change) => queries.invalidateQueries({ queryKey: [slug, ...change.split('/')] }))),
  })
}
