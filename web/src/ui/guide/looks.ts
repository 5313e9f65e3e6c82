/** Colours of the drawing of a guide: the sky, then pairs of a near and a far ridge. */
export const groundLooks = {
  water: {
    sky: '#d7e9ee',
    ridges: [
      ['#1c566e', '#3a86a0'],
      ['#17475c', '#1c566e'],
    ],
  },
  snow: {
    sky: '#c9d9e6',
    ridges: [
      ['#ffffff', '#8ea9bd'],
      ['#f4f8fa', '#6f8ea5'],
    ],
  },
  rock: {
    sky: '#f4e6d6',
    ridges: [
      ['#7d4a33', '#b0734f'],
      ['#693c2a', '#96593d'],
    ],
  },
  forest: {
    sky: '#d9eae1',
    ridges: [
      ['#1a4d40', '#3f8a6d'],
      ['#12392f', '#1a4d40'],
    ],
  },
}
