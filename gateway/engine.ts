import { setFlagsFromString } from 'node:v8'

/**
 * Some seconds without requests, and V8 collects once more to make its memory smaller. What it had compiled for objects of which
 * none is alive at such a moment goes too, a hundred functions of a page, and is compiled again while the next visitors wait.
 */
export function keepCompiledWhenIdle(): void {
  setFlagsFromString('--no-memory-reducer')
}
