export const notFoundMessages = {
  notFoundTitle: 'Ce sentier ne mène nulle part',
  notFound: 'Cette page n’existe pas ou n’existe plus. Reprends depuis le catalogue ou cherche une aventure.',
  closeExpeditions: 'Tu cherchais peut-être',
  popularExpeditions: 'Des aventures qui, elles, existent',
  submitSearch: 'Chercher',
  report: 'Signaler un lien cassé',
  reportAddress: (email: string) => `mailto:${email}?subject=${encodeURIComponent('Un lien cassé')}`,
  toCatalogue: 'Voir les aventures',
  search: 'Rechercher une aventure',
}
