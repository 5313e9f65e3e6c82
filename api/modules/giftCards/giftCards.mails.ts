import { agencyMark, writeLetter } from '#api/modules/mail/letter.ts'
import { euros, longDay } from '#schema/frenchFormats.ts'

export type MailedGiftCard = {
  /** Written in groups, as it is to be typed. */
  code: string
  amountCents: number
  recipientName: string
  buyerName: string
  message: string | null
  /** Its last day; null without one. */
  validUntil: string | null
  link: string
}

/** To the person who is given the card. */
export function giftCardMail(card: MailedGiftCard) {
  const { code, amountCents, recipientName, buyerName, message, validUntil, link } = card
  return writeLetter({
    subject: `${buyerName} t’offre une aventure : ${euros(amountCents)} chez ${agencyMark}`,
    firstName: recipientName,
    paragraphs: [
      `${buyerName} t’offre une carte cadeau de ${euros(amountCents)}, valable sur toutes nos aventures.`,
      ...(message ? [`« ${message} »`] : []),
    ],
    facts: [
      { label: 'Ton code', value: code, isCode: true },
      { label: 'Montant', value: euros(amountCents) },
      ...validity(validUntil),
    ],
    ...use(link),
  })
}

const validity = (validUntil: string | null) =>
  validUntil ? [{ label: 'Valable jusqu’au', value: longDay(validUntil) }] : []

const use = (link: string) => ({
  list: {
    title: 'Comment s’en servir ?',
    items: [
      'Choisis une aventure et une date.',
      'Écris ton code à l’étape « Options » de la réservation.',
      'Le reste de la carte sert une autre fois.',
    ],
  },
  button: { label: 'Choisir mon aventure', link },
  footnotes: [{ label: 'Ce code vaut de l’argent : ne le transmets à personne.' }],
})

type GrantedCard = Pick<MailedGiftCard, 'code' | 'amountCents' | 'validUntil' | 'link'> & {
  firstName: string | null
}

/** To a customer whom the agency gives a card in place of money. */
export function grantedCardMail({ firstName, code, amountCents, validUntil, link }: GrantedCard) {
  return writeLetter({
    subject: `Ta carte cadeau de ${euros(amountCents)} chez ${agencyMark}`,
    firstName,
    paragraphs: [`Nous te rendons ${euros(amountCents)} en carte cadeau, valable sur toutes nos aventures.`],
    facts: [
      { label: 'Ton code', value: code, isCode: true },
      { label: 'Montant', value: euros(amountCents) },
      ...validity(validUntil),
    ],
    ...use(link),
  })
}

export type SoldGiftCard = Omit<MailedGiftCard, 'buyerName'> & {
  recipientEmail: string
  /** Null where it was sent at once. */
  sendOn: string | null
}

/** To the buyer, once the card is paid. */
export function giftCardReceiptMail(card: SoldGiftCard) {
  const { code, amountCents, recipientName, recipientEmail, sendOn, validUntil, link } = card
  const sent = sendOn ? `le ${longDay(sendOn)}` : 'dès maintenant'
  return writeLetter({
    subject: `Ta carte cadeau de ${euros(amountCents)} pour ${recipientName}`,
    paragraphs: [
      `Merci ! Nous envoyons ta carte à ${recipientName}, à l’adresse ${recipientEmail}, ${sent}. Garde ce message : il contient son code.`,
    ],
    facts: [
      { label: 'Code', value: code, isCode: true },
      { label: 'Montant', value: euros(amountCents) },
      ...validity(validUntil),
    ],
    button: { label: 'Voir la carte', link },
  })
}
