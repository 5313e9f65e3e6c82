import { readFileSync, writeFileSync } from 'node:fs'
import { countryFlags } from '#bench/generate/flags.ts'
import { activitySprite } from '#bench/generate/icons.ts'
import { drawEurope, landOfEurope } from '#bench/generate/maps.ts'
import { commandLine } from '#tools/commandLine.ts'

const { values } = commandLine({
  usage:
    'Usage: npm run drawings -- [--check]\nWrites icons, flags and maps from the libraries of the laboratory; --check compares only.',
  options: { check: { type: 'boolean' } },
})

const drawings = {
  'web/src/ui/activities.svg': activitySprite(),
  'web/src/ui/map/europe.svg': drawEurope(),
  'web/src/ui/map/europe.json': landOfEurope(),
  'gateway/graph/expeditions/flags.json': countryFlags(),
}

for (const [path, content] of Object.entries(drawings)) {
  if (!values.check) writeFileSync(path, content)
  else if (readFileSync(path, 'utf8') !== content) {
    console.error(`${path} is not up to date: run \`npm run drawings\` and commit.`)
    process.exitCode = 1
  }
}
