import { terms } from '#api/modules/quote/terms.ts'

const { leastHours, mostDays } = terms.phoneOption

export const phoneMessages = {
  customerMissing: 'Choisis un client, ou écris son nom, son e-mail et son téléphone.',
  end: {
    TOO_SOON: `Une option dure ${leastHours} heure au moins.`,
    TOO_LATE: `Une option dure ${mostDays} jours au plus, et finit la veille du départ.`,
  },
}
