import { bivouac } from '#web/pages/content/articles/bivouac.content.ts'
import { carbon } from '#web/pages/content/articles/carbon.content.ts'
import { nightTrains } from '#web/pages/content/articles/nightTrains.content.ts'
import { packing } from '#web/pages/content/articles/packing.content.ts'
import { turningBack } from '#web/pages/content/articles/turningBack.content.ts'

export const blog = {
  title: 'Le blog',
  intro: 'Récits, conseils et coulisses, par les guides et l’équipe.',
  name: 'Blog',
  toExpeditions: 'Voir les aventures',
  linkedExpeditions: 'Pour partir',
  readNext: 'À lire aussi',
  feed: 'Suivre le blog (RSS)',
  by: 'Par',
  team: 'la rédaction d’Explora',
  reading: (minutes: number) => `${minutes}\u00a0min de lecture`,
}

export const categoryIntros: Record<string, string> = {
  podcasts: 'Des conversations à écouter, avec leur transcription.',
  'histoires-dexplorateurs': 'Des participants et des guides racontent.',
  'conseils-preparation': 'Préparer son sac, son corps et son trajet.',
  actus: 'Ce qui change chez Explora.',
  'engagement-responsable': 'Nos choix, nos chiffres et nos limites.',
}

/** The newest first. */
export const articles = [packing, bivouac, carbon, turningBack, nightTrains]
