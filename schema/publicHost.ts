/** Host of the site, as people name it. */
export const readHost = (publicUrl: string): string => new URL(publicUrl).hostname.replace(/^www\./, '')
