/** The scale of levels: hours of effort and metres of ascent a day. */
export const levels = [
  { level: 1, label: 'Tranquille', hours: '2 à 3 h', metres: 'moins de 300' },
  { level: 2, label: 'Facile', hours: '3 à 5 h', metres: '300 à 500' },
  { level: 3, label: 'Soutenu', hours: '5 à 6 h', metres: '500 à 800' },
  { level: 4, label: 'Sportif', hours: '6 à 8 h', metres: '800 à 1\u202f200' },
  { level: 5, label: 'Engagé', hours: 'plus de 8 h', metres: 'plus de 1\u202f200' },
]

export const perDay = (hours: string, metres: string) => `${hours} d’effort par jour, ${metres} m de montée.`
