/** The categories of the blog, for the footer and its pages. */
export const blogCategories = [
  ['podcasts', 'Podcasts'],
  ['histoires-dexplorateurs', 'Histoires d’explorateurs'],
  ['conseils-preparation', 'Conseils et préparation'],
  ['actus', 'Actus'],
  ['engagement-responsable', 'Engagement responsable'],
] as const
