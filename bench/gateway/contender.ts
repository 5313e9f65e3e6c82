import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** Usage of a process since its start. */
type Work = { cpuMs: number; kernelMs: number; calls: number }

/** Resident bytes of a process, and live bytes after a collection. */
type Memory = { rss: number; held: number }

export type Contender = {
  url: string
  work: () => Promise<Work>
  memory: () => Promise<Memory>
  stop: () => Promise<void>
}

/** Forks a file of this folder and resolves once it listens. */
export async function startContender(file: string, args: string[]): Promise<Contender> {
  const child = fork(new URL(`./${file}`, import.meta.url), args, {
    execArgv: ['--expose-gc'],
    // Logs are written and discarded.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const query = async (topic: string) => {
    child.send(topic)
    return nextMessage(child)
  }
  const { url } = await nextMessage(child)
  return {
    url,
    work: () => query('work'),
    memory: () => query('memory'),
    async stop() {
      if (child.exitCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function nextMessage(child: ChildProcess) {
  const ended = new AbortController()
  const onExit = (code: number | null) => ended.abort(new Error(`The contender exited with code ${code}.`))
  child.once('exit', onExit)
  try {
    const [answer] = await once(child, 'message', { signal: ended.signal })
    return answer
  } finally {
    child.off('exit', onExit)
  }
}
