import type { ImportKind } from '#api/modules/agency/imports/imports.contract.ts'
import { counted } from '#schema/frenchFormats.ts'

const inFrench = (count: number) => count.toLocaleString('fr-FR')

/** Faults of a file or of a row, and what to do. */
export const importMessages = {
  gone: 'Ce fichier n’est plus là\u00a0: envoie-le à nouveau.',
  notJson: 'Ce JSON n’est pas valide\u00a0: vérifie les guillemets et les virgules.',
  notList: 'Ce JSON doit être une liste d’objets\u00a0: [{ … }, { … }].',
  quote: (line: number) => `Ligne ${line}\u00a0: un guillemet est ouvert ou fermé au mauvais endroit.`,
  noRow: 'Ce fichier n’a aucune ligne à importer.',
  tooManyRows: (most: number, count: number) =>
    `Ce fichier a ${inFrench(count)} lignes\u00a0: ${inFrench(most)} au plus. Partage-le en plusieurs.`,
  noName: 'Une colonne n’a pas de nom.',
  unknownColumn: 'Cette colonne n’existe pas\u00a0: pars du modèle.',
  twiceColumn: 'Cette colonne est là deux fois.',
  cellCount: (found: number, target: number) =>
    `Cette ligne a ${counted(found, 'cellule', 'cellules')}, l’en-tête en a ${target}.`,
  repeated: (row: number) => `Cette ligne répète la ligne ${row}.`,
  required: 'Ce champ est obligatoire.',
  unknownExpedition: 'Aucune aventure n’a cette référence.',
  unknownGuide: 'Aucun guide n’a cette référence.',
  otherExpedition: 'Ce départ est celui d’une autre aventure.',
  severalDepartures: 'Plusieurs départs commencent ce jour-là\u00a0: indique leur id.',
  tooFar: 'Un départ commence dans 24 mois au plus.',
  dateExists: 'Cette aventure part déjà ce jour-là.',
  changedSince: 'Cette fiche vient de changer\u00a0: vérifie le fichier à nouveau.',
  running: 'Cet import est déjà en cours ou terminé.',
  hasErrors: 'Ce fichier a des erreurs\u00a0: corrige-les et vérifie-le à nouveau.',
  unchanged: 'Ce fichier ne change rien.',
}

export const importLabels: Record<ImportKind, string> = {
  expeditions: 'des aventures',
  departures: 'des départs',
  guides: 'des guides',
}

export const reportHeads = ['ligne', 'fiche', 'résultat', 'colonne', 'avant', 'après', 'message']
export const reportResults = { created: 'créée', changed: 'modifiée', error: 'erreur' }

export const reportName = 'import.csv'
export const templateName: Record<ImportKind, string> = {
  expeditions: 'modele-aventures.csv',
  departures: 'modele-departs.csv',
  guides: 'modele-guides.csv',
}
