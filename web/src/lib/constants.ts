/** The specification's own figures that several parts of the site share. */
export const constants = {
  /** Desktop is wider than this. */
  desktopPx: 993,
  phonePromptThresholdEuros: 990,
  maxCountries: 3,
  maxActivities: 10,
  pageSize: 24,
  nextDepartures: 3,
  bannerNameLength: 40,
  bestRating: 5,
}
