export const keyMessages = {
  name: 'Donne un nom de 2 à 60 caractères.',
  reason: 'Écris la raison, en trois caractères au moins.',
}
