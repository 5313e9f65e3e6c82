import { writeFileSync } from 'node:fs'
import { printSdl } from '#gateway/graph/sdl.ts'
import { commandLine } from '#tools/commandLine.ts'
import { readRepository } from '#tools/rules/all.ts'
import { schemaBreaking } from '#tools/rules/schemaBreaking.ts'
import { currentSchema, releasedPath, releasedSchema } from '#tools/rules/schemaDocument.ts'

commandLine({
  usage: 'Usage: npm run schema:release\nWrites down the GraphQL schema that clients may rely on.',
  options: {},
})
const files = readRepository()
const broken = releasedSchema(files) ? schemaBreaking(files) : []
if (broken.length) {
  console.error(broken.map(({ message }) => message).join('\n'))
  process.exitCode = 1
} else {
  writeFileSync(releasedPath, printSdl(currentSchema(files)))
}
