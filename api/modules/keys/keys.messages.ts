export const keyMessages = {
  missing: 'Envoie ta clé dans l’en-tête Authorization, après Bearer.',
  unknown: 'Cette clé n’existe pas.',
  refused: 'Cette clé est révoquée, ou elle n’ouvre pas ce service.',
}
