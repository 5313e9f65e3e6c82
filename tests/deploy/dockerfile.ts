import { readFileSync } from 'node:fs'

/** Paths that the build's context admits. */
export const admitted = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))

/** Sources that each stage of the image copies from the build's context. */
export const stages = readFileSync('deploy/Dockerfile', 'utf8')
  .split(/^FROM .*$/m)
  .slice(1)
  .map((stage) =>
    [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' ')),
  )
export const image = stages.at(-1) ?? []
/** Commands of the operator in the image. */
export const commands = image.filter((path) => /^tools\/(?!commandLine)/.test(path))
