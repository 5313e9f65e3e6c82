import { callbackRetentionDays } from '#schema/constants.ts'
import { agency } from '#web/lib/site/agency.content.ts'

const address = `${agency.street}, ${agency.postalCode} ${agency.city}`

/** Texts of a demonstration, to be replaced by the operator's. */
export const legal = {
  title: 'Confidentialité et mentions légales',
  intro: 'Qui édite ce site, à quelles conditions tu réserves, et ce que deviennent tes données.',
  parts: [
    {
      id: 'mentionslegales',
      title: 'Mentions légales',
      text: [
        `Ce site est édité par ${agency.legalName}, ${address}. Contact : ${agency.email}, ${agency.phone}.`,
        'Directeur de la publication : la présidence de la société. Le site est hébergé par la société elle-même. Les coordonnées données ici sont fictives : elles servent à la démonstration.',
        'Les photographies appartiennent à leurs auteurs ; leurs licences figurent sur la page des crédits.',
      ],
    },
    {
      id: 'conditionsgenerales',
      title: 'Conditions générales de vente',
      text: [
        'La réservation est ferme après le versement de l’acompte, soit 30 % du prix. Le solde est dû trente jours avant le départ ; à moins de trente jours, la totalité est due à la réservation. Quand tu choisis de payer en trois fois, tu acceptes que la carte de l’acompte soit débitée de deux parts égales du solde aux dates affichées avant le paiement.',
        'Un départ est confirmé quand le nombre minimal de participants est atteint. S’il ne l’est pas vingt et un jours avant la date, nous te proposons une autre date, une autre aventure ou le remboursement intégral.',
        'Si tu annules, nous gardons :',
      ],
      list: [
        'rien dans les 48 heures qui suivent la réservation, si le départ est à plus de trente jours',
        'l’acompte, à plus de trente jours du départ',
        'la moitié du prix, de trente à quinze jours',
        'la totalité, à moins de quinze jours',
        'rien si tu cèdes ta place à une personne du même niveau, jusqu’à sept jours avant',
      ],
    },
    {
      id: 'conditionsutilisateurs',
      title: 'Conditions d’utilisation',
      text: [
        'Un compte est personnel. Le mot de passe compte six caractères au moins ; garde-le pour toi. Tu peux fermer ton compte à tout moment en nous écrivant.',
        'Les questions et les avis sont publics et signés de ton prénom. Nous retirons ce qui insulte, ce qui fait de la publicité et ce qui donne des renseignements sur une autre personne. Un avis est lu sous cinq jours ; s’il est refusé, tu en reçois la raison.',
      ],
    },
    {
      id: 'confidentialite',
      title: 'Confidentialité',
      text: [
        'Nous gardons ce qui sert à ta réservation et rien d’autre. Nous ne vendons ni ne prêtons ces données.',
        `Pour lire, corriger, recevoir ou effacer tes données, écris à ${agency.email}. Tu peux aussi saisir la CNIL.`,
      ],
      list: [
        'réservation en cours : quatorze jours',
        'renseignements de santé donnés pour un départ : trente jours après le retour',
        `demande de rappel : ${callbackRetentionDays} jours après l’appel`,
        'messages : trois ans',
        'factures : dix ans, comme la loi le demande',
        'lettre d’Explora : jusqu’à ton désabonnement, par le lien présent dans chaque envoi',
      ],
    },
    /** Last: the list of `StoredItems` follows. */
    {
      id: 'cookies',
      title: 'Cookies et autres stockages',
      text: [
        'Voici tout ce que le site écrit dans ton navigateur. Le nécessaire se passe d’accord. Le reste attend le tien, que tu donnes ou reprends quand tu veux par « Gérer mes cookies », en bas de chaque page. Sans lui, rien ne part chez un tiers.',
      ],
    },
  ],
}
