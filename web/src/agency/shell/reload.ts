/** Reads a query again. Its result carries a failure; the promise rejects only where the component is gone first. */
export const reload = (refetch: () => Promise<unknown>): void => void refetch().catch(() => undefined)
