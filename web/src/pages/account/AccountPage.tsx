import { useNavigate } from 'react-router-dom'
import { agencyPaths } from '#schema/agencyPaths.ts'
import { ContactForm } from '#web/features/profile/ContactForm.tsx'
import { PasswordForm } from '#web/features/profile/PasswordForm.tsx'
import { ProfileForm } from '#web/features/profile/ProfileForm.tsx'
import { ProfileSection } from '#web/features/profile/ProfileSection.tsx'
import { SessionList } from '#web/features/profile/SessionList.tsx'
import { useFeatures } from '#web/lib/site/features.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useAccountPageQuery } from '#web/pages/account/AccountPage.generated.ts'
import { FeedPanel } from '#web/pages/account/FeedPanel.tsx'
import { messages as feedMessages } from '#web/pages/account/feeds.messages.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

export function Page() {
  const query = useAccountPageQuery({ fetchPolicy: 'cache-and-network' })
  const navigate = useNavigate()
  const { feeds } = useFeatures()
  return (
    <Protected
      title={messages.account}
      intro={messages.accountText}
      canonical={paths.account}
      me={query.dataState === 'complete' ? query.data.me : undefined}
      query={query}
    >
      {(me) => (
        <>
          <ProfileForm me={me} />
          <ContactForm me={me} />
          <PasswordForm me={me} onChanged={() => void query.refetch()} />
          {feeds && (
            <ProfileSection title={feedMessages.section}>
              <div className="grid gap-5">
                <FeedPanel kind="FAVOURITES" />
                <FeedPanel kind="RESERVATIONS" />
              </div>
            </ProfileSection>
          )}
          {/* Signing out by its page also clears the data of this browser. */}
          <SessionList
            sessions={me.sessions}
            onEnded={() => void navigate(paths.logout)}
            onRetry={query.refetch}
          />
          <div className="flex flex-wrap gap-3 border-t border-line pt-10">
            <ButtonLink to={paths.logout}>{messages.signOut}</ButtonLink>
            {me.agencyAccess !== 'NONE' && (
              <ButtonLink to={agencyPaths.home} isExternal variant="ghost">
                {messages.agency}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </Protected>
  )
}
