import {
  factorAddedMail,
  lockedOutMail,
  recoveryCodeUsedMail,
} from '#api/modules/agency/access/access.mails.ts'
import { refundMail } from '#api/modules/agency/money/refund.mails.ts'
import { passwordChoiceMail } from '#api/modules/agency/phone/phone.mails.ts'
import { messageMail, paymentLinkMail } from '#api/modules/agency/reservations/reservation.mails.ts'
import { refusedReviewMail } from '#api/modules/agency/reviews/reviews.mails.ts'
import { sampleWords as words } from '#api/modules/agency/settings/mailSamples.messages.ts'
import { invitationMail, newOwnerMail, rightsChangedMail } from '#api/modules/agency/staff/staff.mails.ts'
import { nothingBack } from '#api/modules/booking/booking.domain.ts'
import {
  confirmationMail,
  dateChangeMail,
  departureConfirmedMail,
} from '#api/modules/booking/booking.mails.ts'
import { cancellationMail } from '#api/modules/booking/cancellation.mails.ts'
import { optionEndedMail, optionMail } from '#api/modules/booking/phoneOption.mails.ts'
import { callbackMail } from '#api/modules/callbacks/callbacks.mails.ts'
import { giftCardMail, giftCardReceiptMail, grantedCardMail } from '#api/modules/giftCards/giftCards.mails.ts'
import { confirmEmailMail } from '#api/modules/mail/confirmEmail.mails.ts'
import { resetMail } from '#api/modules/mail/reset.mails.ts'
import { answerMail } from '#api/modules/messages/answers.mails.ts'
import { confirmationMail as newsletterMail, welcomeMail } from '#api/modules/newsletter/newsletter.mails.ts'
import { receiptMail } from '#api/modules/octo/bookings/receipt.mails.ts'
import { refusedInstalmentMail } from '#api/modules/payments/instalments.mails.ts'
import {
  balanceMail,
  latePaymentMail,
  paymentMail,
  spentGiftCardMail,
} from '#api/modules/payments/payments.mails.ts'
import {
  callMail,
  lapsedMail,
  releasedMail,
  shortCallMail,
  voidMail,
} from '#api/modules/pledges/pledges.mails.ts'
import { reportMail } from '#api/modules/reports/reports.mails.ts'
import { confirmWaitingMail, offerMail, waitingMail } from '#api/modules/waiting/waiting.mails.ts'
import { webhookDisabledMail } from '#api/modules/webhooks/webhooks.mails.ts'

type Letter = { subject: string; text: string; html: string }
export type MailSample = { id: string; name: string; letter: Letter }

const at = new Date('2027-03-10T09:00:00Z')
const until = new Date('2027-03-12T09:00:00Z')

/** Each letter that the product sends, with a booking that exists nowhere. Links lead to the home page. */
export function mailSamples(publicUrl: string): MailSample[] {
  const link = `${publicUrl}/`
  const letters: Record<keyof typeof words.names, Letter> = {
    ...ofBookings(link),
    ...ofPayments(link),
    ...ofPledges(link),
    ...ofGiftCards(link),
    ...ofVisitors(link),
    ...ofStaff(link),
  }
  const ids = Object.keys(words.names).filter((id): id is keyof typeof words.names => id in letters)
  return ids.map((id) => ({ id, name: words.names[id], letter: letters[id] }))
}

const { firstName, reference, trip } = words
const days = { startOn: '2027-06-12', endOn: '2027-06-15' }
const balance = { cents: 749_00, dueOn: '2027-05-13' }

const toBooking = (link: string) => ({
  firstName,
  holder: words.holder,
  reference,
  trip,
  ...days,
  meetingPoint: words.meetingPoint,
  link,
})

const byCard = (cents: number) => ({ ...nothingBack, card: cents })

const partlyRefunded = {
  keptCents: 321_00,
  refunded: byCard(749_00),
  reducedCents: 749_00,
  balanceCents: 0,
}

function ofBookings(link: string) {
  const booking = toBooking(link)
  const travellers = [words.holder, words.companion]
  const canceled = { ...booking, canceled: travellers, ...partlyRefunded }
  return {
    confirmation: confirmationMail({
      ...booking,
      travellers,
      totalCents: 1_070_00,
      paidCents: 321_00,
      balance,
      instalments: [],
      at,
    }),
    departure_confirmed: departureConfirmedMail(booking),
    date_change: dateChangeMail({
      ...booking,
      former: { startOn: '2027-05-29', endOn: '2027-06-01' },
      feeCents: 100_00,
      differenceCents: 160_00,
      refundCents: 0,
      changes: 1,
      at,
    }),
    cancellation: cancellationMail({ ...canceled, isPartial: false, isByAgency: false }),
    departure_canceled: cancellationMail({
      ...canceled,
      keptCents: 0,
      refunded: byCard(1_070_00),
      reducedCents: 1_070_00,
      isPartial: false,
      isByAgency: true,
    }),
    option: optionMail({ ...booking, places: 2, totalCents: 1_070_00, dueNowCents: 321_00, until }),
    option_ended: optionEndedMail({ ...booking, cause: 'expired' }),
    message: messageMail({ ...booking, body: words.message }),
  }
}

function ofPledges(link: string) {
  const pledge = { firstName, trip, ...days, places: 2, links: { pledges: link, trip: link } }
  return {
    pledge_call: callMail(pledge, until),
    pledge_lapsed: lapsedMail(pledge),
    pledge_released: releasedMail(pledge),
    pledge_void: voidMail(pledge, 'near'),
    pledge_short: shortCallMail(toBooking(link)),
  }
}

function ofPayments(link: string) {
  const paid = { firstName, reference, trip, link }
  const owed = { ...toBooking(link), dueCents: balance.cents, dueOn: balance.dueOn }
  const instalment = { amountCents: 374_50, dueOn: '2027-03-24', retryOn: '2027-03-27' }
  return {
    receipt: paymentMail({ ...paid, amountCents: 321_00, balance, next: null }),
    balance: balanceMail({
      ...paid,
      startOn: days.startOn,
      balanceCents: balance.cents,
      dueOn: balance.dueOn,
      daysLeft: 45,
    }),
    payment_link: paymentLinkMail(owed),
    refund: refundMail({ ...toBooking(link), refunded: byCard(50_00), balance }),
    refused_instalment: refusedInstalmentMail({ ...paid, ...instalment }),
    late_payment: latePaymentMail({ firstName, trip, ...days, amountCents: 321_00, link }),
    spent_gift_card: spentGiftCardMail({ firstName, trip, ...days, amountCents: 321_00, link }),
  }
}

function ofGiftCards(link: string) {
  const card = {
    code: '7K3Q-9M2X-4B8T-1ZWC',
    amountCents: 150_00,
    recipientName: words.companion,
    message: words.gift,
    validUntil: '2029-12-01',
    link,
  }
  const { code, validUntil } = card
  return {
    gift_card: giftCardMail({ ...card, buyerName: firstName }),
    gift_card_receipt: giftCardReceiptMail({ ...card, recipientEmail: words.email, sendOn: '2027-12-01' }),
    granted_card: grantedCardMail({ firstName, code, amountCents: 150_00, validUntil, link }),
  }
}

function ofVisitors(link: string) {
  const input = { trip, startOn: days.startOn, places: 2 }
  const call = { callFrom: new Date('2027-03-11T08:00:00Z'), callUntil: new Date('2027-03-11T11:00:00Z') }
  const { question, answer } = words
  return {
    reset: resetMail(link),
    email_confirmation: confirmEmailMail(link),
    password_choice: passwordChoiceMail({ firstName, isNew: true, link, until }),
    newsletter: newsletterMail(link),
    newsletter_welcome: welcomeMail({ catalogue: link, leave: link }),
    waiting_confirmation: confirmWaitingMail(input, link),
    waiting: waitingMail(input, link),
    offer: offerMail(input, until, link),
    answer: answerMail({ expedition: trip, question, answer, author: words.staff, link }),
    refused_review: refusedReviewMail({
      firstName,
      trip,
      reason: 'personal_data',
      sentence: words.refusal,
      link,
    }),
    callback: callbackMail({ name: words.holder, phone: '+33600000000', ...call }),
    report: reportMail({
      kind: 'message',
      author: firstName,
      reporter: words.email,
      body: question,
      reason: null,
      link,
    }),
  }
}

function ofStaff(link: string) {
  const to = { firstName: words.staff, link }
  return {
    invitation: invitationMail(link, words.staff),
    rights_changed: rightsChangedMail(to, words.staff, words.rights),
    new_owner: newOwnerMail(to, firstName),
    factor_added: factorAddedMail(to, words.factor),
    recovery_code_used: recoveryCodeUsedMail(to, 9),
    locked_out: lockedOutMail(to, '10\u00a0h\u00a015'),
    reseller_receipt: receiptMail({ ...toBooking(link), reseller: words.reseller, places: 2 }),
    webhook_disabled: webhookDisabledMail({ ...to, host: words.receiver, reason: 'failing' }),
  }
}
