import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Runs a command to its end and returns its output. */
export async function run(command: string, ...args: string[]): Promise<{ isOk: boolean; output: string }> {
  // A prompt would wait forever: no input, and a time limit.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 })
  const failure = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code === 0 ? '' : `${command}: exit ${code ?? signal}`))
  })
  const parts = await Promise.all([text(child.stdout), text(child.stderr), failure])
  return {
    isOk: parts[2] === '',
    output: parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join('\n'),
  }
}
