import type { Seller } from '#api/modules/invoices/invoice.domain.ts'
import { dayRange, exactEuros, longDay } from '#schema/frenchFormats.ts'

export const invoiceWords = {
  title: { invoice: 'Facture', credit_note: 'Avoir' },
  issuedOn: (day: string) => `Du ${longDay(day)}`,
  corrects: (number: string) => `Corrige la facture ${number}`,
  reference: (reference: string) => `Réservation ${reference}`,
  seller: 'Émetteur',
  customer: { invoice: 'Facturé à', credit_note: 'Avoir pour' },
  trip: 'Voyage',
  dates: (startOn: string, endOn: string) => `Aventure ${dayRange(startOn, endOn)}`,
  travellers: (names: string[]) => `${names.length < 2 ? 'Voyageur' : 'Voyageurs'} : ${names.join(', ')}`,
  columns: ['Désignation', 'Quantité', 'Prix unitaire', 'Montant'],
  total: { invoice: 'Total TTC', credit_note: 'Total de l’avoir' },
  paid: { invoice: 'Déjà payé', credit_note: 'Déjà remboursé' },
  balance: { invoice: 'Solde', credit_note: 'Reste à rembourser' },
  balanceDueOn: (cents: number, day: string) =>
    `Solde de ${exactEuros(cents)} à régler au plus tard le ${longDay(day)}.`,
  settled: 'Facture acquittée.',
  margin: 'Régime particulier – agences de voyages. TVA sur la marge, art. 266-1-e du CGI.',
  voucher: 'Bon à usages multiples, art. 256 ter du CGI : la TVA est due quand la carte sert.',
  noDiscount: 'Pas d’escompte pour paiement anticipé.',
  legal: ({ legalName, siren, vatNumber, travelAgency }: Seller) =>
    [
      legalName,
      siren && `SIREN ${siren}`,
      vatNumber && `TVA ${vatNumber}`,
      travelAgency && `Agence de voyages ${travelAgency}`,
    ]
      .filter(Boolean)
      .join(' – '),
  page: (page: number, count: number) => `Page ${page} sur ${count}`,
}
