/** The code by which the gateway names what a user cannot mend, in the errors of an answer. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return undefined
  const code: unknown = error.errors[0]?.extensions?.code
  return typeof code === 'string' ? code : undefined
}
