import type { InvoiceDocument } from '#api/modules/invoices/invoice.domain.ts'
import { invoiceWords as words } from '#api/modules/invoices/pdf/invoice.messages.ts'
import { findSeller } from '#api/modules/invoices/pdf/seller.ts'
import { left, rule, width, write } from '#api/modules/invoices/pdf/style.ts'

const half = (width - 24) / 2

/** Brand, kind and number, day, and what the document refers to. */
export function drawHead(pdf: PDFKit.PDFDocument, document: InvoiceDocument, number: string): void {
  const { kind, issuedOn, corrects, reference } = document
  write(pdf, 'brand', findSeller(document).name, { x: left, y: 56, width: half })
  const right = { x: left + half + 24, width: half, align: 'right' } as const
  let y = write(pdf, 'title', `${words.title[kind]} ${number}`, { ...right, y: 56 })
  const notes = [
    words.issuedOn(issuedOn),
    ...(corrects ? [words.corrects(corrects)] : []),
    ...(reference ? [words.reference(reference)] : []),
  ]
  for (const note of notes) y = write(pdf, 'text', note, { ...right, y })
  rule(pdf, y + 12)
  pdf.y = y + 28
}

/** Seller and customer side by side, then the trip. */
export function drawParties(pdf: PDFKit.PDFDocument, document: InvoiceDocument): void {
  const { kind, customer, trip } = document
  const agency = findSeller(document)
  const top = pdf.y
  const seller = [
    agency.legalName || agency.name,
    agency.street,
    `${agency.postalCode} ${agency.city}`.trim(),
    agency.phone,
    agency.email,
  ].filter(Boolean)
  const sellerEnd = block(pdf, words.seller, seller, { x: left, y: top, width: half })
  const box = { x: left + half + 24, y: top, width: half }
  const customerEnd = block(pdf, words.customer[kind], [customer.name, ...customer.address], box)
  pdf.y = Math.max(sellerEnd, customerEnd) + 16
  if (!trip) return
  const { name, startOn, endOn, travellers } = trip
  const about = [
    name,
    words.dates(startOn, endOn),
    ...(travellers.length > 0 ? [words.travellers(travellers)] : []),
  ]
  pdf.y = block(pdf, words.trip, about, { x: left, y: pdf.y, width }) + 16
}

/** A label, a strong first line and what follows it. */
function block(
  pdf: PDFKit.PDFDocument,
  label: string,
  [first = '', ...others]: string[],
  box: { x: number; y: number; width: number },
): number {
  let y = write(pdf, 'label', label, box) + 2
  y = write(pdf, 'strong', first, { ...box, y })
  for (const line of others) y = write(pdf, 'text', line, { ...box, y })
  return y
}

/** When the balance is due, and the mentions that the law asks for. */
export function drawNotes(pdf: PDFKit.PDFDocument, document: InvoiceDocument): void {
  const { kind, totalCents, paidCents, balanceDueOn, trip } = document
  const balanceCents = totalCents - paidCents
  let y = pdf.y + 20
  const state =
    balanceCents > 0 && balanceDueOn
      ? words.balanceDueOn(balanceCents, balanceDueOn)
      : balanceCents === 0 && words.settled
  if (kind === 'invoice' && state) y = write(pdf, 'strong', state, { x: left, y, width }) + 6
  const mentions = [trip ? words.margin : words.voucher, ...(kind === 'invoice' ? [words.noDiscount] : [])]
  for (const note of mentions) y = write(pdf, 'small', note, { x: left, y, width })
}

/** Written last, since only then the number of pages is known. */
export function drawFooters(pdf: PDFKit.PDFDocument, document: InvoiceDocument): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // The footer stands in the margin, where a text would otherwise begin a new page.
    pdf.page.margins.bottom = 0
    rule(pdf, 842 - 72)
    const y = write(pdf, 'small', words.legal(findSeller(document)), { x: left, y: 842 - 64, width })
    write(pdf, 'small', words.page(page + 1, count), { x: left, y, width, align: 'right' })
  }
}
