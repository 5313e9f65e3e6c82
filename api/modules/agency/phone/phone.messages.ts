import { terms } from '#api/modules/quote/terms.ts'

const { leastHours, mostDays } = terms.phoneOption

/** Why a gift card pays nothing. The service refuses its code to customers without the cause. */
const giftCard = {
  unknown: 'Aucune carte cadeau ne porte ce code.',
  blocked: 'Cette carte cadeau est bloquée.',
  expired: 'Cette carte cadeau n’est plus valable\u00a0: sa date est passée.',
  spent: 'Cette carte cadeau est vide.',
}

export const phoneMessages = {
  giftCard,
  customerMissing: 'Choisis un client, ou écris son nom, son e-mail et son téléphone.',
  end: {
    TOO_SOON: `Une option dure ${leastHours} heure au moins.`,
    TOO_LATE: `Une option dure ${mostDays} jours au plus, et finit la veille du départ.`,
  },
}
