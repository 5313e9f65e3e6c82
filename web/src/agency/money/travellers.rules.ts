import { messages } from '#web/agency/money/messages.ts'

type Named = { position: number; firstName: string | null; lastName: string | null; birthDate: string | null }
type Typed = { position: number; firstName: string; lastName: string; birthDate: string }
type Read = (name: string) => string

/** Fields of the form, by their names: only those of travellers who change are required. */
export const identityRules = (travellers: readonly Pick<Named, 'position'>[]) =>
  Object.fromEntries(
    travellers.flatMap(({ position }) =>
      ['firstName', 'lastName', 'birthDate'].map((name) => [`${name}${position}`, () => undefined]),
    ),
  )

/** The travellers whose names or birth dates have changed. */
export function typedTravellers(travellers: readonly Named[], read: Read): Typed[] {
  return travellers.flatMap((traveller) => {
    const { position } = traveller
    const typed = {
      position,
      firstName: read(`firstName${position}`).trim(),
      lastName: read(`lastName${position}`).trim(),
      birthDate: read(`birthDate${position}`),
    }
    const isSame =
      typed.firstName === (traveller.firstName ?? '') &&
      typed.lastName === (traveller.lastName ?? '') &&
      typed.birthDate === (traveller.birthDate ?? '')
    return isSame ? [] : [typed]
  })
}

/** Lists what travellers who change lack, by the field of the form. */
export function listMissing(typed: readonly Typed[]): { field?: string; message: string }[] {
  if (typed.length === 0) return [{ message: messages.nothingRenamed }]
  return typed.flatMap(({ position, firstName, lastName, birthDate }) => [
    ...(firstName ? [] : [{ field: `firstName${position}`, message: messages.nameMissing }]),
    ...(lastName ? [] : [{ field: `lastName${position}`, message: messages.nameMissing }]),
    ...(birthDate ? [] : [{ field: `birthDate${position}`, message: messages.birthDateMissing }]),
  ])
}
