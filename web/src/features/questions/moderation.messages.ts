export const messages = {
  DELETE: {
    open: 'Supprimer',
    label: 'Supprimer ton message',
    confirm: 'Supprimer ce message ?',
    done: 'Ton message est supprimé',
    failed: 'Ton message n’est pas supprimé. Réessaie dans un instant.',
  },
  REPORT: {
    open: 'Signaler',
    confirm: 'Signaler ce message à notre équipe ?',
    done: 'Merci, notre équipe va lire ce message',
    failed: 'Le signalement n’est pas parti. Réessaie dans un instant.',
  },
  labelFor: (name: string) => `Signaler le message de ${name}`,
  reason: 'Ce qui ne va pas (facultatif)',
  cancel: 'Annuler',
}
