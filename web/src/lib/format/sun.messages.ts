export const messages = {
  sun: (sunrise: string, sunset: string, isInParis: boolean) =>
    `Soleil de ${sunrise} à ${sunset}, heure ${isInParis ? 'de Paris' : 'locale'}`,
}
