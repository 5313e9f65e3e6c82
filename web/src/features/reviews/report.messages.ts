export const messages = {
  open: 'Signaler',
  labelFor: (name: string) => `Signaler l’avis de ${name}`,
  reason: 'Ce qui ne va pas (facultatif)',
  send: 'Signaler cet avis',
  cancel: 'Annuler',
  done: 'Merci, notre équipe va lire cet avis.',
  failed: 'Le signalement n’est pas parti. Réessaie dans un instant.',
}
