import { demoAgency } from '#api/db/demo/agency.ts'
import { type InvoiceDocument, toSeller } from '#api/modules/invoices/invoice.domain.ts'

/** An invoice of a booking for two with a balance to pay. */
export const invoiceDocument: InvoiceDocument = {
  kind: 'invoice',
  issuedOn: '2027-03-10',
  reference: 'EX-7K3Q9M',
  corrects: null,
  seller: toSeller(demoAgency),
  customer: { name: 'Zoé Lefèvre', address: ['3 allée des Œillets', '38000 Grenoble', 'France'] },
  trip: {
    name: 'Les Calanques en kayak et à pied',
    startOn: '2027-06-12',
    endOn: '2027-06-15',
    travellers: ['Zoé Lefèvre', 'Noël D’Août'],
  },
  lines: [
    { label: 'Adulte', quantity: 2, unitPriceCents: 540_00, amountCents: 1_080_00 },
    { label: 'Assurance annulation, 2 voyageurs', quantity: 1, unitPriceCents: 44_00, amountCents: 44_00 },
    { label: 'Code PRINTEMPS', quantity: 1, unitPriceCents: -54_00, amountCents: -54_00 },
  ],
  totalCents: 1_070_00,
  paidCents: 321_00,
  balanceDueOn: '2027-05-13',
}
