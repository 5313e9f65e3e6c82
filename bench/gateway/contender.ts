import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** What a process has done since it began. */
type Work = { cpuMs: number; kernelMs: number; calls: number }

/** Bytes that a process occupies, and those that a collection leaves. */
type Memory = { rss: number; held: number }

export type Contender = {
  url: string
  work: () => Promise<Work>
  memory: () => Promise<Memory>
  stop: () => Promise<void>
}

/** Starts a file beside this one; it listens when this answers. */
export async function startContender(file: string, args: string[]): Promise<Contender> {
  const child = fork(new URL(`./${file}`, import.meta.url), args, {
    execArgv: ['--expose-gc'],
    // Logs are written, to nowhere.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ask = async (question: string) => {
    child.send(question)
    return answerOf(child)
  }
  const { url } = await answerOf(child)
  return {
    url,
    work: () => ask('work'),
    memory: () => ask('memory'),
    async stop() {
      if (child.exitCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function answerOf(child: ChildProcess) {
  const ended = new AbortController()
  const onExit = (code: number | null) => ended.abort(new Error(`It stopped with code ${code}.`))
  child.once('exit', onExit)
  try {
    const [answer] = await once(child, 'message', { signal: ended.signal })
    return answer
  } finally {
    child.off('exit', onExit)
  }
}
