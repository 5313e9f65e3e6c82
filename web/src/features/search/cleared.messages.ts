export const messages = {
  cleared: 'Filtres effacés',
}
