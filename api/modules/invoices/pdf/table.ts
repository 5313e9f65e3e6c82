import type { InvoiceDocument } from '#api/modules/invoices/invoice.domain.ts'
import { invoiceWords as words } from '#api/modules/invoices/pdf/invoice.messages.ts'
import { bottom, left, measureHeight, rule, type Style, write } from '#api/modules/invoices/pdf/style.ts'
import { exactEuros } from '#schema/frenchFormats.ts'

/** Their widths sum to that of the page between its margins. */
const columns = [
  { x: left, width: 243 },
  { x: left + 243, width: 60, align: 'right' },
  { x: left + 303, width: 90, align: 'right' },
  { x: left + 393, width: 90, align: 'right' },
] as const

/** The lines sold; a page that is full repeats the head of the table on the next one. */
export function drawLines(pdf: PDFKit.PDFDocument, { lines }: InvoiceDocument): void {
  drawRow(pdf, 'label', words.columns)
  for (const { label, quantity, unitPriceCents, amountCents } of lines) {
    if (pdf.y + measureHeight(pdf, 'text', label, columns[0].width) + 8 > bottom) {
      pdf.addPage()
      drawRow(pdf, 'label', words.columns)
    }
    drawRow(pdf, 'text', [label, String(quantity), exactEuros(unitPriceCents), exactEuros(amountCents)])
  }
}

function drawRow(pdf: PDFKit.PDFDocument, style: Style, cells: readonly string[]): void {
  const y = pdf.y
  const ends = columns.map((column, index) => write(pdf, style, cells[index] ?? '', { ...column, y }))
  const end = Math.max(...ends) + 4
  rule(pdf, end)
  pdf.y = end + 6
}

/** Space of the totals and the notes, which stay together. */
const totalsHeight = 150

export function drawTotals(pdf: PDFKit.PDFDocument, { kind, totalCents, paidCents }: InvoiceDocument): void {
  if (pdf.y + totalsHeight > bottom) pdf.addPage()
  const rows: [string, number][] = [
    [words.total[kind], totalCents],
    [words.paid[kind], paidCents],
    [words.balance[kind], totalCents - paidCents],
  ]
  let y = pdf.y + 6
  for (const [index, [label, cents]] of rows.entries()) {
    const style = index === 1 ? 'text' : 'strong'
    write(pdf, style, label, { x: left + 243, y, width: 150, align: 'right' })
    y = write(pdf, style, exactEuros(cents), { ...columns[3], y }) + 4
  }
  pdf.y = y
}
