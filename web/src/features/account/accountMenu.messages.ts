/** Separate from the copy of the popups, since every page loads it. */
export const messages = {
  myFavourites: 'Mes favoris',
  myReservations: 'Mes réservations',
  myAccount: 'Mon compte',
  signOut: 'Déconnexion',
  menuFor: (firstName: string) => `Compte de ${firstName}`,
  leavesOn: (day: string) => `Prochain départ le ${day}`,
  toComplete: 'Profil participant à compléter',
}
