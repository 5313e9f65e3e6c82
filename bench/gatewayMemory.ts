export type MemoryMb = { resident: number; heap: number }

/** Reads the memory of a running gateway from its metrics. */
export async function readMemory(url: string): Promise<MemoryMb> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1e6
  return {
    resident: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
  }
}
