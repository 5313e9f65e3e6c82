import { createHash } from 'node:crypto'

/** Derives a UUID from a name: the demonstration has the same ids wherever it is loaded. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`explora demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
