import { useEffect, useState } from 'react'

/** The secret at the end of a link, taken out of the address bar, where it would be seen and kept. */
export function useToken(): string {
  const [token] = useState(() => location.hash.slice(1))
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', location.pathname)
  }, [token])
  return token
}
