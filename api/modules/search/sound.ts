const rules: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sch|ch/g, 'C'],
  [/sc(?=[eiy])|c(?=[eiy])|ss|ç/g, 's'],
  [/qu|ck|[cq]/g, 'k'],
  [/t(?=ion)/g, 's'],
  [/ge(?=[ao])|g(?=[eiy])/g, 'j'],
  [/gu(?=[eiy])/g, 'g'],
  [/h/g, ''],
  [/eau|au/g, 'o'],
  [/ai|ei/g, 'e'],
  [/[ae][nm](?=[^aeiouynm]|$)/g, 'A'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)(e?s|es?|[txd]s?)$/, ''],
]

/** A rough phonetic code of a folded French word: words spelled differently and pronounced alike share it. */
export function sound(folded: string): string {
  return rules.reduce((said, [written, spoken]) => said.replace(written, spoken), folded)
}
