export const questionMessages = {
  assignee: 'Cette personne ne répond pas aux messages.',
  reason: 'Donne la raison.',
}
