const accented = /[àâäçéèêëîïôöùûüÿœæ«»]/i
const elided = /\p{L}’\p{L}/u
const unmistakable =
  /(?<=^|\s)([Aa]vec|[Aa]ventures?|[Bb]ienvenue|[Bb]onjour|[Cc]hargement|[Dd]ans|[Ee]nvoyer|[Ff]avoris|[Ff]ermer|[Ll]es|[Mm]erci|[Mm]es|[Nn]ous|[Qq]uitter|[Tt]es|[Tt]u|[Uu]ne|[Vv]alider|[Vv]otre|[Vv]ous|[Vv]oyageurs?)(?=$|[\s.,!?…])/
const commonWord = /^(avec|dans|des|du|est|et|la|le|les|pour|que|qui|une)$/i

/** Values that the specification puts on the wire: names of kinds of trips, not sentences. */
const wireValues = ['Expédition', 'Sans les parents', 'En Base Camp', 'En itinérance']

/** A lone word in small letters is a slug or a piece of a path, and paths are French. */
export function isFrench(text: string): boolean {
  if (wireValues.includes(text)) return false
  return accented.test(text) || elided.test(text) || (/^\p{Lu}|\s/u.test(text) && unmistakable.test(text))
}

/** Whether English prose, its quotations and names aside, reads as French after all. */
export function readsAsFrench(comment: string): boolean {
  const prose = comment.replace(/«[^»]*»|`[^`]*`|"[^"]*"|(?<!\p{L})'[^']*'/gu, '')
  return prose.split(/\s+/).filter((word) => accented.test(word) || commonWord.test(word)).length >= 2
}
