import { sitePhoto } from '#web/lib/site/sitePhoto.ts'

export const turningBack = {
  slug: 'une-guide-au-micro',
  photo: sitePhoto({
    name: 'cordee-brume-01.jpg',
    width: 1600,
    height: 1071,
    alt: 'Un groupe de marcheurs fait une pause sur une crête rocheuse dans la brume',
    focalPoint: '55% 60%',
  }),
  expeditions: 'trek',
  category: 'podcasts',
  date: '2026-06-18',
  author: { name: 'Camille Rochette', slug: 'camille-rochette', trade: 'accompagnatrice en montagne' },
  title: 'Une guide au micro : décider de faire demi-tour',
  summary: 'Transcription d’une conversation sur le renoncement, à cent mètres d’un col.',
  parts: [
    {
      title: '« Le col sera là l’an prochain »',
      text: [
        'On me demande souvent comment je décide. En fait, la décision se prend tôt : je fixe une heure le matin, et à cette heure-là on redescend, où que l’on soit.',
        'Ce jour-là, il restait cent mètres. Le vent avait tourné, deux personnes grelottaient. J’ai annoncé le demi-tour comme j’annonce le pique-nique, sans dramatiser. Le soir, c’est le plus pressé du groupe qui m’a remerciée.',
      ],
    },
    {
      title: 'D’où vient cette heure',
      text: [
        'Je la calcule à l’envers. Je pars de la soupe : à quelle heure faut-il pousser la porte du refuge pour que chacun ait le temps de se sécher ? Je retire la descente, puis une marge pour une cheville qui traîne ou un orage qui avance. Ce qui reste, c’est l’heure du demi-tour.',
        'Elle n’a rien d’héroïque, cette heure. C’est une soustraction. Et c’est bien : à cent mètres d’un col, personne ne sait plus soustraire.',
      ],
    },
    {
      title: 'Les signes que je regarde',
      text: [
        'Le vent qui tourne, les conversations qui s’arrêtent, quelqu’un qui ne boit plus. Aucun de ces signes ne suffit à lui seul. Deux ensemble, je ralentis. Trois, je regarde ma montre autrement.',
        'Et je me regarde aussi. Une guide fatiguée prend des raccourcis dans sa tête. Alors je dis à voix haute ce que je vois : si ma phrase sonne faux, c’est que je me raconte une histoire.',
      ],
    },
    {
      title: 'Ce que j’en dis au groupe',
      text: [
        'Je donne l’heure de demi-tour au petit déjeuner. Quand elle sonne, ce n’est plus moi qui décide : c’est ce que nous avions dit ensemble.',
        'Renoncer n’est pas échouer. Ce qui rate une journée, ce n’est pas le col manqué, c’est une descente dans la nuit. On est rentrés à l’heure de la soupe, et deux d’entre eux sont revenus l’été suivant. On a passé le col.',
      ],
    },
    {
      title: 'Et si c’est toi qui veux t’arrêter ?',
      text: [
        'Dis-le. Pas au bord des larmes : dès que tu commences à compter tes pas. Quelqu’un qui parle tôt ne gêne personne. On échange deux affaires entre les sacs, on change d’allure, on raccourcit si l’itinéraire le permet. Quelqu’un qui se tait deux heures, là, oui, on est coincés.',
        'Et si tu n’oses pas devant les autres, viens marcher à côté de moi. Je suis lente, c’est facile.',
        'Le plus beau compliment qu’un groupe m’ait fait, c’était un avis à quatre étoiles : un orage nous avait obligés à raccourcir, et la personne écrivait que la décision avait été prise tôt et expliquée calmement. Je n’ai pas besoin de la cinquième.',
      ],
    },
  ],
}
