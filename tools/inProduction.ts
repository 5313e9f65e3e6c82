/**
 * Builds what visitors get, whatever the process that builds is for, and leaves the process as it was: a builder that finds
 * no NODE_ENV writes its own, and what starts afterwards would believe it.
 */
export async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
