/** How a French word sounds, roughly: words that are written differently and said alike share it. Takes a folded word. */
export function sound(word: string): string {
  return word
    .replace(/qu|ck|q|c(?=[aouklrtns]|$)/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|ss/g, 's')
    .replace(/y/g, 'i')
    .replace(/h/g, '')
    .replace(/eau|au/g, 'o')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.{2})[estxz]+$/g, '')
}
