export const messages = {
  linkCopied: 'Lien copié',
  linkNotCopied: 'Le lien n’a pas pu être copié.',
}
