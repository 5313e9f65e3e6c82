import type { Agency } from '#web/lib/site/agency.ts'
import { sitePhoto } from '#web/lib/site/sitePhoto.ts'

const questions = ['Ville de départ\u00a0: ', 'Nombre de personnes\u00a0: ', 'Mois souhaité\u00a0: ']
/** A mail with the questions of a quote. */
const toQuote = ({ email }: Agency) => ({
  label: 'Demander un devis',
  to: `mailto:${email}?subject=${encodeURIComponent('Devis pour un séminaire')}&body=${encodeURIComponent(questions.join('\r\n'))}`,
})

export const partners = {
  photo: sitePhoto({
    name: 'amis-randonnee-01.jpg',
    width: 1600,
    height: 668,
    alt: 'Un groupe d’amis rit au pied de parois rocheuses pendant une randonnée',
    focalPoint: '50% 45%',
  }),
  callBack: 'Demander un rappel',
  quoteFor: toQuote,
  figures: [
    { value: '8 à 40', label: 'personnes par séminaire' },
    { value: '2 ou 3', label: 'jours dehors, repas et nuits compris' },
    { value: '4\u00a0h', label: 'de train au plus depuis tes bureaux' },
    { value: '3', label: 'jours ouvrés pour recevoir ton devis' },
  ],
  title: 'Collaborations',
  intro: 'Entreprises, associations, hébergeurs, offices de tourisme : ce que nous pouvons faire ensemble.',
  parts: [
    {
      id: 'seminaires',
      title: 'Séminaires d’entreprise',
      text: [
        'Deux ou trois jours dehors, de 8 à 40 personnes, à moins de quatre heures de train de tes bureaux. Nous réservons le refuge ou le gîte, le train, les repas et un guide pour huit personnes.',
        'Les activités s’accordent au niveau de chacun : une marche et un canoë le même jour, pour que personne ne reste au chalet.',
        'Pour ton devis, trois choses suffisent\u00a0: la ville de départ, le nombre de personnes et le mois souhaité. Tu le reçois sous trois jours ouvrés.',
      ],
      photo: sitePhoto({
        name: 'canoe-lac-soir-01.jpg',
        width: 1600,
        height: 1067,
        alt: 'L’étrave d’un canoë rouge sur une eau calme en fin de journée',
        focalPoint: '35% 60%',
      }),
    },
    {
      id: 'guides',
      title: 'Devenir guide Explora',
      text: [
        'Tu as le diplôme et tu connais bien un territoire ? Voici ce que nous demandons et ce que nous offrons :',
      ],
      list: [
        'un diplôme d’État ou son équivalent européen, et une assurance professionnelle à jour',
        'une rémunération à la journée fixée à l’avance, frais compris',
        'la main sur l’itinéraire : tu le changes quand la météo ou le groupe le demande',
      ],
      photo: sitePhoto({
        name: 'cordee-brume-01.jpg',
        width: 1600,
        height: 1071,
        alt: 'Un groupe de marcheurs fait une pause sur une crête rocheuse dans la brume',
        focalPoint: '55% 60%',
      }),
    },
    {
      id: 'hebergeurs',
      title: 'Hébergeurs et territoires',
      text: [
        'Nous travaillons avec des refuges, des gîtes et des campings accessibles à pied depuis un arrêt de train ou de car. Nous payons à trente jours et ne demandons pas d’exclusivité.',
      ],
      photo: sitePhoto({
        name: 'alpages-ete-01.jpg',
        width: 1280,
        height: 853,
        alt: 'Sapins et falaises verdoyantes dans les Alpes en été',
        focalPoint: '55% 50%',
      }),
    },
  ],
  appointment: ({ phone, days, opensAt, closesAt }: Agency) => ({
    id: 'rendez-vous',
    title: 'Prendre rendez-vous',
    text: [
      `Demande un rappel : tu choisis l’heure, ${days}, de ${opensAt} h à ${closesAt} h, et une personne de l’équipe t’appelle.`,
      ...(phone ? [`Tu préfères parler tout de suite ? Le ${phone} répond aux mêmes heures.`] : []),
    ],
  }),
}
