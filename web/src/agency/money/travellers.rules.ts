import { messages } from '#web/agency/money/messages.ts'

type Named = { position: number; firstName: string | null; lastName: string | null; birthDate: string | null }
type Read = (name: string) => string

const present = (missing: string) => (value: string) => (value.trim() === '' ? missing : undefined)

/** Rules of the form: a name and a birth date for each traveller. */
export const identityRules = (travellers: readonly Pick<Named, 'position'>[]) =>
  Object.fromEntries(
    travellers.flatMap(({ position }) => [
      [`firstName${position}`, present(messages.nameMissing)],
      [`lastName${position}`, present(messages.nameMissing)],
      [`birthDate${position}`, present(messages.birthDateMissing)],
    ]),
  )

/** The travellers whose names or birth dates have changed. */
export function typedTravellers(travellers: readonly Named[], read: Read) {
  return travellers.flatMap((traveller) => {
    const { position } = traveller
    const typed = {
      position,
      firstName: read(`firstName${position}`).trim(),
      lastName: read(`lastName${position}`).trim(),
      birthDate: read(`birthDate${position}`),
    }
    const isSame =
      typed.firstName === traveller.firstName &&
      typed.lastName === traveller.lastName &&
      typed.birthDate === traveller.birthDate
    return isSame ? [] : [typed]
  })
}
