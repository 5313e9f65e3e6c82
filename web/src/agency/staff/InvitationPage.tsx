import { useNavigate, useParams } from 'react-router-dom'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { Notice } from '#web/agency/shell/Notice.tsx'
import { acceptanceFields } from '#web/agency/staff/invitation.rules.ts'
import { messages } from '#web/agency/staff/messages.ts'
import {
  type AgencyInvitationQuery,
  useAcceptInvitationMutation,
  useAgencyInvitationQuery,
} from '#web/agency/staff/Staff.generated.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Offer = NonNullable<AgencyInvitationQuery['agencyInvitation']>

/** Accepts an invitation: by a new account, or by the signed-in one. */
export function Component() {
  const { token = '' } = useParams()
  const query = useAgencyInvitationQuery({ variables: { token }, fetchPolicy: 'network-only' })
  if (!query.data && query.loading) return <Notice title={messages.invitation} isLoading />
  if (query.error || !query.data)
    return (
      <Notice title={messages.invitation}>
        <LoadFailure onRetry={query.refetch}>{explainFailure()}</LoadFailure>
      </Notice>
    )
  const offer = query.data.agencyInvitation
  if (!offer) return <Notice title={messages.invitation}>{messages.invitationOver}</Notice>
  return (
    <Notice title={messages.invitation}>
      <p>{messages.invitationFor(offer.email)}</p>
      <Step offer={offer} token={token} />
    </Notice>
  )
}

function Step({ offer, token }: { offer: Offer; token: string }) {
  const { acceptance } = offer
  if (acceptance === 'NO_FACEBOOK') return <p className="mt-3">{messages.noFacebook}</p>
  if (acceptance === 'SIGN_IN' || acceptance === 'OTHER_ACCOUNT') {
    const isOther = acceptance === 'OTHER_ACCOUNT'
    return (
      <>
        <p className="mt-3">{isOther ? messages.otherAccount : messages.signInFirst}</p>
        <ButtonLink
          to={isOther ? paths.logout : paths.account}
          isExternal
          variant="primary"
          className="mt-6 w-full"
        >
          {isOther ? messages.signOut : messages.signIn}
        </ButtonLink>
      </>
    )
  }
  return <AcceptanceForm acceptance={acceptance} token={token} />
}

function AcceptanceForm({ acceptance, token }: { acceptance: Offer['acceptance']; token: string }) {
  const [accept] = useAcceptInvitationMutation()
  const navigate = useNavigate()
  const fields = acceptanceFields(acceptance)
  const { errors, isBusy, formProps } = useForm({
    rules: Object.fromEntries(fields.map(({ name, rule }) => [name, rule])),
    async send(read) {
      const input = Object.fromEntries(fields.map(({ name }) => [name, read(name)]))
      const { data } = await accept({ variables: { token, input } })
      const refusals = listRefusals(data?.agencyAcceptInvitation)
      if (refusals.length === 0) await navigate('/', { replace: true })
      return refusals
    },
  })
  return (
    <form {...formProps} className="mt-5">
      {fields.map(({ name, label, hint, type, autoComplete }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          type={type}
          autoComplete={autoComplete}
          hint={hint}
          error={errors[name]}
        />
      ))}
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.accept}
      </SubmitButton>
    </form>
  )
}
