import { refundMail } from '#api/modules/agency/money/refund.mails.ts'
import { passwordChoiceMail } from '#api/modules/agency/phone/phone.mails.ts'
import { messageMail, paymentLinkMail } from '#api/modules/agency/reservations/reservation.mails.ts'
import { refusedReviewMail } from '#api/modules/agency/reviews/reviews.mails.ts'
import { nothingBack } from '#api/modules/booking/booking.domain.ts'
import {
  confirmationMail,
  dateChangeMail,
  departureConfirmedMail,
  type MailedBooking,
} from '#api/modules/booking/booking.mails.ts'
import { cancellationMail } from '#api/modules/booking/cancellation.mails.ts'
import { optionEndedMail, optionExpiredNotice, optionMail } from '#api/modules/booking/phoneOption.mails.ts'
import { giftCardMail, giftCardReceiptMail, grantedCardMail } from '#api/modules/giftCards/giftCards.mails.ts'
import { refusedInstalmentMail } from '#api/modules/payments/instalments.mails.ts'
import {
  balanceMail,
  latePaymentMail,
  paymentMail,
  spentGiftCardMail,
} from '#api/modules/payments/payments.mails.ts'
import { testNow } from '#tests/support/testNow.ts'

/** Names that would break a page which does not escape them. */
const booking: MailedBooking = {
  firstName: 'Zoé <b>',
  holder: 'Zoé <b> D’Août & fils</script>',
  reference: 'EX-7K3Q9M',
  trip: 'Les Calanques en kayak & à pied',
  startOn: '2027-06-12',
  endOn: '2027-06-15',
  meetingPoint: 'Gare Saint-Charles, Marseille',
  link: 'https://explora.example.test/my-expeditions/0b0a6b1e?a=1&b=2',
}
const { firstName, reference, trip, startOn, endOn, link } = booking
const balance = { cents: 749_00, dueOn: '2027-05-13' }
const paid = { firstName, reference, trip, link }
const refunded = { ...nothingBack, card: 749_50 }
const canceled = {
  ...booking,
  canceled: ['Zoé <b>', 'Noël D’Août'],
  keptCents: 321_00,
  refunded,
  reducedCents: 749_00,
  balanceCents: 0,
}
const change = {
  ...booking,
  former: { startOn: '2027-05-29', endOn: '2027-06-01' },
  feeCents: 100_00,
  differenceCents: 160_00,
  refundCents: 0,
  changes: 2,
  at: testNow,
}
const due = { ...paid, startOn, balanceCents: balance.cents, dueOn: balance.dueOn }
const card = {
  code: '7K3Q-9M2X-4B8T-1ZWC',
  amountCents: 150_00,
  recipientName: 'Noé <i>',
  message: 'Bon anniversaire <3',
  validUntil: '2029-03-10',
  link,
}
const travellers = ['Zoé <b> Lefèvre', 'Noël D’Août']
const instalments = [
  { dueOn: '2027-03-24', amountCents: 374_50 },
  { dueOn: '2027-05-13', amountCents: 374_50 },
]
const refused = { ...paid, amountCents: 374_50, dueOn: '2027-03-24' }
const confirmation = {
  instalments: [],
  ...booking,
  travellers,
  totalCents: 1_070_00,
  paidCents: 321_00,
  balance,
  at: testNow,
}

const until = new Date('2027-03-12T09:00:00Z')
const option = { ...booking, places: 2, totalCents: 1_070_00, dueNowCents: 321_00, until }

export const sampleMails = {
  option: optionMail(option),
  'option, ended': optionEndedMail({ ...booking, cause: 'expired' }),
  'option, released': optionEndedMail({ ...booking, cause: 'canceled' }),
  'option of a cancelled departure': optionEndedMail({
    ...booking,
    cause: 'departure',
    text: 'Orages <forts>',
  }),
  'option, ended, for the agency': optionExpiredNotice(option),
  'password of a new account': passwordChoiceMail({ firstName: 'Zoé <b>', isNew: true, link, until }),
  'password of an unconfirmed account': passwordChoiceMail({ firstName: 'Léa', isNew: false, link, until }),
  confirmation: confirmationMail(confirmation),
  'confirmation, paid': confirmationMail({ ...confirmation, paidCents: 1_070_00, balance: null }),
  'confirmation, instalments': confirmationMail({ ...confirmation, instalments }),
  cancellation: cancellationMail({ ...canceled, isPartial: false, isByAgency: false }),
  'cancellation, partial': cancellationMail({ ...canceled, isPartial: true, isByAgency: false }),
  'cancellation, without refund': cancellationMail({
    ...canceled,
    refunded: nothingBack,
    reducedCents: 0,
    isPartial: false,
    isByAgency: false,
  }),
  'cancellation of one, free, with a balance': cancellationMail({
    ...canceled,
    canceled: ['Zoé <b>'],
    keptCents: 0,
    refunded: nothingBack,
    reducedCents: 590_00,
    balanceCents: 248_00,
    isPartial: true,
    isByAgency: false,
  }),
  'cancellation, refunded by each means': cancellationMail({
    ...canceled,
    refunded: { card: 100_00, byHand: 200_00, giftCard: 300_00, usedGiftCards: 149_50 },
    isPartial: false,
    isByAgency: false,
  }),
  'cancellation by the agency': cancellationMail({
    ...canceled,
    isPartial: false,
    isByAgency: true,
    alternatives: [{ startOn, endOn, link }],
  }),
  'departure confirmed': departureConfirmedMail(booking),
  'change of date': dateChangeMail(change),
  'change of date, given back': dateChangeMail({
    ...change,
    feeCents: 0,
    differenceCents: -40_00,
    refundCents: 40_00,
  }),
  'change of date, deducted': dateChangeMail({
    ...change,
    feeCents: 0,
    differenceCents: -40_00,
    refundCents: 10_00,
  }),
  payment: paymentMail({ ...paid, amountCents: 321_00, balance, next: null }),
  'payment, second part': paymentMail({
    ...paid,
    amountCents: 374_50,
    balance,
    next: instalments[1] ?? null,
  }),
  'payment, last': paymentMail({ ...paid, amountCents: 749_00, balance: null, next: null }),
  'balance, 45 days': balanceMail({ ...due, daysLeft: 45 }),
  'balance, 30 days': balanceMail({ ...due, daysLeft: 30 }),
  'balance, late': balanceMail({ ...due, daysLeft: 29 }),
  'payment link': paymentLinkMail({ ...booking, dueCents: balance.cents, dueOn: balance.dueOn }),
  'message of the agency': messageMail({
    ...booking,
    body: 'Le train de 9 h 12 convient.\n\nÀ <bientôt> & bon voyage.',
  }),
  'refused review': refusedReviewMail({
    firstName: 'Zoé <b>',
    trip,
    link,
    reason: 'personal_data',
    sentence: 'Le nom de Noé <i> y figure.',
  }),
  refund: refundMail({ ...booking, refunded, balance }),
  'refund, by each means, of a paid booking': refundMail({
    ...booking,
    refunded: { card: 100_00, byHand: 200_00, giftCard: 300_00, usedGiftCards: 149_50 },
    balance: null,
  }),
  'refused instalment': refusedInstalmentMail({ ...refused, retryOn: '2027-03-27' }),
  'refused instalment, again': refusedInstalmentMail({ ...refused, retryOn: null }),
  'late payment': latePaymentMail({ firstName: null, trip, startOn, endOn, amountCents: 321_00, link }),
  'spent gift card': spentGiftCardMail({ firstName: 'Léa', trip, startOn, endOn, amountCents: 321_00, link }),
  'gift card': giftCardMail({ ...card, buyerName: 'Zoé <b>' }),
  'gift card in place of money': grantedCardMail({
    firstName,
    code: card.code,
    amountCents: 12_50,
    validUntil: null,
    link,
  }),
  'gift card receipt': giftCardReceiptMail({
    ...card,
    recipientEmail: 'noe@example.test',
    sendOn: '2027-12-01',
  }),
}
