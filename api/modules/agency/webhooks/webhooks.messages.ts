import type { UrlFault } from '#api/modules/webhooks/address.domain.ts'

/** Messages of a webhook that breaks a rule. */
export const webhookMessages = {
  url: {
    syntax: 'Une adresse complète, qui commence par https://.',
    protocol: 'L’adresse doit commencer par https://.',
    credentials: 'Pas d’identifiant ni de mot de passe dans l’adresse\u00a0: la signature suffit.',
    port: 'Seuls les ports 80, 443, 8080 et 8443 sont possibles.',
    address: 'Cette adresse est celle d’un réseau privé\u00a0: il en faut une qui soit publique.',
  } satisfies Record<UrlFault, string>,
  events: 'Choisis au moins un évènement, chacun une fois.',
  reseller: 'Ce revendeur n’existe pas ou n’existe plus.',
  tooMany: (most: number) => `${most} webhooks au plus\u00a0: retires-en un d’abord.`,
}
