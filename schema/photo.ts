/** Limits of a photograph of the agency; the form and the REST API share them. */
export const photoLimits = {
  mostPixels: 40_000_000,
  leastWidth: 1_200,
  /** Characters, least and most. */
  alt: [10, 160],
  author: [0, 80],
  license: [0, 80],
  place: [0, 120],
  /** Photographs of an expedition. */
  count: [3, 30],
} as const
