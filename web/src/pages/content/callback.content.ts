export const callback = {
  title: 'Demander un rappel',
  intro:
    'Laisse ton numéro et choisis un moment : une personne de l’équipe t’appelle du lundi au vendredi, entre 9 h et 18 h, hors jours fériés.',
}
