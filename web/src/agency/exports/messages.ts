import { counted } from '#web/lib/format/format.ts'

export const messages = {
  export: 'Exporter',
  exportPayments: 'Exporter les paiements',
  exportTitle: 'Export',
  exportBegun: 'Ton export est prêt.',
  exportProgress: (done: number, all: number) =>
    `${counted(done, 'ligne écrite', 'lignes écrites')} sur ${all}`,
  exportDone: 'Ton fichier est prêt. Le lien est à toi seul, pendant 10\u00a0minutes.',
  exportFailed: 'Cet export s’est arrêté\u00a0: recommence-le.',
  download: 'Télécharger le fichier',
  customerData: 'Ses données',
  customerDataIntro: 'Tout ce que nous gardons de cette personne, à lui remettre si elle le demande.',
  exportJson: 'Exporter en JSON',
  exportHtml: 'Exporter en page à lire',
}
