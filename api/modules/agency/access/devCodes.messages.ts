export const devCodesWords = {
  title: 'Codes de l’équipe',
  explanation:
    'Les codes du moment de chaque membre de l’équipe, comme dans une application de codes. Recharge la page pour les suivants ; elle n’existe pas en production.',
  none: 'Personne n’a encore relié d’application de codes.',
  pending: 'à confirmer',
  next: 'puis',
}
