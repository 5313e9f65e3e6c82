import { Share2 } from 'lucide-react'
import { messages } from '#web/features/reservations/messages.ts'
import { share } from '#web/lib/browser/share.ts'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useSiteUrl } from '#web/lib/site/siteUrl.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

/** After an expedition: links to its next dates, and shares it where the device can. */
export function Again({ name, slug }: { name: string; slug: string }) {
  const url = useSiteUrl() + paths.expedition(slug)
  const canShare = useHydrated() && 'share' in navigator
  return (
    <span className="flex items-center gap-2">
      <ButtonLink to={`${paths.expedition(slug)}#departs`} className="grow">
        {messages.again}
      </ButtonLink>
      {canShare && (
        <IconButton
          label={messages.inviteFriends(name)}
          onClick={() => void share({ title: name, text: messages.invitation, url })}
        >
          <Share2 aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </span>
  )
}
