/** Sentences of the audit log, to follow the author's name. An action without a sentence does not compile. */
const auditSentences = {
  'staff.opened': () => 'a ouvert l’espace agence',
  'staff.stepped_up': () => 'a confirmé son second facteur',
  'staff.recovery_code_used': () => 'a ouvert l’espace agence avec un code de secours',
  'staff.totp_begun': () => 'a commencé à relier une application de codes',
  'staff.passkey_begun': () => 'a commencé à se servir d’une clé d’accès',
  'staff.factor_added': (label) => `a ajouté un second facteur : ${label}`,
  'staff.factor_removed': (label) => `a retiré un second facteur : ${label}`,
  'staff.recovery_codes_renewed': () => 'a renouvelé ses codes de secours',
  'staff.joined': (label) => `a accepté l’invitation de ${label}`,
  'staff.changed': (label) => `a modifié les droits de ${label}`,
  'staff.factors_reset': (label) => `a effacé les seconds facteurs de ${label}`,
  'staff.unlocked': (label) => `a rouvert le second facteur de ${label}`,
  'invitation.created': (label) => `a invité ${label}`,
  'departure.changed': (label) => `a modifié le départ ${label}`,
  'departure.created': (label) => `a créé le départ ${label}`,
  'departure.sales_closed': (label) => `a fermé les ventes du départ ${label}`,
  'departure.sales_opened': (label) => `a rouvert les ventes du départ ${label}`,
  'departure.confirmed': (label) => `a confirmé le départ ${label}`,
  'departure.minimum_reached': (label) => `a confirmé le départ ${label}, qui atteint son minimum`,
  'invitation.revoked': (label) => `a annulé l’invitation de ${label}`,
  'manifest.read': (label) => `a lu la liste des voyageurs de ${label}`,
  'traveller.marked': (label) => `a pointé un voyageur de ${label}`,
  'photo.added': (label) => `a ajouté la photo ${label}`,
  'photo.changed': (label) => `a modifié la photo « ${label} »`,
  'file.received': (label) => `a envoyé ${label}`,
  'payment.recorded': (label) => `a enregistré un paiement de la réservation ${label}`,
  'payment.reversed': (label) => `a contrepassé un paiement de la réservation ${label}`,
  'refund.requested': (label) => `a demandé un remboursement de la réservation ${label}`,
  'refund.settled': (label) => `a envoyé un remboursement de la réservation ${label}`,
  'refund.retried': (label) => `a relancé un remboursement de la réservation ${label}`,
  'guide.created': (label) => `a ajouté le guide ${label}`,
  'guide.changed': (label) => `a modifié le guide ${label}`,
  'guide.hidden': (label) => `a retiré du site le guide ${label}`,
  'expedition.created': (label) => `a créé l’aventure ${label}`,
  'expedition.edited': (label) => `a modifié le brouillon de ${label}`,
  'guide.shown': (label) => `a remis sur le site le guide ${label}`,
  'question.answered': (label) => `a répondu à une question sur ${label}`,
  'question.assigned': (label) => `a confié une question sur ${label}`,
  'message.hidden': (label) => `a masqué un message sur ${label}`,
  'message.shown': (label) => `a remis en ligne un message sur ${label}`,
  'message.reports_dismissed': (label) => `a classé les signalements d’un message sur ${label}`,
} as const satisfies Record<string, (label: string) => string>

export type AuditAction = keyof typeof auditSentences

const sentences: Record<string, (label: string) => string> = auditSentences

/** The sentence of a stored entry. */
export const auditSentence = (action: string, label: string): string => sentences[action]?.(label) ?? action
