export const messages = {
  roles: { VISITOR: '', GUIDE: 'Guide', AGENCY: 'Équipe' },
  none: 'Personne n’a encore posé de question. Appelle-nous, on te répond.',
  unavailable: 'Les questions sont momentanément indisponibles.',
}
