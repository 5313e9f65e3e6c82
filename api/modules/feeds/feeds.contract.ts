export const feedKinds = ['favourites', 'reservations'] as const
