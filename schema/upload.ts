const mebibyte = 1024 * 1024

/** Files that the agency accepts as a raw body: size, and types by which a browser announces them. */
export const uploads = {
  photo: { mostBytes: 15 * mebibyte, types: ['image/*'] },
  gpx: { mostBytes: 5 * mebibyte, types: ['application/gpx+xml'] },
  import: { mostBytes: 5 * mebibyte, types: ['text/csv', 'application/json'] },
} as const satisfies Record<string, { mostBytes: number; types: readonly string[] }>

export type UploadKind = keyof typeof uploads

/** A slow connection sends a file within this time; all other bodies have ten seconds. */
export const uploadMs = 30_000

/** Whether a file of this kind may have a media type. */
export function isUploadType(kind: UploadKind, contentType: string | undefined): boolean {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  return uploads[kind].types.some((each) =>
    each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each,
  )
}
