import { useEffect, useEffectEvent } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import type { Provider } from '#web/features/account/login.rules.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'

const sentences: Record<string, string> = messages.authErrors

/** An address that has an account through the other provider: its popup explains more than a message. */
export const providers: Record<string, Provider> = {
  EMAIL_TAKEN_BY_GOOGLE: 'google',
  EMAIL_TAKEN_BY_FACEBOOK: 'facebook',
}

/** After a failed social sign-in: shows the reason once and removes it from the URL. */
export function useAuthError(onProvider: (provider: Provider) => void): void {
  const [params, setParams] = useSearchParams()
  const code = params.get('auth_error')
  const notify = useEffectEvent((reported: string) => {
    const provider = providers[reported]
    if (provider) onProvider(provider)
    else toast.error(sentences[reported] ?? explainFailure(), { id: 'auth-error' })
    const others = new URLSearchParams(params)
    others.delete('auth_error')
    setParams(others, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (code) notify(code)
  }, [code])
}
