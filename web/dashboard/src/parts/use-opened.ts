import { useNavigate, useSearch } from '@tanstack/react-router'

/** Which one of a list is open beside it, in the address: filters and page stay as they are. */
export function useOpened(name: string): { id: string; open(id: string): void; close(): void } {
  const search = useSearch({ strict: false }) as Record<string, string | number | undefined>
  const navigate = useNavigate()
  const go = (id: string) => {
    const { [name]: _former, ...rest } = search
    void navigate({ to: '.', search: (id === '' ? rest : { ...rest, [name]: id }) as never, resetScroll: false })
  }
  return { id: search[name] === undefined ? '' : String(search[name]), open: go, close: () => go('') }
}
