/** Services that a key may open; each route behind a key names one. */
export const keyScopes = ['octo'] as const
export type KeyScope = (typeof keyScopes)[number]
