export const writtenMessages = {
  emptyMessage: 'Écris ton message.',
  emptyNote: 'Écris ta note.',
}
