import { useAgencyDepartureMailsQuery } from '#web/agency/money/CancelDeparture.generated.ts'
import { computeCount, MailsToSend } from '#web/agency/money/MailsToSend.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'

type Props = { id: string; text: string; giftCards: boolean }

/** The mails of a cancelled departure; their text is for those who may read names of customers. */
export function DepartureMails({ id, text, giftCards }: Props) {
  const { data, loading, refetch } = useAgencyDepartureMailsQuery({
    variables: { id, text, giftCards },
    fetchPolicy: 'network-only',
  })
  return (
    <Loaded data={data?.agency?.departure?.cancellationPlan} isLoading={loading} onRetry={refetch}>
      {({ mails, resellerCount }) => (
        <div className="mt-4 text-ink-2">
          {mails.length === 0 && <p>{messages.noMail}</p>}
          {mails.some(({ mail }) => !mail) && <p>{messages.mailsForBookings(computeCount(mails))}</p>}
          <MailsToSend mails={mails} isGift={giftCards} />
          {resellerCount > 0 && <p className="mt-3">{messages.resellerMails(resellerCount)}</p>}
        </div>
      )}
    </Loaded>
  )
}
