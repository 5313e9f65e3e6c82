import { type Finding, findingAt, type SourceFile } from '#tools/rules/sourceFile.ts'

const manifest = 'bench/lab/package.json'
const readers = /^(bench|tests|tools)\/.*\.[jt]s$|^package\.json$/

/** Reports packages of the laboratory that no file names: its folder has no sources that knip could follow. */
export function laboratory(files: SourceFile[]): Finding[] {
  const lab = files.find(({ path }) => path === manifest)
  if (!lab) return []
  const texts = files.filter(({ path }) => readers.test(path)).map(({ text }) => text)
  return [...lab.text.matchAll(/^ {4}"((?!@types\/)[^"]+)": "/gm)]
    .filter(([, name = '']) => !texts.some((text) => isNamed(name, text)))
    .map(({ index, 1: name }) => findingAt(lab, index, `${name}: no file of bench, tests or tools uses it`))
}

const isNamed = (name: string, text: string) =>
  [`'${name}'`, `'${name}/`, `.bin/${name}`].some((use) => text.includes(use))
