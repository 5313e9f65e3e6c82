export const demoWords = {
  title: 'Fournisseur de démonstration',
  explanation: {
    google:
      'Aucun fournisseur n’est configuré : cette page joue le rôle de Google. Rien ne quitte cet ordinateur.',
    facebook:
      'Aucun fournisseur n’est configuré : cette page joue le rôle de Facebook. Rien ne quitte cet ordinateur.',
  },
  choose: 'Choisis un compte',
  other: 'Un autre compte',
  email: 'Adresse e-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  submit: 'Continuer avec ce compte',
  refuse: 'Refuser et revenir au site',
}
