import { type UploadKind, uploads } from '#schema/upload.ts'

/** Why a file is refused, and what to do. */
export const fileMessages = {
  tooLarge: (kind: UploadKind): string =>
    `Ce fichier est trop lourd : ${uploads[kind].mostBytes / 1024 / 1024} Mo au plus.`,
  types: {
    photo: 'Envoie une photo en JPEG, PNG ou WebP.',
    gpx: 'Envoie une trace au format GPX.',
    import: 'Envoie un fichier CSV ou JSON.',
  } satisfies Record<UploadKind, string>,
  empty: 'Ce fichier est vide.',
  notUtf8: 'Enregistre en UTF-8.',
}

/** Names of what was sent, for the audit log. */
export const fileLabels = { gpx: 'une trace GPX', import: 'un fichier à importer' }
