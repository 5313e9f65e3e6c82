import { photoLimits } from '#schema/photo.ts'

/** Why a photograph is refused, and what to do. */
export const pictureMessages = {
  type: 'Envoie une photo en JPEG, PNG ou WebP.',
  heic: 'Cette photo est au format HEIC. Exporte-la en JPEG.',
  foreign: 'Ce fichier contient autre chose qu’une photo. Exporte-la à nouveau en JPEG.',
  truncated: 'Cette photo est incomplète. Envoie le fichier entier.',
  animated: 'Cette image est animée. Envoie une photo fixe.',
  unreadable: 'Cette photo ne s’ouvre pas. Exporte-la à nouveau en JPEG.',
  narrow: `Cette photo est trop petite. Il faut ${photoLimits.leastWidth.toLocaleString('fr')} pixels de large au moins.`,
  large: `Cette photo est trop grande. ${photoLimits.mostPixels / 1e6} millions de pixels au plus.`,
}
export type PictureFault = keyof typeof pictureMessages

/** Messages of the fields of a photograph that break a rule. */
export const photoMessages = {
  alt: `Décris cette photo en ${photoLimits.alt.join(' à ')} caractères.`,
  most: (most: number): string => `${most} caractères au plus.`,
  text: 'Ce texte contient des caractères interdits : retire-les et réessaie.',
}
