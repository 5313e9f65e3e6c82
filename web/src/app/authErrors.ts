import { useEffect, useEffectEvent } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'

const sentences: Record<string, string> = messages.authErrors

/** Coming back from a provider without being signed in: says why, once, and takes it out of the address. */
export function useAuthError(): void {
  const [params, setParams] = useSearchParams()
  const code = params.get('auth_error')
  const tell = useEffectEvent((told: string) => {
    toast.error(sentences[told] ?? messages.failed, { id: 'auth-error' })
    const others = new URLSearchParams(params)
    others.delete('auth_error')
    setParams(others, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (code) tell(code)
  }, [code])
}
