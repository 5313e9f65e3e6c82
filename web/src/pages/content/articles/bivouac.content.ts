import { sitePhoto } from '#web/lib/site/sitePhoto.ts'

export const bivouac = {
  slug: 'premiere-nuit-en-bivouac',
  photo: sitePhoto({
    name: 'massif-neige-crepuscule-01.jpg',
    width: 1600,
    height: 1067,
    alt: 'Un massif enneigé dans la lumière violette du crépuscule',
    focalPoint: '50% 60%',
  }),
  expeditions: 'bivouac',
  category: 'histoires-dexplorateurs',
  date: '2026-08-30',
  author: null,
  title: 'Ma première nuit en bivouac',
  summary: 'Inès n’avait jamais dormi dehors. Elle raconte le bruit du torrent et le café de six heures.',
  parts: [
    {
      title: 'Le soir',
      text: [
        'On a posé les tentes sur un replat, à dix minutes du sentier. Le guide a montré comment sentir d’où vient le vent : on mouille un doigt, et on tourne la porte de l’autre côté. Je croyais que c’était une blague.',
        'Il a fallu apprendre à ne rien poser par terre, à ranger les chaussures sous l’auvent, à garder la lampe autour du cou. Des gestes minuscules. Au bout d’une heure, chacun avait son coin, et plus personne ne cherchait rien.',
        'On a mangé assis sur les sacs, la gamelle sur les genoux. Je n’ai jamais autant parlé avec des gens dont je ne connaissais pas le nom de famille.',
      ],
    },
    {
      title: 'La nuit',
      text: [
        'J’avais peur du froid, c’est le sol que j’ai senti. Le guide m’avait dit de mettre mes vêtements du lendemain au fond du duvet : ils étaient chauds au matin, et mes pieds aussi. J’ai gardé l’astuce.',
        'J’ai peu dormi. Un torrent fait plus de bruit qu’une rue. Vers trois heures je suis sortie, et il y avait assez d’étoiles pour voir mes mains.',
        'À côté, quelqu’un ronflait. J’avais des bouchons d’oreilles dans la poche, parce que la liste reçue avant le départ en parlait. C’est bête, mais c’est ce qui m’a fait dormir de quatre à six.',
      ],
    },
    {
      title: 'Le matin',
      text: [
        'À six heures, le café chauffait. Personne ne parlait. J’ai compris pourquoi les gens recommencent.',
        'On a plié, balayé du pied l’herbe couchée, et ramassé ce que d’autres avaient laissé. Dix minutes plus tard, on ne voyait plus que nous avions dormi là. C’est la partie dont je suis la plus fière.',
      ],
    },
    {
      title: 'Ce que j’aurais voulu savoir avant',
      text: [
        'Que l’on s’habitue au sol la deuxième nuit. Que les bouchons d’oreilles servent contre l’eau autant que contre les voisins. Que la peur du noir tombe dès qu’on a éteint sa lampe, et pas avant.',
        'Et que l’on n’a pas besoin d’aimer camper. Il suffit d’aimer se réveiller quelque part.',
      ],
    },
    {
      title: 'Pour essayer, du plus court au plus haut',
      text: [
        'Note de l’équipe : si le récit d’Inès te tente, voici trois façons de commencer, de la plus douce à la plus haute. Toutes partent d’une gare.',
      ],
      list: [
        'deux jours : « Week-end bushcraft dans le Morvan », la navette t’attend à la gare d’Avallon et les repas se cuisinent au feu',
        'trois jours : « D’île en île dans le golfe du Morbihan », en kayak depuis Vannes, les tentes au bord de l’eau',
        'quatre jours : « Les lacs du Néouvielle en bivouac », où les tentes, les matelas et les filtres à eau sont fournis',
      ],
    },
  ],
}
