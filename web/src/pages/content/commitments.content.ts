export const commitments = {
  title: 'Nos engagements',
  intro: 'Ce que nous promettons se vérifie : voici chaque règle, et le test automatique qui la garde.',
  parts: [
    {
      title: 'Des places vraies, à la seconde',
      text: [
        'Un nombre de places affiché est celui des places que tu peux réserver maintenant : la capacité du départ, moins les places réservées, moins celles qu’une réservation en cours garde. Nous n’inventons ni visiteurs, ni « dernières places », ni compte à rebours.',
        'Une place gardée se dit, avec l’heure à laquelle elle se libère, à Paris : « 2 places, dont 1 gardée jusqu’à 14:32 ». Quand plusieurs sont gardées, l’heure est celle de la première qui se libère. Le seul compte à rebours que tu verras est celui de tes propres places, pendant ta réservation.',
        'Tant que la page est devant toi, un changement y arrive en moins d’une seconde. Si le lien avec nos serveurs se perd plus d’une minute, la page le dit : « Places vues à 14:05 ».',
      ],
      list: [
        'Le test : « publishes a hold and its end on another gateway », dans tests/gateway/server/live/heldPlaces.test.ts. À chaque changement du site, il garde puis libère une vraie place, et attend qu’un autre serveur l’annonce. Lors des mesures, bench/reliability/heldPlaces.test.ts le fait cinquante fois, et 95 annonces sur 100 arrivent en moins d’une seconde.',
        'Les phrases : tests/rules/places.test.ts en donne chaque cas, avec l’heure de Paris en hiver, à minuit et au changement d’heure.',
      ],
    },
    {
      title: 'Une place, un seul acheteur',
      text: [
        'Une place affichée comme libre peut être réservée, et une place que quelqu’un est en train de payer n’est vendue à personne d’autre.',
      ],
      list: [
        'Le test : « holds the last place for one of many concurrent buyers », dans tests/api/cart/holds.routes.test.ts. Cinquante acheteurs veulent la dernière place au même instant ; un seul l’obtient.',
      ],
    },
  ],
}
