export const messages = {
  title: 'Ce que tes voyageurs ont écrit',
  reported: 'Ta réponse est publiée sous l’avis, avec ton prénom. Tu peux la changer quand tu veux.',
  open: (name: string) => `Répondre à ${name}`,
  change: (name: string) => `Changer ma réponse à ${name}`,
  label: (name: string) => `Ta réponse à ${name}`,
  publish: 'Publier ma réponse',
  published: 'Ta réponse est publiée.',
  length: 'Écris entre 1 et 2000 caractères.',
  failed: 'Ta réponse n’est pas partie. Elle reste ici : réessaie dans un instant.',
}
