import { setFlagsFromString } from 'node:v8'

/**
 * Long after its last collection V8 collects once more to make its memory smaller. The shapes of objects of which none is alive at
 * that moment go too, and with them what was compiled for them, a hundred functions of a page: the next visitors wait for the compiler.
 * The V8 of Node 22 has no such switch, and would complain of it.
 */
export function keepCompiledWhenIdle(): void {
  if (Number.parseInt(process.versions.v8, 10) >= 13) setFlagsFromString('--no-memory-reducer-favors-memory')
}
