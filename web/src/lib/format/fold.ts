/** Lower case without accents: « Norvège » is found by « norvege ». */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Whether a word of the text begins with the typed letters. */
export function hasWord(text: string, typed: string): boolean {
  const wanted = fold(typed.trim())
  return wanted === '' || ` ${fold(text).replaceAll('-', ' ')}`.includes(` ${wanted.replaceAll('-', ' ')}`)
}
