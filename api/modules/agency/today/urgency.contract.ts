/** Urgency of work, the growing one last. */
export const urgencies = ['calm', 'amber', 'red'] as const
export type Urgency = (typeof urgencies)[number]
