export const messages = {
  orWrite: 'Sans logiciel de messagerie, écris à',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée.',
  notCopied: 'L’adresse n’a pas pu être copiée\u00a0: sélectionne-la.',
}
