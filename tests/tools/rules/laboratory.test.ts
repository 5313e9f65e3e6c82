import { expect, test } from 'vitest'
import { laboratory } from '#tools/rules/laboratory.ts'

const lab = {
  path: 'bench/lab/package.json',
  text: '{\n  "devDependencies": {\n    "@types/a": "^1.0.0",\n    "mercurius": "^16.0.0"\n  }\n}',
}
const findings = (path: string, text: string) => laboratory([lab, { path, text }])

test.each([
  ['bench/gateway/mercuriusProcess.ts', "import mercurius from 'mercurius'"],
  ['bench/gateway/mercuriusProcess.ts', "import 'mercurius/style.css'"],
  ['tools/check.ts', "run('bench/node_modules/.bin/mercurius')"],
])('accepts a package that %s uses: %s', (path, text) => {
  expect(findings(path, text)).toEqual([])
})

test.each([
  ['bench/gateway/other.ts', "import 'mercurius-cache'"],
  ['gateway/main.ts', "import 'mercurius'"],
])('does not count a use in %s: %s', (path, text) => {
  expect(findings(path, text)).toEqual([
    { path: lab.path, line: 4, message: 'mercurius: no file of bench, tests or tools uses it' },
  ])
})
