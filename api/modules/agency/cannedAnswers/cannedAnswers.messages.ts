export const cannedAnswerMessages = {
  title: 'Donne un titre.',
  body: 'Écris le texte.',
  titleTaken: 'Ce titre existe déjà.',
  unknown: (words: string[]) =>
    `Ces mots ne sont pas remplacés\u00a0: ${words.map((word) => `{${word}}`).join(', ')}. Sers-toi de {prénom}, {aventure} et {départs}.`,
}
