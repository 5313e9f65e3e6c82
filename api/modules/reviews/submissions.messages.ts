import { minReviewLength } from '#schema/constants.ts'

export const submissionMessages = {
  short: `Écris au moins ${minReviewLength} caractères.`,
  month: 'Choisis un mois de ce voyage.',
}
