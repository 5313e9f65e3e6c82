/** Kinds of places in the order in which they are named: huts and summits name a route better than villages. */
export const placeKinds = ['refuge', 'sommet', 'col', 'lac', 'île', 'port', 'gare', 'village']

/** Kinds of places that the profile names. */
export const profileKinds = ['refuge', 'col', 'sommet']

/** Means of travel on a river: the track is its course. */
export const riverModes = ['en canoë', 'en packraft', 'en raft']

/** Means of travel on water: nothing to climb. */
export const waterModes = ['en kayak', 'en bateau', ...riverModes]

/** Kinds of places that the map names with their altitude. */
export const heightKinds = ['refuge', 'sommet', 'col', 'lac', 'village', 'point haut']

/** Kind of the names of towns beside the route. */
export const townKind = 'ville'

/** Kinds of what an enlarged day adds: its ends, its highest point, its kilometres. */
export const endKind = 'étape'
export const highKind = 'point haut'
export const kilometreKind = 'kilomètre'
