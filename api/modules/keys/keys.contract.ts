/** Services that a key may open; each route behind a key names one. */
export type KeyScope = 'octo'
