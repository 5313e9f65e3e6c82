import type { ErasureObstacle } from '#api/modules/agency/customers/erasure.domain.ts'

export const obstacleMessages: Record<ErasureObstacle, string> = {
  staff: 'Cette personne fait partie de l’équipe\u00a0: retire d’abord son accès.',
  guide: 'Ce compte est celui d’un guide\u00a0: délie-le d’abord de sa fiche.',
  departure: 'Un départ est à venir\u00a0: annule-le, ou attends sa fin.',
  balance: 'Un solde ou un remboursement est en cours\u00a0: règle-le d’abord.',
}

/** Signature of the questions of an erased person. */
export const erasedSignature = 'Ancien voyageur'

/** In place of a reason that staff have typed: it may name the person. */
export const erasedReason = 'Motif effacé'
