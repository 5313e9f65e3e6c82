export const messages = {
  title: 'Aperçu du brouillon',
  intro:
    'La page telle qu’elle serait publiée, sans ses départs, ses avis et ses questions. Les liens n’agissent pas.',
  back: 'Revenir à la rédaction',
  unknown: 'Cette aventure n’existe pas ou n’existe plus.',
  structured: 'Ce que lisent les moteurs de recherche (JSON-LD)',
}
