const nbsp = '\u00a0'
const describePlaces = (count: number) => `${count}${nbsp}${count < 2 ? 'place' : 'places'}`
const heldPlaces = (held: number) => (held < 2 ? 'gardée' : 'gardées')

export const placeWords = {
  full: 'Complet',
  free: describePlaces,
  /** « 4 places, dont 3 gardées, la première jusqu’à 14:32 » */
  partlyHeld: (count: number, held: number, until: string) =>
    `${describePlaces(count)}, dont ${held} ${heldPlaces(held)}${until}`,
  /** « 1 place, gardée jusqu’à 14:32 : elle se libérera peut-être » */
  allHeld: (held: number, until: string) =>
    `${describePlaces(held)}, ${heldPlaces(held)}${until}\u00a0: ${held < 2 ? 'elle se libérera' : 'elles se libéreront'} peut-être`,
  isFirst: ', la première',
  untilHour: (hour: string) => ` jusqu’à ${hour}`,
  untilDay: (day: string, hour: string) => ` jusqu’au ${day} à ${hour}`,
}
