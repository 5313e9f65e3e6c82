import { renderSVG } from 'uqr'

/** Four modules of quiet zone, as scanners expect. */
const border = 4

/** An SVG image of the text as a QR code: dark modules as one path, no script, no reference. */
export const qrCode = (text: string): string => renderSVG(text, { border })
