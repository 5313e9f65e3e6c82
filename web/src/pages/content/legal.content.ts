import { callbackRetentionDays } from '#schema/constants.ts'
import { shortlistLimits } from '#schema/shortlist.ts'
import { type Agency, isFictitious } from '#web/lib/site/agency.ts'
import { cancellationLines, paymentTerms } from '#web/pages/content/saleTerms.content.ts'

/** Facts that the agency has not are left out. */
const listed = (facts: string[]) => facts.filter(Boolean).join(', ')

const formatPublisher = ({ name, legalName, street, postalCode, city }: Agency) =>
  listed([legalName || name, street, `${postalCode} ${city}`.trim()])

const formatContact = ({ email, phone }: Agency) =>
  email || phone ? ` Contact : ${listed([email, phone])}.` : ''

/** Registration, guarantee and insurance, which the law asks for together. */
function registered({ registration, guarantor, insurer }: Agency): string[] {
  if (!guarantor && !insurer) return []
  return [
    [
      ...(registration
        ? [`Immatriculation au registre des opérateurs de voyages\u00a0: ${registration}.`]
        : []),
      ...(guarantor ? [`Garantie financière\u00a0: ${guarantor}.`] : []),
      ...(insurer ? [`Assurance de responsabilité civile professionnelle\u00a0: ${insurer}.`] : []),
    ].join(' '),
  ]
}

const notice = (agency: Agency) => ({
  id: 'mentionslegales',
  title: 'Mentions légales',
  text: [
    `Ce site est édité par ${formatPublisher(agency)}.${formatContact(agency)}`,
    ...registered(agency),
    `Directeur de la publication : la présidence de la société. Le site est hébergé par la société elle-même.${isFictitious(agency) ? ' Les coordonnées données ici sont fictives : elles servent à la démonstration.' : ''}`,
    'Les photographies appartiennent à leurs auteurs ; leurs licences figurent sur la page des crédits.',
  ],
})

const sales = (agency: Agency) => ({
  id: 'conditionsgenerales',
  title: 'Conditions générales de vente',
  text: [
    `${paymentTerms(agency.sales)} Quand tu choisis de payer en trois fois, tu acceptes que la carte de l’acompte soit débitée de deux parts égales du solde aux dates affichées avant le paiement.`,
    'Un départ est confirmé quand le nombre minimal de participants est atteint. S’il ne l’est pas vingt et un jours avant la date, nous te proposons une autre date, une autre aventure ou le remboursement intégral.',
    'Si tu annules, nous gardons :',
  ],
  list: [
    ...cancellationLines(agency.sales),
    'rien si tu cèdes ta place à une personne du même niveau, jusqu’à sept jours avant',
  ],
})

const use = {
  id: 'conditionsutilisateurs',
  title: 'Conditions d’utilisation',
  text: [
    'Un compte est personnel. Le mot de passe compte six caractères au moins ; garde-le pour toi. Tu peux fermer ton compte à tout moment en nous écrivant.',
    'Les questions et les avis sont publics et signés de ton prénom. Nous retirons ce qui insulte, ce qui fait de la publicité et ce qui donne des renseignements sur une autre personne. Un avis est lu sous cinq jours ; s’il est refusé, tu en reçois la raison.',
  ],
}

const privacy = (agency: Agency) => ({
  id: 'confidentialite',
  title: 'Confidentialité',
  text: [
    'Nous gardons ce qui sert à ta réservation et rien d’autre. Nous ne vendons ni ne prêtons ces données.',
    `Pour lire, corriger, recevoir ou effacer tes données, ${agency.email ? `écris à ${agency.email}` : 'écris-nous'}. Tu peux aussi saisir la CNIL.`,
  ],
  list: [
    'réservation en cours : quatorze jours',
    'renseignements de santé donnés pour un départ : trente jours après le retour',
    `demande de rappel : ${callbackRetentionDays} jours après l’appel`,
    `liste à plusieurs : prénoms, votes et semaines, ${shortlistLimits.days} jours sans visite, ou dès que tu la supprimes`,
    'messages : trois ans',
    'factures : dix ans, comme la loi le demande',
    'lettre d’Explora : jusqu’à ton désabonnement, par le lien présent dans chaque envoi',
  ],
})

const storage = {
  id: 'cookies',
  title: 'Cookies et autres stockages',
  text: [
    'Voici tout ce que le site écrit dans ton navigateur. Le nécessaire se passe d’accord. Le reste attend le tien, que tu donnes ou reprends quand tu veux par « Gérer mes cookies », en bas de chaque page. Sans lui, rien ne part chez un tiers.',
  ],
}

/** Texts of a demonstration, to be replaced by the operator's. The list of `StoredItems` follows the last part. */
export const legal = {
  title: 'Confidentialité et mentions légales',
  intro: 'Qui édite ce site, à quelles conditions tu réserves, et ce que deviennent tes données.',
  parts: (agency: Agency) => [notice(agency), sales(agency), use, privacy(agency), storage],
}
