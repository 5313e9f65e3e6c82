/** What RELIABILITY.md promises, and what was seen. */
export type Row = { what: string; measured: string; pass: string; met: 'yes' | 'no' }

export const row = (what: string, measured: string, pass: string, isMet: boolean): Row => ({
  what,
  measured,
  pass,
  met: isMet ? 'yes' : 'no',
})
