/** Characters of Windows-1252 that Latin-1 lacks: the euro sign, quotation marks, dashes and a few letters. */
const beyondLatin = new RegExp(
  '^[\\u20ac\\u201a\\u0192\\u201e\\u2026\\u2020\\u2021\\u02c6\\u2030\\u0160\\u2039\\u0152\\u017d' +
    '\\u2018\\u2019\\u201c\\u201d\\u2022\\u2013\\u2014\\u02dc\\u2122\\u0161\\u203a\\u0153\\u017e\\u0178]$',
)
/** Letters without a decomposition into a base letter. */
const alike: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', ẞ: 'ß', '\u2212': '-' }

/**
 * The text in the encoding of the standard fonts. A letter that they lack loses its marks, as machine-readable
 * documents write it; any other sign becomes a question mark.
 */
export function winAnsi(text: string): string {
  return Array.from(text.normalize('NFC').replaceAll('\u202f', '\u00a0'), encoded).join('')
}

function encoded(character: string): string {
  if (isKnown(character)) return character
  if (/\s/.test(character)) return ' '
  const base = alike[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
  return Array.from(base).every(isKnown) ? base : '?'
}

function isKnown(character: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff]$/.test(character) || beyondLatin.test(character)
}
