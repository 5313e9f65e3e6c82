export const messages = {
  guide: 'Guide',
  hint: 'Avec un compte, ce guide ouvre le tableau de bord du départ dès qu’il lui est confié.',
  choose: 'Confié à',
  nobody: 'Personne',
  assign: 'Confier le départ',
  assigned: (name: string) => `Départ confié à ${name}.`,
  taken: 'Ce départ n’a plus de guide.',
  busy: 'Ce guide n’est pas libre',
  assignAnyway: (name: string) => `Confier quand même à ${name}`,
  conflict: (by: string) => `${by} a modifié ce départ entre-temps\u00a0: vérifie le guide, puis recommence.`,
}
