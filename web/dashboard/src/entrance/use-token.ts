import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The secret at the end of a link, taken out of the address bar, where it would be seen and kept. A link that is opened in a tab where
 * this page stands already does not load it anew.
 */
export function useToken(): string {
  const hash = useLocation({ select: (location) => location.hash })
  const [token, setToken] = useState(hash)
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '') return
    setToken(hash)
    void navigate({ to: '.', hash: '', replace: true })
  }, [hash, navigate])
  return token
}
