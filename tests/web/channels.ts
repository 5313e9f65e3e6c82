import { BroadcastChannel } from 'node:worker_threads'

// A browser has it, the window of happy-dom has not.
Object.assign(globalThis, { BroadcastChannel })
