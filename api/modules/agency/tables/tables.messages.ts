/** Faults of a cell: how to write it. */
export const cellMessages = {
  text: 'Écris un texte.',
  length: 'Ce texte est trop long\u00a0: 100\u00a0000 caractères au plus.',
  characters: 'Ce texte contient des caractères interdits\u00a0: retire-les et réessaie.',
  whole: 'Écris un nombre entier\u00a0: 12.',
  day: 'Écris une date\u00a0: 2027-07-03 ou 03/07/2027.',
  flag: 'Écris oui ou non.',
  words: 'Sépare les valeurs par une barre\u00a0: trek|vtt.',
  json: 'Écris du JSON, comme dans un export.',
  notClearable: 'Cette colonne ne se vide pas.',
}

export const flagWords = { true: 'oui', false: 'non' }
