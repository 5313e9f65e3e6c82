export const messages = {
  keys: 'Raccourcis clavier',
  ctrl: 'Ctrl ou ⌘',
  enter: 'Entrée',
  search: 'Rechercher',
  save: 'Enregistrer',
  confirm: 'Valider le formulaire',
  next: 'Ligne suivante',
  previous: 'Ligne précédente',
  open: 'Ouvrir la ligne',
  help: 'Cette liste',
  or: 'ou',
  inTurn: 'puis',
  go: (screen: string) => `Aller à «\u00a0${screen}\u00a0»`,
  singleKeys: 'Raccourcis d’une seule touche',
  singleKeysText:
    'À décocher si tu dictes ou si une touche part toute seule. Ce choix reste sur cet appareil\u00a0; ceux avec Ctrl ou ⌘ fonctionnent toujours.',
}
