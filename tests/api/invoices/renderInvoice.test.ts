import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { type InvoiceDocument, toSeller } from '#api/modules/invoices/invoice.domain.ts'
import { renderInvoice } from '#api/modules/invoices/pdf/renderInvoice.ts'
import { winAnsi } from '#api/modules/invoices/pdf/winAnsi.ts'
import { defaultAgency } from '#schema/settings.ts'
import { invoiceDocument } from '#tests/support/invoices.ts'

/** The text of a PDF as a reader finds it, page by page, with plain spaces. */
async function read(document: InvoiceDocument): Promise<{ pages: string[]; all: string }> {
  const { text } = await extractText(await getDocumentProxy(await renderInvoice(document, '2027-000042')))
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' '))
  return { pages, all: pages.join(' ') }
}

test('renders an invoice that a PDF reader reads, accents and amounts included', async () => {
  const { all, pages } = await read(invoiceDocument)
  expect(pages).toHaveLength(1)
  for (const part of [
    'Facture 2027-000042',
    'Du 10 mars 2027',
    'Réservation EX-7K3Q9M',
    'Explora SAS (fictive)',
    'Zoé Lefèvre',
    '3 allée des Œillets',
    'Les Calanques en kayak et à pied',
    'Aventure du 12 au 15 juin 2027',
    'Voyageurs : Zoé Lefèvre, Noël D’Août',
    'Adulte 2 540,00 € 1 080,00 €',
    'Code PRINTEMPS 1 -54,00 € -54,00 €',
    'Total TTC 1 070,00 €',
    'Déjà payé 321,00 €',
    'Solde 749,00 €',
    'Solde de 749,00 € à régler au plus tard le 13 mai 2027.',
    'TVA sur la marge, art. 266-1-e du CGI.',
    'Page 1 sur 1',
  ])
    expect(all).toContain(part)
})

test('leaves out what the agency has not, without a gap', async () => {
  const seller = { ...toSeller(defaultAgency), name: 'montagne.test', email: 'contact@montagne.test' }
  const { all } = await read({ ...invoiceDocument, seller })
  expect(all).toContain('Émetteur montagne.test contact@montagne.test Facturé à')
  for (const absent of ['SIREN', 'TVA FR', 'Agence de voyages', '–  –']) expect(all).not.toContain(absent)
})

test.each<[string, Partial<InvoiceDocument>, string[], string[]]>([
  [
    'a credit note',
    { kind: 'credit_note', corrects: '2027-000007', balanceDueOn: null, paidCents: 1_070_00 },
    ['Avoir 2027-000042', 'Corrige la facture 2027-000007', 'Total de l’avoir 1 070,00 €'],
    ['Facture 2027', 'acquittée', 'escompte'],
  ],
  ['a paid invoice', { paidCents: 1_070_00, balanceDueOn: null }, ['Facture acquittée.'], ['à régler']],
  [
    'a gift card',
    { trip: null, reference: null, paidCents: 1_070_00, balanceDueOn: null },
    ['Bon à usages multiples, art. 256 ter du CGI'],
    ['Réservation EX', 'TVA sur la marge', 'Voyageur'],
  ],
])('renders %s', async (_case, changes, present, absent) => {
  const { all } = await read({ ...invoiceDocument, ...changes })
  for (const part of present) expect(all).toContain(part)
  for (const part of absent) expect(all).not.toContain(part)
})

test('continues on a next page, with the head of the table and each line once', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    label: `Option ${index + 1}`,
    quantity: 1,
    unitPriceCents: 100,
    amountCents: 100,
  }))
  const { pages, all } = await read({ ...invoiceDocument, lines })
  expect(pages.length).toBeGreaterThan(1)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} sur ${pages.length}`)
    expect(page).toContain('SIREN')
  }
  expect(all.match(/Option \d+ 1 1,00 €/g)).toHaveLength(60)
  expect(all.match(/Total TTC/g)).toHaveLength(1)
})

test('gives the same bytes for the same document, dated by the document alone', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => renderInvoice(invoiceDocument, '2027-000042')))
  expect(first).toEqual(second)
  const { info } = await getMeta(first ?? new Uint8Array())
  expect(info).toMatchObject({ Title: 'Facture 2027-000042', CreationDate: 'D:20270310000000Z' })
})

test.each([
  ['Œuvre d’été à 324\u202f€ – « oui »', 'Œuvre d’été à 324\u00a0€ – « oui »'],
  ['Łukasz Čapek', 'Lukasz Capek'],
  ['Zoe\u0301', 'Zoé'],
  ['Владимир 😀', '???????? ?'],
  ['a\tb', 'a b'],
])('writes « %s » with the letters of the standard fonts', (text, expected) => {
  expect(winAnsi(text)).toBe(expected)
})
