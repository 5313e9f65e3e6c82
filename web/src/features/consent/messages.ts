import { counted, days } from '#web/lib/format/format.ts'

export const messages = {
  title: 'Tes choix, avant tout',
  intro:
    'sans ton accord, nous ne gardons que le nécessaire. Avec lui, nous mesurons ce qui t’aide à choisir.',
  acceptAll: 'Tout accepter',
  refuseAll: 'Tout refuser',
  choose: 'Choisir',
  preferences: 'Mes choix',
  save: 'Enregistrer mes choix',
  close: 'Fermer',
  categories: {
    necessary: {
      title: 'Nécessaires',
      text: 'Te reconnaître, finir ce que tu as demandé, retenir ce que tu as fermé ou refusé.',
    },
    measure: {
      title: 'Mesure d’audience',
      text: 'Par nous, pour nous : quelle page aide, quelle version convient mieux, par où tu es venu(e).',
    },
    marketing: {
      title: 'Partage avec d’autres services',
      text: 'Dire à un service que nous payons qu’une inscription ou une réservation vient de lui.',
    },
  },
  name: 'Nom',
  use: 'Usage',
  place: 'Où',
  lifetime: 'Durée',
  uses: {
    sid: 'Ta session (« __Host-sid » en HTTPS)',
    signed_in: 'Savoir que tu es connecté(e), sans dire qui tu es',
    'sign-in': 'Finir une connexion par Google ou Facebook (« __Host-sign-in » en HTTPS)',
    consent: 'Tes choix',
    d_id: 'Te reconnaître au retour',
    newsletter_denied: 'Ne plus te proposer la lettre',
    closedPhonePopUpNumber: 'Ne plus te demander ton numéro de téléphone',
    closedBasketNumber: 'Compter tes fermetures du rappel de panier',
    closedBasketCartId: 'Savoir de quel panier tu as fermé le rappel',
    lastProvider: 'Te rappeler comment tu t’es connecté(e)',
    closedNewsletterPopUp: 'Ne pas te proposer la lettre deux fois de suite',
    wish: 'Finir après ta connexion ce que tu as commencé avant',
    drafts: 'Ta recherche et tes messages en cours d’écriture',
    ab_variant: 'La version du site que tu vois',
    utm_source: 'Par où tu es venu(e)',
    new_sign_up_email: 'Compter une inscription par email',
    new_sign_up_google: 'Compter une inscription par Google',
    new_sign_up_facebook: 'Compter une inscription par Facebook',
  },
  places: { cookie: 'Cookie', local: 'Stockage local', session: 'Stockage de l’onglet' },
  until: {
    local: 'Jusqu’à ce que tu l’effaces',
    session: 'Jusqu’à la fermeture de l’onglet',
  },
  days,
  minutes: (count: number) => counted(count, 'minute', 'minutes'),
  sixMonths: '6 mois',
}
