type Water = { label: string; kind: 'mer' | 'lac' | 'rivière'; lon: number; lat: number }

const water = (kind: Water['kind'], label: string, lon: number, lat: number): Water => ({
  kind,
  label,
  lon,
  lat,
})

/** Waters by their usual French name at a position on them; tests check that there is water. */
export const waters: Water[] = [
  water('mer', 'Méditerranée', 5.42, 43.165),
  water('mer', 'Méditerranée', 8.53, 42.42),
  water('mer', 'Golfe du Morbihan', -2.76, 47.575),
  water('mer', 'Mer d’Iroise', -4.752, 48.058),
  water('mer', 'Mer Tyrrhénienne', 9.57, 42.36),
  water('mer', 'Mer Tyrrhénienne', 14.7, 38.68),
  water('mer', 'Manche', 1.47, 50.22),
  water('mer', 'Baie de Somme', 1.58, 50.225),
  water('mer', 'Vestfjord', 14.1, 67.95),
  water('mer', 'Mer de Norvège', 12.7, 68.25),
  water('mer', 'Mer Baltique', 17.16, 58.27),
  water('mer', 'Océan Atlantique', -6.35, 55.95),
  water('mer', 'Océan Atlantique', -9.2, 57.7),
  water('mer', 'Minch', -5.85, 58.15),
  water('mer', 'Océan Atlantique', -21.5, 63.1),
  water('mer', 'Océan Atlantique', -9.6, 37.4),
  water('lac', 'Léman', 6.55, 46.45),
  water('lac', 'Lac de Neuchâtel', 6.85, 46.91),
  water('lac', 'Lac de Bohinj', 13.86, 46.283),
  water('lac', 'Lac de Ioannina', 20.89, 39.665),
  water('rivière', 'Loire', 2.88, 47.4),
  water('rivière', 'Ardèche', 4.42, 44.36),
  water('rivière', 'Verdon', 6.33, 43.75),
  water('rivière', 'Drôme', 5.2, 44.74),
  water('rivière', 'Rhône', 7.1, 46.13),
  water('rivière', 'Doubs', 6.4, 46.9),
  water('rivière', 'Ain', 5.75, 46.6),
  water('rivière', 'Rhin', 7.6, 47.95),
  water('rivière', 'Moselle', 6.65, 47.95),
  water('rivière', 'Muonio', 23.6, 67.95),
]

/** Towns that have a French name. */
export const french = new Map([
  ['Aosta', 'Aoste'],
  ['Edinburgh', 'Édimbourg'],
  ['Freiburg', 'Fribourg'],
])
