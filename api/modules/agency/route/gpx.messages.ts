/** Why a GPX file is refused, in the words for its author. */
export const gpxMessages = {
  tooManyPoints: 'Cette trace a plus de 200 000 points : allège-la avant de l’envoyer.',
  notGpx: 'Ce fichier n’est pas une trace GPX.',
  kml: 'C’est un fichier KML : exporte ta trace en GPX.',
  broken: 'Ce fichier GPX est abîmé ou incomplet : exporte-le à nouveau.',
  entities: 'Ce fichier GPX contient des définitions (DTD) que nous n’ouvrons pas : exporte-le à nouveau.',
  noTrack: 'Ce fichier GPX ne contient aucune trace : il faut au moins deux points.',
  gone: 'Cette trace n’est plus là : envoie-la à nouveau.',
} as const
export type GpxFault = Exclude<keyof typeof gpxMessages, 'gone'>
