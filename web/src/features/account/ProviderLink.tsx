import { useLocation } from 'react-router-dom'
import { messages } from '#web/features/account/messages.ts'
import { readStored } from '#web/lib/browser/storage.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

export type Provider = 'google' | 'facebook'

const labels = { google: messages.withGoogle, facebook: messages.withFacebook }
const ways = { google: 'google_oauth2', facebook: 'facebook' } as const

/** Leaves for the provider, which redirects back to this page. */
export function ProviderLink({ provider }: { provider: Provider }) {
  const { pathname, search } = useLocation()
  return (
    <div>
      <ButtonLink to={paths.auth(ways[provider], pathname + search)} isExternal className="w-full">
        <img src={`/react/${provider}.svg`} alt="" width={20} height={20} />
        {labels[provider]}
      </ButtonLink>
      {readStored('lastProvider') === provider && (
        <p className="mt-1 text-center text-meta text-ink-2">{messages.lastTime}</p>
      )}
    </div>
  )
}
