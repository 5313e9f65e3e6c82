export const messages = {
  seen: (hour: string) => `Places vues à ${hour}`,
  news: (dates: string, places: string) => `${dates}\u00a0: ${places}`,
}
