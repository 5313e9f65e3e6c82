/** Messages of the fields of a guide that break a rule. */
export const guideMessages = {
  required: 'Ce champ est obligatoire.',
  length: (least: number, most: number) => `Écris entre ${least} et ${most} caractères.`,
  text: 'Ce texte contient des caractères interdits : retire-les et réessaie.',
  slug: 'Des minuscules sans accent et des chiffres, séparés par des tirets : camille-rochette.',
  slugTaken: 'Cette adresse est déjà celle d’un autre guide.',
  languages: (most: number) => `Choisis entre une et ${most} langues de la liste.`,
  photo: 'Cette photo n’existe pas.',
  noAccount: 'Aucun compte n’a cette adresse : la personne doit d’abord en créer un.',
  accountTaken: (name: string) => `Ce compte est déjà celui de ${name}.`,
  absenceDays: 'Le dernier jour vient avant le premier.',
  absences: (most: number) => `${most} absences au plus.`,
}
