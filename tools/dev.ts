import '#tools/dotEnv.ts'
import { type FSWatcher, watch } from 'node:fs'
import { startProduct } from '#gateway/server/startProduct.ts'
import { commandLine } from '#tools/commandLine.ts'
import { devSite } from '#tools/devSite.ts'
import { startDemoPayments } from '#tools/provider/demoPayments.ts'
import { run } from '#tools/run.ts'

commandLine({
  usage: 'Usage: npm run dev\nStarts the product from its sources; .env.example lists the variables.',
  options: {},
})

await startDemoPayments(process.env)
/** `tsx watch` restarts it when the gateway changes; browser modules are replaced without a restart. */
await startProduct(await devSite())
console.log(`Explora : prêt sur http://localhost:${process.env.PORT || 4000}`)

let writing: Promise<unknown> = Promise.resolve()

/** One generation at a time; changes during it trigger another. */
const writeGenerated = () => {
  writing = writing.then(async () => {
    const { isOk, output } = await run('graphql-codegen')
    if (!isOk) console.log(output)
  })
}

/** Regenerates types whenever the schema or an operation changes. */
const watchers: FSWatcher[] = ['schema', 'web/src'].map((folder) =>
  watch(folder, { recursive: true }, (_, name) => {
    if (name?.endsWith('.graphql')) writeGenerated()
  }),
)
process.once('SIGTERM', () => {
  for (const watcher of watchers) watcher.close()
})
