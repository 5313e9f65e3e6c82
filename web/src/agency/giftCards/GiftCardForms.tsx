import { listRefusals } from '#web/agency/access/refusals.ts'
import {
  type GiftCardRowFragment,
  useBlockGiftCardMutation,
  useExtendGiftCardMutation,
  useResendGiftCardMutation,
} from '#web/agency/giftCards/GiftCards.generated.ts'
import { nextYear } from '#web/agency/giftCards/giftCards.rules.ts'
import { messages } from '#web/agency/giftCards/messages.ts'
import { MoneyForm } from '#web/agency/money/MoneyForm.tsx'
import { useMoneyForm } from '#web/agency/money/useMoneyForm.ts'
import { TextField } from '#web/ui/Field.tsx'

type Props = { card: GiftCardRowFragment; onDone: () => void }

/** Blocks a card, or unblocks it. */
export function BlockForm({ card: { id, state }, onDone }: Props) {
  const [block] = useBlockGiftCardMutation()
  const blocked = state !== 'BLOCKED'
  const form = useMoneyForm({
    rules: { reason: (value) => (value.trim().length < 3 ? messages.reasonMissing : undefined) },
    done: blocked ? messages.blocked : messages.unblocked,
    onDone,
    async send({ read }) {
      const { data } = await block({ variables: { id, blocked, reason: read('reason').trim() } })
      return listRefusals(data?.agencyBlockGiftCard)
    },
  })
  return (
    <MoneyForm form={form} submit={blocked ? messages.blockTitle : messages.unblockTitle}>
      <p className="mb-4 text-ink-2">{blocked ? messages.blockIntro : messages.unblockIntro}</p>
      <TextField label={messages.reason} name="reason" error={form.errors.reason} className="!mt-0" />
    </MoneyForm>
  )
}

/** Moves the last day of a card. */
export function ExtendForm({ card: { id, validUntil }, onDone }: Props) {
  const [extend] = useExtendGiftCardMutation()
  const form = useMoneyForm({
    rules: { validUntil: (value) => (value > (validUntil ?? '') ? undefined : messages.endMissing) },
    done: messages.extended,
    onDone,
    async send({ read }) {
      const { data } = await extend({ variables: { id, validUntil: read('validUntil') } })
      return listRefusals(data?.agencyExtendGiftCard)
    },
  })
  return (
    <MoneyForm form={form} submit={messages.extendTitle}>
      <TextField
        label={messages.newEnd}
        name="validUntil"
        type="date"
        defaultValue={validUntil ? nextYear(validUntil) : ''}
        error={form.errors.validUntil}
        className="!mt-0"
      />
    </MoneyForm>
  )
}

/** Mails the code again. */
export function ResendForm({ card: { id, recipientEmail }, onDone }: Props) {
  const [resend] = useResendGiftCardMutation()
  const form = useMoneyForm({
    rules: {},
    done: messages.resent,
    onDone,
    async send() {
      const { data } = await resend({ variables: { id } })
      return listRefusals(data?.agencyResendGiftCard)
    },
  })
  return (
    <MoneyForm form={form} submit={messages.resendTitle}>
      <p className="wrap-anywhere text-ink-2">
        {recipientEmail ? messages.resendIntro(recipientEmail) : messages.resendUnknown}
      </p>
    </MoneyForm>
  )
}
