export const callback = {
  title: 'Être rappelé(e)',
  intro:
    'Laisse ton numéro et choisis un moment : une personne de l’équipe t’appelle du lundi au vendredi, entre 9 h et 18 h, hors jours fériés.',
}
