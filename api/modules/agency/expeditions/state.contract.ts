export const expeditionStates = ['draft', 'published', 'unpublished', 'archived'] as const
