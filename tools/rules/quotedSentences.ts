/** Literal sentences of the specification; X stands for a value. Either spelling of them is accepted. */
export const quotedSentences = new Set([
  "Email n'est pas disponible",
  "S'inscrire",
  "S'INSCRIRE",
  "Se connecter ou s'inscrire",
  'Mot de passe oublié ? Réinitialise le',
  'Tu es bien abonné(e) !',
  'Tu es maintenant abonné(e) à la newsletter !',
  'Ajoutée à tes favoris !',
  'Termine ta réservation, X !',
  'Tu n’as pas encore ajouté d’aventures à tes favoris !',
  'Tu n’as pas de réservation en cours !',
])
