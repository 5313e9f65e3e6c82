import '#tools/dotEnv.ts'
import { type FSWatcher, watch } from 'node:fs'
import { startProduct } from '#gateway/server/startProduct.ts'
import { commandLine } from '#tools/commandLine.ts'
import { devSite } from '#tools/devSite.ts'
import { run } from '#tools/run.ts'

commandLine({
  usage: 'Usage: npm run dev\nStarts the product from its sources; .env.example lists the variables.',
  options: {},
})

/** Started anew by `tsx watch` when the gateway changes; what the browser sees is replaced without that. */
await startProduct(await devSite())
console.log(`Explora : prêt sur http://localhost:${process.env.PORT || 4000}`)

let writing: Promise<unknown> = Promise.resolve()

/** One at a time; what changes meanwhile is written next. */
const writeGenerated = () => {
  writing = writing.then(async () => {
    const { output } = await run('node', 'tools/codegen.ts')
    if (output) console.log(output)
  })
}

/** What follows from the schema and from the operations is written as they are. */
const watchers: FSWatcher[] = ['schema', 'web/src'].map((folder) =>
  watch(folder, { recursive: true }, (_, name) => {
    if (name?.endsWith('.graphql')) writeGenerated()
  }),
)
process.once('SIGTERM', () => {
  for (const watcher of watchers) watcher.close()
})
