import { commandLine } from '#tools/commandLine.ts'

const text = { type: 'string' } as const

const { values, positionals } = commandLine({
  usage:
    'Usage: npm run bench -- [gateway | api | web | scale | reliability | upstream …] [--short]\nbench/README.md lists the other options.',
  allowPositionals: true,
  options: {
    short: { type: 'boolean' },
    ...{ rounds: text, answers: text, runs: text, expeditions: text, reservations: text },
    product: text,
    ...{ database: text, small: text, tiny: text },
    ...{ only: text, kills: text, places: text, stops: text, requests: text, soak: text, seconds: text },
  },
})

type Count =
  | 'rounds'
  | 'answers'
  | 'runs'
  | 'expeditions'
  | 'reservations'
  | 'kills'
  | 'places'
  | 'stops'
  | 'requests'
  | 'soak'
  | 'seconds'

/** Reads a count from the command line; the default is that of the goals, or the smallest useful one with `--short`. */
const count = (name: Count, full: number, short: number) =>
  Number(values[name] ?? (values.short ? short : full))

export const options = {
  parts: positionals,
  rounds: count('rounds', 8, 2),
  answers: count('answers', 60_000, 3_000),
  runs: count('runs', 3, 1),
  expeditions: count('expeditions', 100_000, 10_000),
  /** Reservations of the part `agency`, as many gift cards, and twenty audit entries for each. */
  reservations: count('reservations', 100_000, 2_000),
  /** Selected parts of `reliability` or `agency`. */
  only: values.only?.split(','),
  kills: count('kills', 50, 3),
  /** Rounds of the last place. */
  places: count('places', 200, 5),
  stops: count('stops', 20, 2),
  /** Requests of the part `agency`, by four callers. */
  requests: count('requests', 10_000, 1_000),
  soakMinutes: count('soak', 20, 1),
  /** Duration of the bookings, and of the idle product. */
  seconds: count('seconds', 60, 8),
  /** Checkout whose gateway the part `attacks` starts; its site is built. */
  product: values.product ?? '.',
  /** Addresses of filled databases: full size, a tenth and a hundredth. */
  databases: [values.database, values.small, values.tiny],
}
