import { createHash } from 'node:crypto'

/** Identifies a file by its content. */
export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
