/** Kinds of places in the order in which they are named: huts and summits name a route better than villages. */
export const placeKinds = ['refuge', 'sommet', 'col', 'île', 'port', 'gare', 'village', 'lac']

/** Kinds of places that the profile names. */
export const profileKinds = ['refuge', 'col', 'sommet']

/** Means of travel on water: nothing to climb. */
export const waterModes = ['en kayak', 'en canoë', 'en packraft', 'en bateau', 'en raft']
