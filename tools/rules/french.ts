const accented = /[àâäçéèêëîïôöùûüÿœæ«»]/i
const elided = /\p{L}’\p{L}/u
const unmistakable =
  /(?<=^|\s)([Aa]vec|[Aa]ventures?|[Bb]ienvenue|[Bb]onjour|[Cc]hargement|[Dd]ans|[Ee]nvoyer|[Ff]avoris|[Ff]ermer|[Ll]es|[Mm]erci|[Mm]es|[Nn]ous|[Qq]uitter|[Tt]es|[Tt]u|[Uu]ne|[Vv]alider|[Vv]otre|[Vv]ous|[Vv]oyageurs?)(?=$|[\s.,!?…])/
const commonWord = /^(avec|dans|des|du|est|et|la|le|les|pour|que|qui|une)$/i

/** Values of the specification's wire format: names of types, not sentences. */
const wireValues = ['Expédition', 'Sans les parents', 'En Base Camp', 'En itinérance']

/** A single lower-case word is a slug or part of a path, which are French. */
export function isFrench(text: string): boolean {
  if (wireValues.includes(text)) return false
  return accented.test(text) || elided.test(text) || (/^\p{Lu}|\s/u.test(text) && unmistakable.test(text))
}

/** Whether English prose, without quotations and names, reads as French. */
export function readsAsFrench(comment: string): boolean {
  const prose = comment.replace(/«[^»]*»|`[^`]*`|"[^"]*"|(?<!\p{L})'[^']*'/gu, '')
  return prose.split(/\s+/).filter((word) => accented.test(word) || commonWord.test(word)).length >= 2
}
