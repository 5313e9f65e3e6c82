/** Photographs that the catalogue still lacks. */
export const toPhotograph = {
  title: 'Ce qu’il nous reste à photographier',
  text: 'Une photographie dont nous connaissons le lieu n’illustre que des aventures qui y vont. Quand celle d’une aventure nous manque encore, nous montrons un paysage ou une activité de même nature, et jamais un autre continent.',
  list: [
    'Dans la neige : un attelage, un igloo éclairé, une trace de ski nordique, une aurore en Laponie.',
    'En montagne : une cordée sur un glacier, le cirque de Gavarnie, les aiguilles de Corse, un refuge et sa table.',
    'Sur l’eau : les Calanques, le pont d’Arc en canoë, un canyon de la sierra de Guara, le granit rose de Sankt Anna.',
    'Au bord de la mer : les phoques de la baie de Somme, les cigognes de la Rota Vicentina, le Stromboli de nuit.',
    'À hauteur d’herbe : un âne bâté, les chaumes des Vosges à vélo, un pont de pierre du Zagori.',
    'Partout : un portrait de chaque guide sur son terrain.',
  ],
}
