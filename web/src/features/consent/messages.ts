import { days } from '#web/lib/format.ts'

export const messages = {
  title: 'Tes choix, avant tout',
  intro:
    'Sans ton accord, nous ne gardons que le nécessaire : ta connexion, tes favoris, ta réservation en cours. Avec lui, nous mesurons ce qui t’aide à choisir.',
  acceptAll: 'Tout accepter',
  refuseAll: 'Tout refuser',
  choose: 'Choisir',
  preferences: 'Mes choix',
  save: 'Enregistrer mes choix',
  close: 'Fermer',
  necessary: 'Nécessaires',
  necessaryTold: 'Te reconnaître, finir ce que tu as demandé, retenir ce que tu as fermé ou refusé.',
  measure: 'Mesure d’audience',
  measureTold: 'Par nous, pour nous : quelle page aide, quelle version convient mieux, par où tu es venu(e).',
  marketing: 'Partage avec d’autres services',
  marketingTold: 'Dire à un service que nous payons qu’une inscription ou une réservation vient de lui.',
  name: 'Nom',
  purpose: 'À quoi il sert',
  lasts: 'Durée',
  kept: {
    sid: 'Ta session',
    consent: 'Tes choix',
    d_id: 'Te reconnaître au retour',
    newsletter_denied: 'Ne plus te proposer la lettre',
    ab_variant: 'La version du site que tu vois',
    utm_source: 'Par où tu es venu(e)',
    new_sign_up: 'Compter une inscription',
  },
  days,
  sixMonths: '6 mois',
}
