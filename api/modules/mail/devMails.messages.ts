export const devMailsWords = {
  title: 'Courriels envoyés',
  explanation:
    'Sans SMTP_URL, chaque courriel devient un fichier du dossier outbox. Cette page montre les plus récents ; elle n’existe pas en production.',
  none: 'Aucun courriel pour le moment.',
  recipient: 'À',
}
