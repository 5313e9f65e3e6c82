import { exactMessages } from '#schema/messages.ts'
import { counted } from '#web/lib/format/format.ts'

export const messages = {
  welcomeBack: (name: string) => `Ravis de te revoir, ${name} !`,
  added: 'Ajoutée à tes favoris !',
  phoneTold:
    'Laisse ton numéro : un guide t’appelle pour en parler, du lundi au vendredi, 9\u00a0h à 18\u00a0h.',
  phone: 'Téléphone',
  country: 'Pays',
  countryHint: 'Écris les premières lettres, par exemple « Norv ».',
  countryUnknown: 'Choisis un pays de la liste.',
  phoneInvalid: exactMessages.invalidPhone,
  never: 'Nous ne communiquerons jamais ton numéro à des tiers',
  newsletterBox: 'Recevoir par email des idées, des conseils de plein air et les nouvelles aventures',
  confirm: 'Valider',
  appointment: 'Prendre rendez-vous',
  thanks: 'C’est noté : nous t’appellerons.',
  failedToast: exactMessages.failed,
  failed: 'Une erreur est survenue, réessaie dans un instant. Rien de ce que tu as écrit n’est perdu.',
  newsletterBack: (name: string) => `Ravis de te revoir, ${name}`,
  newsletterFirst: 'Tu es bien connecté(e)',
  newsletterTold: (email: string) =>
    `La lettre d’Explora, deux fois par mois à ${email} : des idées d’aventures, des conseils de plein air et nos nouvelles dates. Tu te désabonnes d’un clic.`,
  newsletterIsOn: 'Tu reçois déjà la lettre d’Explora : bonne route !',
  pastLetters: 'Les lettres passées',
  accept: 'M’abonner',
  decline: 'Non merci',
  close: 'Fermer',
  subscribed: 'Tu es maintenant abonné(e) à la newsletter !',
  banner: (name: string) => `Termine ta réservation, ${name} !`,
  people: (count: number) => counted(count, 'personne', 'personnes'),
  and: ' · ',
  toCheck: 'Vérifier les places',
  bannerClosed: 'Rappel fermé',
  closeBanner: 'Fermer le rappel de ta réservation',
}
