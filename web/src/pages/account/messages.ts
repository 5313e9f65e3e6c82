import { exactMessages } from '#schema/messages.ts'
import type { FavouriteOrder } from '#web/pages/account/favourites.rules.ts'

export const messages = {
  loading: 'Chargement...',
  needsScripts: 'Ton compte a besoin de JavaScript : active-le dans ton navigateur.',
  signInFirst: exactMessages.signInFirst,
  failed: 'Une erreur est survenue, réessaie dans un instant.',
  glance: 'L’année en un coup d’œil',
  noDeparture: 'Tes favoris n’ont pas de départ prévu pour le moment.',
  failedQuietly: 'Cette liste n’a pas pu se charger.',
  favourites: 'Mes favoris',
  favouritesTold: 'Les aventures que tu gardes sous la main.',
  noFavourite: 'Tu n’as pas encore ajouté d’aventures à tes favoris !',
  noFavouriteTold:
    'Ajoute-les d’un cœur : nous te préviendrons des nouvelles dates, des départs confirmés et des changements de prix.',
  sort: 'Trier par',
  orders: { latest: 'Dernières ajoutées', nextDeparture: 'Prochain départ' } satisfies Record<
    FavouriteOrder,
    string
  >,
  compare: 'Comparer',
  compareExpedition: (expedition: string) => `Comparer ${expedition}`,
  compared: (count: number, isFull: boolean) => {
    if (count === 0) return 'Coche deux aventures pour les comparer.'
    return count === 1
      ? 'Choisis une autre aventure à comparer.'
      : `Tu compares ${count} aventures${isFull ? ', le plus possible' : ''}.`
  },
  toComparison: 'Voir la comparaison',
  retry: 'Réessayer',
  reservations: 'Mes réservations',
  reservationsTold: 'Tes départs à venir, passés et annulés.',
  noReservation: 'Tu n’as pas de réservation en cours !',
  discover: 'Découvrir les aventures',
  dashboard: 'Ton départ',
  dashboardTold: 'Tout ce qu’il faut savoir avant de partir.',
  noSuchReservation: 'Cette page n’existe pas, ou n’est pas la tienne.',
  toExpedition: 'Revoir l’aventure',
  guide: (name: string) => `Tu pars avec ${name}`,
  guideToCome: 'Une question avant de partir ?',
  guideTold:
    'Pose ta question sur la page de l’aventure, où nos guides répondent et où la réponse sert à tous. Pour ce qui ne regarde que toi, écris-nous ou appelle-nous.',
  speaks: (languages: string[]) => `Parle ${new Intl.ListFormat('fr').format(languages)}`,
  ask: 'Poser une question',
  writeAgency: 'Écrire à l’agence',
  account: 'Mon compte',
  accountTold: 'Ce que nous savons de toi, et tes connexions.',
  signOut: 'Déconnexion',
  agency: 'Espace agence',
  seeYou: 'À bientôt !',
  leaving: 'Nous te déconnectons.',
  password: 'Nouveau mot de passe',
  passwordTold: 'Choisis un mot de passe d’au moins six caractères. L’ancien cessera de fonctionner.',
  passwordLinkTold: 'Chaque lien sert une seule fois, pendant une heure.',
  signIn: 'Se connecter',
  save: 'Enregistrer',
  passwordDone: 'Ton mot de passe est changé. Tu peux te connecter.',
  confirmation: 'Confirmer mon abonnement',
  confirmationTold: 'Un clic, et tu recevras la lettre d’Explora deux fois par mois.',
  confirm: 'Confirmer',
  confirmationDone: 'Tu es bien abonné(e) !',
  unsubscription: 'Me désabonner de la lettre',
  unsubscriptionTold: 'Un clic suffit : nous n’écrirons plus à cette adresse.',
  unsubscribe: 'Me désabonner',
  unsubscriptionDone: 'C’est fait : tu ne recevras plus la lettre.',
  toHome: 'Aller à l’accueil',
}
