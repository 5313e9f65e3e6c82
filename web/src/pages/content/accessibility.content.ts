export const accessibility = {
  title: 'Accessibilité',
  intro:
    'Ce site vise le niveau AA des règles WCAG 2.2. Voici ce qui est fait, ce qui manque et comment nous le dire.',
  parts: [
    {
      title: 'Ce qui est fait',
      text: [],
      list: [
        'tout s’utilise au clavier, avec un contour visible sur ce qui a le focus',
        'les pages se lisent, se filtrent et se parcourent sans JavaScript',
        'les textes ont un contraste d’au moins 4,5 pour 1, photographies comprises',
        'le niveau d’une aventure se lit par des mots, jamais par la couleur seule',
        'chaque photographie a une description',
        'les mouvements s’arrêtent si ton appareil demande moins d’animations',
        'une page agrandie à 200 % sur un écran étroit ne défile pas de côté',
      ],
    },
    {
      title: 'Ce qui manque',
      text: [
        'Nous n’avons pas encore fait auditer le site par un organisme extérieur. Nos contrôles sont automatiques et manuels, et refaits à chaque changement.',
      ],
      list: ['les cartes interactives ont un équivalent en texte, mais pas de description de chaque lieu'],
    },
  ],
  report: (email: string) => ({
    title: 'Signaler un problème',
    text: [
      `Écris à ${email} en indiquant la page et ce que tu utilises (navigateur, lecteur d’écran). Nous répondons sous cinq jours ouvrés et pouvons te transmettre l’information autrement.`,
      'Sans réponse satisfaisante de notre part, tu peux t’adresser au Défenseur des droits.',
    ],
  }),
}
