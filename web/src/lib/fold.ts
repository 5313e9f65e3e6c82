/** Small letters without accents: « Norvège » is found by « norvege ». */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Whether one of its words begins with what has been typed. */
export function saysWord(text: string, typed: string): boolean {
  const wanted = fold(typed.trim())
  return wanted === '' || ` ${fold(text).replaceAll('-', ' ')}`.includes(` ${wanted.replaceAll('-', ' ')}`)
}
