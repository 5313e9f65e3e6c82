/** The agency, in fictitious values: who runs this site puts their own here. */
export const agency = {
  name: 'Explora',
  legalName: 'Explora SAS (fictive)',
  foundingDate: '2018-03-21',
  email: 'bonjour@explora.example',
  phone: '+33 4 00 00 00 00',
  phoneHref: 'tel:+33400000000',
  street: '1 quai des Exemples',
  postalCode: '74000',
  city: 'Annecy',
  country: 'FR',
  /** Where travellers are asked for a public review; here a page of this very site. */
  reviewUrl: '/avis',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/explora.example' },
    { name: 'Facebook', href: 'https://www.facebook.com/explora.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@explora.example' },
  ],
  heroPhoto: { name: 'randonneurs-sentier-01.jpg', author: 'Toomas Tartes' },
}
