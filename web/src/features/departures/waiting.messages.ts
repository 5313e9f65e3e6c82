export const messages = {
  title: 'Préviens-moi si une place se libère',
  intro: (dates: string) =>
    `Départ ${dates} : dès que les places se libèrent et que c’est ton tour, nous te les gardons au moins 24 h et nous t’écrivons. C’est gratuit et sans engagement.`,
  places: 'Places à attendre',
  email: 'Ton adresse e-mail',
  emailOfAccount: 'L’adresse de ton compte',
  emailMissing: 'Indique ton adresse e-mail : nous t’écrirons là.',
  send: 'M’inscrire sur la liste d’attente',
  onList: 'C’est noté : tu es sur la liste d’attente. Nous t’avons écrit, avec le lien pour la quitter.',
  seePosition: 'Voir ma position',
  confirm: (email: string) =>
    `Plus qu’un pas : suis le lien que nous venons d’envoyer à ${email}, et tu seras sur la liste d’attente.`,
  close: 'Fermer',
  failed: 'L’inscription n’a pas abouti. Rien n’est perdu : réessaie dans un instant.',
}
