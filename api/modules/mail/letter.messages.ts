export const letterWords = {
  greeting: 'Bonjour,',
  signature: 'À bientôt sur les sentiers, l’équipe Explora',
  brokenButton: 'Le bouton ne répond pas ? Copie cette adresse dans ton navigateur :',
}
