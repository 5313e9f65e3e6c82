import { useAgencyDepartureMailQuery } from '#web/agency/money/CancelDeparture.generated.ts'
import { messages } from '#web/agency/money/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import type { ShownLetterFragment } from '#web/agency/shell/Letter.generated.ts'
import { Letter } from '#web/agency/shell/Letter.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'

type Props = { mail: ShownLetterFragment | null | undefined; hint?: string }

/** The mail that the button below sends; nothing where it sends none. */
export const MailToSend = ({ mail, hint }: Props) =>
  mail ? (
    <Disclosure summary={messages.mailToSend}>
      {hint && <p className="mb-3">{hint}</p>}
      <Letter mail={mail} />
    </Disclosure>
  ) : null

type DepartureProps = { id: string; text: string; giftCards: boolean }

/** The mail of the first reservation of a departure, for those who may read names of customers. */
export function DepartureMail({ id, text, giftCards }: DepartureProps) {
  const me = useAgencyMeQuery().data?.agency?.me
  const mayRead = may(me, 'BOOKINGS')
  const { data, loading, refetch } = useAgencyDepartureMailQuery({
    variables: { id, text, giftCards },
    fetchPolicy: 'network-only',
    skip: !mayRead,
  })
  if (!mayRead) return <p className="mt-4 text-ink-2">{messages.mailForBookings}</p>
  return (
    <Loaded data={data?.agency?.departure?.cancellationPlan} isLoading={loading} onRetry={refetch}>
      {({ mail }) =>
        mail ? (
          <MailToSend mail={mail} hint={messages.firstMail} />
        ) : (
          <p className="mt-4 text-ink-2">{messages.noMail}</p>
        )
      }
    </Loaded>
  )
}
