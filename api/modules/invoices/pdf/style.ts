import { winAnsi } from '#api/modules/invoices/pdf/winAnsi.ts'

export const left = 56
/** A4 is 595 points wide. */
export const width = 595 - 2 * left
/** Height that the footer leaves to the text. */
export const bottom = 842 - 90

const styles = {
  brand: { font: 'Helvetica-Bold', size: 22, colour: '#1A4D40' },
  title: { font: 'Helvetica-Bold', size: 18, colour: '#13241F' },
  strong: { font: 'Helvetica-Bold', size: 10, colour: '#13241F' },
  text: { font: 'Helvetica', size: 10, colour: '#13241F' },
  label: { font: 'Helvetica-Bold', size: 8, colour: '#465650' },
  small: { font: 'Helvetica', size: 8, colour: '#465650' },
} as const

export type Style = keyof typeof styles
export type Box = { x: number; y: number; width: number; align?: 'left' | 'right' }

/** Writes a text in its box and returns the height below which the next one begins. */
export function write(pdf: PDFKit.PDFDocument, style: Style, text: string, box: Box): number {
  const { font, size, colour } = styles[style]
  const { x, y, ...options } = box
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(winAnsi(text), x, y, { ...options, lineGap: 2 })
  return pdf.y
}

export function measureHeight(pdf: PDFKit.PDFDocument, style: Style, text: string, inWidth: number): number {
  const { font, size } = styles[style]
  return pdf.font(font).fontSize(size).heightOfString(winAnsi(text), { width: inWidth, lineGap: 2 })
}

export function rule(pdf: PDFKit.PDFDocument, y: number): void {
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.5)
    .strokeColor('#C9CFCB')
    .stroke()
}
