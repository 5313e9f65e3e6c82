import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Command<O extends Options> = { usage: string; options: O; allowPositionals?: boolean }

/**
 * Parses the options of a command: `--help` prints its usage and ends it, and an invalid option ends it with
 * one sentence.
 */
export function commandLine<const O extends Options>({
  usage,
  options,
  allowPositionals = false,
}: Command<O>) {
  const parsed = parse()
  if (!('help' in parsed.values && parsed.values.help)) return parsed
  console.log(usage)
  process.exit(0)

  function parse() {
    try {
      return parseArgs({
        options: { ...options, help: { type: 'boolean', short: 'h' } },
        allowPositionals,
      })
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error), usage)
    }
  }
}

/** Ends the process with the problem and the usage of the command. */
export function refuse(problem: string, usage: string): never {
  console.error(`${problem.split('\n')[0]}\n${usage}`)
  process.exit(1)
}
