import { parisDay } from '#api/clock.ts'
import { ErrorBody } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { fieldMessages, unknownField } from '#api/messages.ts'
import type { CardReader } from '#api/modules/expeditions/cards.ts'
import type { BitReader } from '#api/modules/search/bits.repository.ts'
import { DepartureCalendar } from '#api/modules/search/calendar.contract.ts'
import { calendarReader } from '#api/modules/search/calendar.repository.ts'
import { day, malformed, type Reader, whole } from '#api/modules/search/queryValues.ts'
import { CalendarParameters } from '#api/modules/search/search.contract.ts'
import { parseSearch, type RawQuery } from '#api/modules/search/search.query.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { jsonAround, sendJson } from '#api/plugins/json.ts'
import { calendarWeeks, hasWeeks, weeksFrom } from '#rules/calendar.ts'
import { calendarPageSize } from '#schema/constants.ts'

const calendar = {
  tags: ['departures'],
  summary: `Lists the departures of the year by week and expedition, ${calendarPageSize} expeditions of a search a page; a week without a departure has no cell`,
  querystring: CalendarParameters,
  response: { 200: DepartureCalendar, 400: ErrorBody },
}

export function calendarRoutes(
  app: Api,
  { db, clock }: ApiDeps,
  readCard: CardReader,
  readBits: BitReader,
): void {
  const read = calendarReader(db, readCard, readBits)

  app.get(
    '/departures/calendar',
    { schema: calendar, config: { extension: true } },
    async (request, reply) => {
      const today = parisDay(clock())
      const query = parseSearch({ ...request.query, per_page: `${calendarPageSize}` })
      const { cards, ...answer } = await read(query, listWeeks(request.query, today), today)
      return sendJson(reply, jsonAround('rows', cards, answer))
    },
  )
}

const dayOfWeeks: Reader<string> = (text) => {
  const value = day(text)
  return value !== malformed && hasWeeks(value) ? value : malformed
}

function listWeeks(raw: RawQuery, today: string): string[] {
  const week = toParameter(raw, 'week', dayOfWeeks, today)
  return weeksFrom(week, toParameter(raw, 'weeks', whole(1, calendarWeeks), calendarWeeks))
}

function toParameter<T>(raw: RawQuery, name: string, reader: Reader<T>, otherwise: T): T {
  const text = raw[name]?.trim()
  const value = text ? reader(text) : otherwise
  if (value !== malformed) return value
  throw new Refusal('INVALID_REQUEST', { fields: { [name]: fieldMessages['format'] ?? unknownField } })
}
