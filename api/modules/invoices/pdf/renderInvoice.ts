import PDFDocument from 'pdfkit'
import type { InvoiceDocument } from '#api/modules/invoices/invoice.domain.ts'
import { drawFooters, drawHead, drawNotes, drawParties } from '#api/modules/invoices/pdf/frame.ts'
import { invoiceWords } from '#api/modules/invoices/pdf/invoice.messages.ts'
import { findSeller } from '#api/modules/invoices/pdf/seller.ts'
import { drawLines, drawTotals } from '#api/modules/invoices/pdf/table.ts'
import { winAnsi } from '#api/modules/invoices/pdf/winAnsi.ts'

/** The PDF of an invoice. The same document gives the same bytes: its only date is its own. */
export function renderInvoice(document: InvoiceDocument, number: string): Promise<Uint8Array> {
  const { name, legalName } = findSeller(document)
  const issuedOn = new Date(`${document.issuedOn}T00:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 56,
    bufferPages: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: {
      Title: winAnsi(`${invoiceWords.title[document.kind]} ${number}`),
      Author: winAnsi(legalName || name),
      CreationDate: issuedOn,
      ModDate: issuedOn,
    },
  })
  const bytes = toBytes(pdf)
  drawHead(pdf, document, number)
  drawParties(pdf, document)
  drawLines(pdf, document)
  drawTotals(pdf, document)
  drawNotes(pdf, document)
  drawFooters(pdf, document)
  pdf.end()
  return bytes
}

function toBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}
