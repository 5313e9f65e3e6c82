import { writeLetter } from '#api/modules/mail/letter.ts'
import { euros, longDay } from '#schema/frenchFormats.ts'

export type RefusedInstalment = {
  firstName: string | null
  reference: string
  trip: string
  link: string
  amountCents: number
  dueOn: string
  /** Day of the second charge; null after it. */
  retryOn: string | null
}

/** The bank has refused a part that the saved card was to pay. */
export function refusedInstalmentMail(refused: RefusedInstalment) {
  const { firstName, reference, trip, link, amountCents, dueOn, retryOn } = refused
  const amount = euros(amountCents)
  return writeLetter({
    subject: `Ton paiement de ${amount} n’est pas passé : ${trip}`,
    firstName,
    paragraphs: [
      `Ta banque a refusé le paiement de ${amount} prévu le ${longDay(dueOn)} pour « ${trip} ». Rien n’a été débité, et rien n’est annulé : ta place est toujours à toi.`,
      retryOn
        ? `Tu peux régler ce montant dès maintenant, avec n’importe quelle carte. Sans nouvelles de toi, nous essayons encore une fois le ${longDay(retryOn)}.`
        : 'C’était notre second essai : règle ce montant avec la carte de ton choix. Une difficulté ? Appelle-nous : nous trouverons une solution.',
    ],
    facts: [
      { label: 'Référence', value: reference, isCode: true },
      { label: 'À régler', value: amount },
    ],
    button: { label: `Payer ${amount}`, link },
  })
}
