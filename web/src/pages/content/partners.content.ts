import { agency } from '#web/lib/site/agency.content.ts'
import { sitePhoto } from '#web/lib/site/sitePhoto.ts'

export const partners = {
  photo: sitePhoto({
    name: 'amis-randonnee-01.jpg',
    width: 1600,
    height: 668,
    alt: 'Un groupe d’amis rit au pied de parois rocheuses pendant une randonnée',
    focalPoint: '50% 45%',
  }),
  title: 'Collaborations',
  intro: 'Entreprises, associations, hébergeurs, offices de tourisme : ce que nous pouvons faire ensemble.',
  parts: [
    {
      id: 'seminaires',
      title: 'Séminaires d’entreprise',
      text: [
        'Deux ou trois jours dehors, de 8 à 40 personnes, à moins de quatre heures de train de tes bureaux. Nous réservons le refuge ou le gîte, le train, les repas et un guide pour huit personnes.',
        'Les activités s’accordent au niveau de chacun : une marche et un canoë le même jour, pour que personne ne reste au chalet.',
        `Écris à ${agency.email} en indiquant la ville de départ, le nombre de personnes et le mois souhaité. Tu reçois un devis sous trois jours ouvrés.`,
      ],
    },
    {
      id: 'rendez-vous',
      title: 'Prendre rendez-vous',
      text: [
        `Une personne de l’équipe répond au ${agency.phone}, du lundi au vendredi, de 9 h à 18 h. Pour choisir une heure, écris à ${agency.email} avec deux créneaux : nous confirmons l’un des deux dans la journée.`,
      ],
    },
    {
      id: 'guides',
      title: 'Devenir guide Explora',
      text: [
        'Tu es diplômé(e) et tu connais bien un territoire ? Voici ce que nous demandons et ce que nous offrons :',
      ],
      list: [
        'un diplôme d’État ou son équivalent européen, et une assurance professionnelle à jour',
        'une rémunération à la journée fixée à l’avance, frais compris',
        'la main sur l’itinéraire : tu le changes quand la météo ou le groupe le demande',
      ],
    },
    {
      id: 'hebergeurs',
      title: 'Hébergeurs et territoires',
      text: [
        'Nous travaillons avec des refuges, des gîtes et des campings accessibles à pied depuis un arrêt de train ou de car. Nous payons à trente jours et ne demandons pas d’exclusivité.',
      ],
    },
  ],
}
