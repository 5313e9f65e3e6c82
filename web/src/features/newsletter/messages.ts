export const messages = {
  title: 'La lettre d’Explora',
  intro: 'Des idées, des conseils de plein air et nos nouvelles aventures, deux fois par mois.',
  pastLetters: 'Les lettres passées',
  email: 'Adresse email',
  subscribe: 'M’abonner',
  subscribeMe: 'M’abonner en un clic',
  subscribed: 'Tu es bien abonné(e) !',
}
