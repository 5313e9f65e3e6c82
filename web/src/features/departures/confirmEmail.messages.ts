export const messages = {
  title: 'Confirme ton adresse',
  intro: 'Au-delà de quatre voyageurs, nous gardons tes places dès que ton adresse e-mail est confirmée.',
  sendLink: 'M’envoyer le lien',
  sendLinkAgain: 'Renvoyer le lien',
  linkSent: (email: string) => `Lien envoyé à ${email}. Confirme ton adresse, puis reviens ici.`,
  linkNotSent: 'Le lien n’est pas parti. Réessaie dans un instant.',
}
