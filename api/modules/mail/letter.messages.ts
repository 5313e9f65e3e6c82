export const letterWords = {
  greeting: 'Bonjour,',
  greetingTo: (firstName: string) => `Bonjour ${firstName},`,
  fact: (label: string, value: string) => `${label} : ${value}`,
  signature: (agency: string) => `À bientôt sur les sentiers, l’équipe ${agency}`,
  brokenButton: 'Le bouton ne répond pas ? Copie cette adresse dans ton navigateur :',
}
