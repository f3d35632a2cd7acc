import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The secret at the end of a link, taken out of the address bar, where it would be seen and kept. */
export function useToken(): string {
  const [token] = useState(() => location.hash.slice(1))
  const navigate = useNavigate()
  useEffect(() => {
    if (token !== '') void navigate({ to: '.', hash: '', replace: true })
  }, [token, navigate])
  return token
}
