export const messages = {
  undo: 'Annuler',
  undoing: 'Un instant…',
  undone: 'C’est annulé',
  failed: 'Une erreur est survenue, réessaie dans un instant.',
  notUndone: 'L’annulation n’a pas pu se faire. Réessaie dans un instant.',
}
