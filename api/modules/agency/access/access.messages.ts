import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import type { AgencyRule } from '#api/modules/agency/access/access.domain.ts'
import { inParis } from '#schema/paris.ts'
import { staffRights } from '#schema/staffRights.messages.ts'

const isPermission = (rule: AgencyRule): rule is StaffPermission => rule in staffRights

/** Names the permission that is missing, and the person to turn to. */
export function missingPermission(rule: AgencyRule, ownerName: string): string {
  return `${describeNeed(rule)} Demande à ${ownerName}.`
}

function describeNeed(rule: AgencyRule): string {
  const { bookings, money } = staffRights
  if (rule === 'sales') return `Il te faut l’accès « ${bookings} » ou « ${money} ».`
  return isPermission(rule)
    ? `Il te faut l’accès « ${staffRights[rule]} ».`
    : 'Il faut être propriétaire pour cette action.'
}

export const factorNames = { totp: 'application de codes' }

/** The time in Paris, as « 14 h 32 ». */
export const clockTime = (instant: Date): string =>
  inParis(instant).toISOString().slice(11, 16).replace(':', ' h ')

export const lockedUntil = (instant: Date): string =>
  `Trop de codes faux : réessaie après ${clockTime(instant)}, ou demande à une personne propriétaire.`

export const wrongRecoveryCode = 'Ce code de secours est faux ou a déjà servi.'

export const unknownPasskey = 'Cette clé d’accès n’a pas été reconnue. Réessaie.'
