import { sitePhoto } from '#web/lib/site/sitePhoto.ts'

export const packing = {
  slug: 'preparer-son-sac',
  photo: sitePhoto({
    name: 'trek-crete-groupe-01.jpg',
    width: 1600,
    height: 800,
    alt: 'Trois trekkeurs équipés de gros sacs progressent sur une crête rocheuse',
    focalPoint: '48% 50%',
  }),
  expeditions: 'refuge',
  category: 'conseils-preparation',
  date: '2026-09-14',
  author: { name: 'Nora Benhaddou', slug: 'nora-benhaddou', trade: 'accompagnatrice en montagne' },
  title: 'Un sac de huit kilos pour une semaine',
  summary: 'Ce qui reste, ce qui sort, et pourquoi la trousse de toilette est toujours trop lourde.',
  parts: [
    {
      title: 'Peser avant de choisir',
      text: [
        'Pose tout par terre, pèse chaque chose et note-la. Trois objets font la moitié du poids : le sac, la tente et le sac de couchage. Le reste se joue à quelques grammes, et c’est là qu’on perd son temps.',
        'Sur un départ avec nuits en refuge, vise huit kilos, eau comprise. Sous la tente, douze. Je viens de l’ingénierie, j’ai gardé la balance : un sac que l’on a pesé une fois, on ne le remplit plus jamais de la même façon.',
      ],
    },
    {
      title: 'Trois couches, pas cinq',
      text: [
        'Une couche qui sèche vite contre la peau, une qui tient chaud, une qui coupe le vent et la pluie. Avec ces trois-là, tu marches de dix degrés à moins cinq. Le pull « au cas où » reste à la maison : le cas n’arrive presque jamais, et le pull pèse tous les jours.',
        'Pour les vêtements de rechange, compte un jeu de jour et un jeu de nuit. On lave le soir, on finit de sécher en marchant.',
        'Le coton fait exception à tout : il pompe l’eau, il sèche mal, il refroidit. Garde-le pour le train du retour, où tu seras content de l’enfiler.',
      ],
    },
    {
      title: 'Refuge ou bivouac : ce n’est pas le même sac',
      text: [
        'En refuge gardé, la couverture, la table et le toit sont là-haut avant toi. Sur « Les balcons de la Vanoise », les cinq nuits sont en demi-pension, les gardiens préparent le pique-nique et le drap de sac est prêté. Il ne te reste à porter que tes vêtements, de l’eau et ce qui te fait plaisir.',
        'Sur « La traversée des hauts plateaux du Vercors », on dort en bivouac et en cabane non gardée. Les tarps, les réchauds et les filtres à eau sont collectifs : nous nous les partageons au départ, à parts égales. Le duvet et le matelas sont à toi, ou loués. C’est là que se cachent les quatre kilos d’écart.',
        'Avant de remplir quoi que ce soit, lis donc la rubrique des nuits sur la fiche de l’aventure, jour par jour. Elle décide du sac plus sûrement que n’importe quelle liste.',
      ],
    },
    {
      title: 'Ce que nous portons pour toi',
      text: [
        'Le matériel technique et de sécurité est prêté sur chaque départ, et la liste de ce qui est compris figure sur la fiche de l’aventure. Avant d’acheter, lis-la : les crampons, le gilet ou la tente sont souvent déjà là.',
        'Un exemple : pour une première cordée sur les glaciers du Mont-Blanc, les crampons, le piolet, le baudrier et le casque sont prêtés. Tu n’as à trouver que les chaussures, et elles se louent sur place.',
      ],
    },
    {
      title: 'L’eau, le poids que l’on choisit chaque matin',
      text: [
        'Un litre d’eau pèse un kilo, et c’est la seule chose du sac qui diminue en marchant. Demande au guide où se trouve la prochaine source avant de remplir : porter trois litres jusqu’à une fontaine est une erreur que tout le monde fait une fois.',
        'Deux gourdes valent mieux qu’une poche : on voit ce qu’il reste, et on équilibre le sac en les mettant de chaque côté.',
      ],
    },
    {
      title: 'Le charger dans le bon ordre',
      text: [
        'Le duvet au fond, le lourd contre le dos et à hauteur des omoplates, le léger devant, ce qui sert en marchant dans le chapeau. Un sac mal chargé paraît deux kilos plus lourd, et il tire en arrière dans les montées.',
        'Serre d’abord la ceinture sur les hanches, ensuite seulement les bretelles. Si tes épaules te font mal, ce n’est pas le poids : c’est la ceinture.',
        'Et puisque tu viens en train, fais un essai : monte un escalier avec, pose-le sur une étagère au-dessus de ta tête. Si tu y arrives sans aide, il est prêt.',
      ],
    },
    {
      title: 'Ce qu’on oublie',
      text: [],
      list: [
        'un sac-poubelle solide, pour garder les affaires au sec',
        'des bouchons d’oreilles',
        'une paire de chaussettes que l’on ne porte que la nuit',
        'une lampe frontale, avec des piles du jour',
        'le billet de train du retour, hors ligne',
      ],
    },
  ],
}
