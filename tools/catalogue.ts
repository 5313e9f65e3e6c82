import { openDatabase } from '#api/db/client.ts'
import { migrate } from '#api/db/migrate.ts'
import { readEnv } from '#api/env.ts'
import { ChangeRefused, catalogueRepository } from '#api/modules/departures/catalogue.repository.ts'
import { departureStatus } from '#api/modules/departures/departures.domain.ts'
import { messageFor } from '#api/start.ts'
import { commandLine, refuse } from '#tools/commandLine.ts'

const usage = `Usage: npm run catalogue -- <command>
  list                       the trips
  list <trip>                the departures of a trip, by its slug
  add <trip> <YYYY-MM-DD>    adds a departure: [--places 8] [--price 890], by default those of the trip
  confirm <departure>        the departure leaves, whatever its number of travellers
  cancel <departure>         for good; no mail is sent to its travellers
  places <departure> <n>     changes how many may travel
  guide <departure> <email>  the account that leads it, instead of any other
Works on the database of DATABASE_URL or DATA_DIR.`

type Catalogue = ReturnType<typeof catalogueRepository>
type Departure = Awaited<ReturnType<Catalogue['findDepartures']>>[number]
type Work = (
  catalogue: Catalogue,
) => Promise<Departure | Departure[] | { slug: string; name: string }[] | undefined>

const { values, positionals } = commandLine({
  usage,
  options: { places: { type: 'string' }, price: { type: 'string' } },
  allowPositionals: true,
})
const work = readWork(positionals)

try {
  await run(work)
} catch (error) {
  console.error(error instanceof ChangeRefused ? error.message : messageFor(error))
  process.exitCode = 1
}

function readWork([command = '', first = '', second = '', ...others]: string[]): Work {
  const value = [first, second, ...others].filter(Boolean).length
  if (command !== 'add' && (values.places ?? values.price) !== undefined)
    refuse('--places and --price belong to add.', usage)
  if (command === 'list' && value === 0) return (catalogue) => catalogue.expeditions()
  if (command === 'list' && value === 1) return (catalogue) => catalogue.findDepartures(first)
  if (command === 'add' && value === 2) return readAddition(first, second)
  if (command === 'places' && value === 2) {
    const [id, places] = [whole('departure', first), whole('places', second, 999)]
    return (catalogue) => catalogue.setPlaces(id, places)
  }
  if (command === 'guide' && value === 2) {
    const id = whole('departure', first)
    return (catalogue) => catalogue.guide(id, second)
  }
  if ((command === 'confirm' || command === 'cancel') && value === 1) {
    const id = whole('departure', first)
    return (catalogue) => catalogue[command](id)
  }
  return refuse(`Not a command: "${positionals.join(' ')}".`, usage)
}

function readAddition(slug: string, startOn: string): Work {
  const date = new Date(`${startOn}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== startOn)
    refuse(`Expected a day as YYYY-MM-DD, got "${startOn}".`, usage)
  const places = values.places === undefined ? undefined : whole('--places', values.places, 999)
  const euros = values.price === undefined ? undefined : whole('--price', values.price, 99_999)
  return (catalogue) => catalogue.add({ slug, startOn, places, euros })
}

function whole(name: string, text: string, most = 2_147_483_647): number {
  const number = /^\d+$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= most
    ? number
    : refuse(`${name}: expected a whole number from 1 to ${most}, got "${text}".`, usage)
}

async function run(task: Work): Promise<void> {
  const env = readEnv(process.env)
  const { db, close } = await openDatabase(env)
  try {
    await migrate(db)
    const result = await task(catalogueRepository(db, env.fixedNow ?? new Date()))
    for (const row of [result ?? []].flat())
      console.log('slug' in row ? `${row.slug}  ${row.name}` : line(row))
  } finally {
    await close()
  }
}

function line(departure: Departure): string {
  const { id, startOn, endOn, bookedCount, capacity, priceCents } = departure
  return `${id}  ${startOn} to ${endOn}  ${bookedCount}/${capacity} places  ${priceCents / 100} €  ${departureStatus(departure)}`
}
