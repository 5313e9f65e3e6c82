import type { FeedKind } from '#web/lib/graph/graph.generated.ts'

export const messages = {
  section: 'Tes agendas',
  follow: {
    FAVOURITES: 'Suivre mes favoris dans mon agenda',
    RESERVATIONS: 'Suivre mes départs dans mon agenda',
  } satisfies Record<FeedKind, string>,
  titles: {
    FAVOURITES: 'Tes favoris dans ton agenda',
    RESERVATIONS: 'Tes départs dans ton agenda',
  } satisfies Record<FeedKind, string>,
  explanations: {
    FAVOURITES: 'Les départs à venir de tes favoris, leur état et leurs places, sans bloquer tes journées.',
    RESERVATIONS: 'Tes départs, à jour quand une date change ou qu’un départ se confirme.',
  } satisfies Record<FeedKind, string>,
  create: 'Créer l’adresse',
  ready: 'Ton adresse est prête.',
  address: 'Adresse de ton agenda',
  once: 'Copie-la maintenant, elle ne s’affiche qu’une fois. Qui la connaît peut lire ces dates.',
  copy: 'Copier',
  copied: 'Adresse copiée',
  notCopied: 'L’adresse n’a pas pu être copiée.',
  open: 'Ouvrir dans mon agenda',
  created: (at: string) => `Adresse créée le ${at}.`,
  lastRead: (at: string) => `Ton agenda l’a lue pour la dernière fois le ${at}.`,
  neverRead: 'Ton agenda ne l’a pas encore lue.',
  stays:
    'Elle reste valable quand tu te déconnectes ou changes de mot de passe ; « Me déconnecter partout » l’arrête.',
  renew: 'Nouvelle adresse',
  remove: 'Supprimer l’adresse',
  renewConsequence: 'L’adresse d’avant s’arrête aussitôt : il faudra donner la nouvelle à ton agenda.',
  removeConsequence: 'Ton agenda ne recevra plus rien à cette adresse.',
  confirmRenew: 'Remplacer l’adresse',
  confirmRemove: 'Oui, supprimer',
  keep: 'Garder l’adresse',
  removed: 'L’adresse est supprimée.',
  failed: 'Tes adresses d’agenda n’ont pas pu se charger.',
}
