/** Colours of the days on the map, by turns: neighbours differ in hue and in lightness. */
const colours = ['#1a4d40', '#c0441a', '#1f5876', '#8a5a00', '#7a3e74', '#22634f', '#a3202b', '#3a4f9b']

export const dayColour = (day: number | null): string =>
  colours[((day ?? 1) - 1 + colours.length) % colours.length] ?? '#1a4d40'
