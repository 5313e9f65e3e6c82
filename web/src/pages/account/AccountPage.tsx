import { paths } from '#web/lib/paths.ts'
import { useAccountPageQuery } from '#web/pages/account/AccountPage.generated.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

export function Page() {
  const query = useAccountPageQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <Protected
      title={messages.account}
      intro={messages.accountTold}
      canonical={paths.account}
      me={query.dataState === 'complete' ? query.data.me : undefined}
      hasFailed={Boolean(query.error)}
    >
      {({ firstName, lastName, email, phone, newsletter }) => (
        <>
          <dl className="mb-8 grid max-w-prose grid-cols-[auto_1fr] gap-x-8 gap-y-4">
            <Line name={messages.firstName} value={firstName} />
            <Line name={messages.lastName} value={lastName} />
            <Line name={messages.email} value={email} />
            <Line name={messages.phone} value={phone} />
            <Line
              name={messages.newsletter}
              value={newsletter ? messages.isSubscribed : messages.isNotSubscribed}
            />
          </dl>
          <ButtonLink to={paths.logout}>{messages.signOut}</ButtonLink>
        </>
      )}
    </Protected>
  )
}

const Line = ({ name, value }: { name: string; value: string | null }) => (
  <>
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-semibold wrap-anywhere">{value || messages.none}</dd>
  </>
)
