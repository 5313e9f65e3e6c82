/** The categories of the blog, as the footer and its own pages name them. */
export const blogCategories = [
  ['podcasts', 'Podcasts'],
  ['histoires-dexplorateurs', 'Histoires d’explorateurs'],
  ['conseils-preparation', 'Conseils et préparation'],
  ['actus', 'Actus'],
  ['engagement-responsable', 'Engagement responsable'],
] as const
