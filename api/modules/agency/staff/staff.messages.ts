import type { StaffRole } from '#api/modules/agency/access/access.contract.ts'

const roleSentences: Record<StaffRole, string> = {
  owner: 'tu es propriétaire',
  staff: 'tu fais partie de l’équipe',
}

/** « tu es propriétaire », « accès suspendu » */
export const rightsSentence = (role: StaffRole, state: 'active' | 'suspended'): string =>
  state === 'suspended' ? 'accès suspendu' : roleSentences[role]

export const factorsResetSentence =
  'tes seconds facteurs sont effacés, choisis-en un nouveau à ta prochaine visite'
