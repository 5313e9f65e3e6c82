import { setFlagsFromString } from 'node:v8'

/**
 * Long after its last collection V8 collects once more to make its memory smaller. The shapes of objects of which none is alive at
 * that moment go too, and with them what was compiled for them, a hundred functions of a page: the next visitors wait for the compiler.
 */
export function keepCompiledWhenIdle(): void {
  setFlagsFromString('--no-memory-reducer-favors-memory')
}
