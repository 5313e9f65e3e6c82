import { type Static, Type } from 'typebox'
import { day, text, whole } from '#api/contract.ts'

const cents = (description: string, example: number) => whole(`${description}, in cents`, example)

const Week = Type.Object(
  {
    start: day('Monday', '2027-03-08'),
    end: day('Sunday', '2027-03-14'),
    booked_count: whole('Reservations and options made in it', 7),
    canceled_count: whole('Reservations cancelled in it, whenever they were made', 1),
    sold_cents: cents('Sales', 979_000),
    returned_cents: cents('Sales undone by cancellations and changes', 89_000),
    received_cents: cents('Money received', 320_000),
    paid_back_cents: cents('Money paid back', 45_000),
    carts_created: whole('Carts created', 40),
    carts_held: whole('Times that carts have taken places', 35),
    carts_booked: whole('Carts booked', 7),
    carts_abandoned: whole('Carts abandoned', 21),
  },
  { title: 'AgencyFigureWeek' },
)
export type FigureWeek = Static<typeof Week>

export const AgencyFigures = Type.Object(
  {
    weeks: Type.Array(Week, { description: 'Weeks of the period, in Paris' }),
    departures: Type.Array(
      Type.Object(
        {
          id: text('ID', '12'),
          expedition_name: text('Name of the expedition', 'Balcons de la Vanoise'),
          start: day('First day', '2027-07-03'),
          booked_count: whole('Booked places', 7),
          capacity: whole('Places', 10),
        },
        { title: 'AgencyFigureDeparture' },
      ),
      { description: 'Departures within 90 days, soonest first; 200 at most' },
    ),
    departures_count: whole('Number of these departures', 64),
    sources: Type.Array(
      Type.Object(
        {
          source: text('Source of the account of the customer', 'Organic'),
          booked_count: whole('Reservations of the period', 31),
        },
        { title: 'AgencyFigureSource' },
      ),
      { description: 'Sources, the most frequent first; 12 at most' },
    ),
  },
  { title: 'AgencyFigures' },
)
export type AgencyFigures = Static<typeof AgencyFigures>

export const FiguresQuery = Type.Object({
  from: day('A day of the first week', '2026-09-14'),
  to: day('A day of the last week, 371 days later at most', '2027-03-10'),
})
