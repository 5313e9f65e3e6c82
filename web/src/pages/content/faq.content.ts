import { counted } from '#web/lib/format/format.ts'
import type { Agency } from '#web/lib/site/agency.ts'
import type { FaqTheme } from '#web/pages/content/faq.rules.ts'
import { cancellationAnswer, paymentAnswer } from '#web/pages/content/saleTerms.content.ts'

export const faq = {
  title: 'Questions fréquentes',
  intro: 'Réservation, niveau, train, annulation : les réponses que l’on nous demande le plus souvent.',
  search: 'Chercher dans les questions',
  placeholder: 'acompte, bivouac, train…',
  submit: 'Chercher',
  none: 'Aucune question ne contient ces mots. Essaie un mot plus court, ou écris-nous.',
  permalink: 'Lien vers cette réponse',
  helpful: 'Cette réponse t’a aidé(e) ?',
  yes: 'Oui',
  no: 'Non',
  helped: 'Tant mieux, merci !',
  notHelped: 'Écris-nous, une vraie personne te répond :',
  found: (count: number) => counted(count, 'question', 'questions'),
}

const choosing: FaqTheme = {
  title: 'Choisir une aventure',
  questions: [
    {
      id: 'quel-niveau',
      question: 'Comment savoir si j’ai le niveau ?',
      answer:
        'Chaque fiche indique un niveau de 1 à 5, avec les heures d’effort et les mètres de montée par jour. Le test « Quel est ton niveau ? » compte huit questions et te dit lequel te convient.',
    },
    {
      id: 'partir-seul',
      question: 'Puis-je partir en solo ?',
      answer:
        'Oui : la plupart des participants s’inscrivent seuls. Le groupe se rencontre à la gare ou au point de rendez-vous, et il n’y a pas de supplément pour une personne seule, sauf si tu demandes une chambre à toi.',
    },
    {
      id: 'age-enfants',
      question: 'À partir de quel âge un enfant peut-il venir ?',
      answer:
        'L’âge minimal figure sur chaque aventure en famille, sous la forme « Dès 8 ans ». Il dépend de l’activité et de l’assurance du guide : il ne peut pas être abaissé.',
    },
    {
      id: 'materiel',
      question: 'Faut-il avoir son matériel ?',
      answer:
        'Le matériel technique (kayak, cordes, raquettes, tente) est fourni et contrôlé avant chaque départ. Tu apportes tes vêtements, tes chaussures et un sac : la liste est envoyée avec la confirmation.',
    },
  ],
}

const paying = ({ sales }: Agency): FaqTheme => ({
  title: 'Réserver et payer',
  questions: [
    {
      id: 'acompte',
      question: 'Combien dois-je payer à la réservation ?',
      answer: `${paymentAnswer(sales)} Dès 300 €, si le solde n’est dû que deux semaines plus tard ou davantage, tu peux payer en trois fois, sans frais, quand le paiement en ligne le propose : l’acompte, puis deux parts égales débitées sur ta carte.`,
    },
    {
      id: 'depart-confirme',
      question: 'Que veut dire « Départ confirmé » ?',
      answer:
        'Le nombre minimal de participants est atteint : le départ aura lieu, sauf cas de force majeure. Si un départ n’est pas confirmé vingt et un jours avant, nous te proposons une autre date, une autre aventure ou le remboursement.',
    },
    {
      id: 'moyens-paiement',
      question: 'Quels moyens de paiement acceptez-vous ?',
      answer: 'Visa, Mastercard et Amex, ainsi que les cartes cadeaux Explora, seules ou en complément.',
    },
  ],
})

const canceling = ({ sales }: Agency): FaqTheme => ({
  title: 'Annuler ou changer',
  questions: [
    {
      id: 'annulation',
      question: 'Que se passe-t-il si j’annule ?',
      answer: cancellationAnswer(sales),
    },
    {
      id: 'ceder-sa-place',
      question: 'Puis-je donner ma place à quelqu’un ?',
      answer:
        'Oui, sans frais, jusqu’à sept jours avant le départ, à une personne qui a le niveau demandé. Écris-nous avec son nom et son adresse email.',
    },
    {
      id: 'mauvais-temps',
      question: 'Et s’il fait mauvais temps ?',
      answer:
        'Le guide adapte l’itinéraire. Si les conditions rendent le départ dangereux, il est reporté ou remboursé, au choix. La pluie seule n’est pas un danger : prends une veste imperméable.',
    },
  ],
})

const byTrain = ({ phone }: Agency): FaqTheme => ({
  title: 'Venir en train',
  questions: [
    {
      id: 'acces-train',
      question: 'Comment connaître mon trajet en train ?',
      answer:
        'Chaque fiche donne la gare d’arrivée, les heures de trajet depuis plusieurs villes et le CO₂e par personne. Le billet n’est pas compris dans le prix, sauf mention contraire.',
    },
    {
      id: 'train-en-retard',
      question: 'Mon train est en retard, que faire ?',
      answer: `Préviens le guide, dont le numéro est dans ta convocation${phone && `, ou appelle le ${phone}`}. Le rendez-vous tient compte d’une marge d’une heure après les trains conseillés.`,
    },
  ],
})

const account: FaqTheme = {
  title: 'Ton compte',
  questions: [
    {
      id: 'mot-de-passe-oublie',
      question: 'J’ai oublié mon mot de passe.',
      answer:
        'Dans la fenêtre de connexion, demande un lien : il arrive par email et reste valable une heure. L’ancien mot de passe fonctionne tant que tu n’en as pas choisi un nouveau.',
    },
    {
      id: 'favoris',
      question: 'À quoi servent les favoris ?',
      answer:
        'Tu retrouves les aventures qui te tentent, et nous te prévenons des nouvelles dates, des départs confirmés et des changements de prix.',
    },
  ],
}

export const faqThemes = (agency: Agency): FaqTheme[] => [
  choosing,
  paying(agency),
  canceling(agency),
  byTrain(agency),
  account,
]
