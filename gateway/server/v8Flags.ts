import { setFlagsFromString } from 'node:v8'

/**
 * Prevents V8's memory reducer from discarding compiled code. Long after its last collection, V8 drops the
 * shapes of objects without instances and the code compiled for them, a hundred functions of a page: the next
 * requests wait for the compiler. Node 22 does not know the flag.
 * Figures: bench/records/2026-11-22-gateway-idle-compilation.md.
 */
export function retainCompiledCode(): void {
  if (Number.parseInt(process.versions.v8, 10) >= 13) setFlagsFromString('--no-memory-reducer-favors-memory')
}
