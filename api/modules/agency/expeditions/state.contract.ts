export const expeditionStates = ['draft', 'published', 'unpublished', 'archived'] as const

/** Changes of several expeditions at once. */
export const expeditionChanges = ['publish', 'unpublish', 'archive', 'delete', 'guide', 'rank'] as const
