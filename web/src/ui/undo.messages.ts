export const messages = {
  undo: 'Annuler',
  undoing: 'Un instant…',
  undone: 'C’est annulé',
  notUndone: 'L’annulation n’a pas pu se faire. Réessaie dans un instant.',
}
