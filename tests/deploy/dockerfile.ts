import { readFileSync } from 'node:fs'

/** Paths that the build's context admits. */
export const admitted = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))

/** `from` is the stage whose files are copied; undefined for the build's context. */
export type Copy = { sources: string[]; target: string; from: string | undefined }
type Step = { copy: Copy } | { run: string }
export type Stage = { name: string; steps: Step[] }

/** Instructions of the Dockerfile, continued lines joined. */
const instructions = [
  ...readFileSync('deploy/Dockerfile', 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .matchAll(/^([A-Z]+) (.+)$/gm),
].map(([, name = '', value = '']) => ({ name, value }))

export const stages: Stage[] = []
for (const { name, value } of instructions) {
  if (name === 'FROM') stages.push({ name: value.split(' AS ')[1] ?? 'image', steps: [] })
  const steps = stages.at(-1)?.steps
  if (name === 'COPY') steps?.push({ copy: readCopy(value) })
  if (name === 'RUN') steps?.push({ run: value })
}

function readCopy(value: string): Copy {
  const [, from, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(value) ?? []
  const sources = paths.split(' ')
  return { target: sources.pop() ?? '', sources, from }
}

/** Variables that the image sets. */
export const variables = Object.fromEntries(
  instructions
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ value }) => value.split(' ').map((pair) => pair.split('='))),
)

/** Sources that a stage copies from the build's context. */
export const toContext = ({ steps }: Stage): string[] =>
  steps.flatMap((step) => ('copy' in step && step.copy.from === undefined ? step.copy.sources : []))

export const image = toContext(stages.at(-1) ?? { name: '', steps: [] })
/** Commands of the operator in the image. */
export const commands = image.filter((path) => /^tools\/(?!commandLine)/.test(path))
