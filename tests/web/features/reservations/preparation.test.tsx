import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { participant, reservation, unknown } from '#tests/web/reservations/reservation.ts'
import { stand } from '#tests/web/stand.tsx'
import { ParticipantForm } from '#web/features/reservations/ParticipantForm.tsx'
import { Preparation } from '#web/features/reservations/Preparation.tsx'
import { addDays, today } from '#web/lib/format/days.ts'

type Answers = NonNullable<Parameters<typeof stand>[1]>['answers']

const answered = (errors: object[]) => ({
  updateParticipant: {
    __typename: 'UpdateParticipantPayload',
    reservation: errors.length > 0 ? null : { ...reservation, participants: [participant, unknown] },
    errors,
  },
})
const input = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-12-10',
  phone: '+33612345678',
  emergencyContact: 'Anne, 06 00 00 00 00',
  diet: 'aucun',
  shoeSize: 38,
}

describe('the answers of a traveller', () => {
  const open = (who = participant, answers: Answers = {}) =>
    stand(<ParticipantForm reservationId="r7" participant={who} isOpen />, { isSignedIn: true, answers })
  const field = (label: string) => screen.getByLabelText(label)
  const save = () => screen.getByRole('button', { name: 'Enregistrer' })

  test.each([
    ['birthDate', 'Date de naissance', 'Cette date n’existe pas.'],
    ['shoeSize', 'Pointure', 'Une pointure va de 20 à 52.'],
  ])('a refusal of %s is beside its field, and the answers stay', async (name, label, reason) => {
    open(participant, {
      UpdateParticipant: () => answered([{ __typename: 'UserError', message: reason, field: name }]),
    })
    await userEvent.type(field('Nom'), ' King')
    await userEvent.click(save())
    const message = await screen.findByText(reason)
    expect(field(label).getAttribute('aria-describedby')).toBe(message.id)
    expect(document.activeElement).toBe(field(label))
    expect(field('Nom')).toHaveProperty('value', 'Lovelace King')
    expect(screen.queryByText('C’est enregistré.')).toBeNull()
  })

  test('saves all answers of that traveller, and an emptied field clears its answer', async () => {
    const { requested } = open(participant, { UpdateParticipant: () => answered([]) })
    await userEvent.clear(field('Régime alimentaire'))
    await userEvent.clear(field('Pointure'))
    await userEvent.type(field('Téléphone'), ' {Enter}')
    expect(await screen.findByText('C’est enregistré.')).toBeTruthy()
    expect(requested).toEqual([
      [
        'UpdateParticipant',
        { reservationId: 'r7', position: 1, input: { ...input, diet: null, shoeSize: null } },
      ],
    ])
  })

  test('saves a part of the answers', async () => {
    const { requested } = open(unknown, { UpdateParticipant: () => answered([]) })
    await userEvent.type(field('Prénom'), 'Bastien')
    await userEvent.type(field('Pointure'), '44.5')
    await userEvent.click(save())
    await screen.findByText('C’est enregistré.')
    const nothing = { lastName: null, birthDate: null, phone: null, emergencyContact: null, diet: null }
    expect(requested).toEqual([
      [
        'UpdateParticipant',
        { reservationId: 'r7', position: 2, input: { ...nothing, firstName: 'Bastien', shoeSize: 45 } },
      ],
    ])
  })

  test('ignores a second click until the service replies', async () => {
    const { requested } = open()
    await userEvent.dblClick(save())
    expect(requested).toHaveLength(1)
    expect(save().getAttribute('aria-disabled')).toBe('true')
  })

  test('names the missing answers, and a traveller without a name by the position', () => {
    open(unknown)
    expect(screen.getByText('Il manque : le prénom, le régime alimentaire, la pointure.')).toBeTruthy()
    expect(screen.getByText('Voyageur 2')).toBeTruthy()
    expect(screen.queryByText('Tout est rempli')).toBeNull()
  })

  test('a complete traveller has a name and no missing answer', () => {
    open()
    expect(screen.getByText('Ada Lovelace').textContent).toContain('Tout est rempli')
    expect(screen.queryByText(/^Il manque/)).toBeNull()
  })

  test('autofill separates the travellers', () => {
    open()
    open(unknown)
    const phones = screen.getAllByLabelText('Téléphone').map((phone) => phone.getAttribute('autocomplete'))
    expect(phones).toEqual(['section-traveller1 tel', 'section-traveller2 tel'])
  })
})

describe('the preparation of a departure', () => {
  const open = (part: Partial<typeof reservation> = {}, answers: Answers = {}) => {
    const input = { ...reservation, ...part }
    return stand(<Preparation reservation={input} participants={input.participants} />, {
      isSignedIn: true,
      answers,
    })
  }
  const forms = () => screen.getAllByRole('group').map((group) => group.hasAttribute('open'))

  test('opens only the first form with missing answers', () => {
    open({ participants: [participant, unknown, { ...unknown, id: 'p3', position: 3 }] })
    expect(forms()).toEqual([false, true, false])
  })

  test('opens no form when all are complete', () => {
    open({ participants: [participant] })
    expect(forms()).toEqual([false])
  })

  test.each([
    [50, 'Profil participant à compléter', '50\u00a0%'],
    [100, 'Tout est rempli', '100\u00a0%'],
  ])('states that %i %% of the answers are given', (percent, words, figure) => {
    open({ dashboardCompleteness: percent, participants: [unknown] })
    const line = screen.getByText(words).parentElement
    expect(line?.textContent).toBe(words + figure)
  })

  test.each([
    ['PASSED' as const, /^Ce voyage est terminé/],
    ['CANCELED' as const, /^Cette réservation est annulée/],
  ])('a reservation that is %s has nothing to fill in', (status, reason) => {
    open({ status })
    expect(screen.getByText(reason)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
    expect(screen.queryByText(/%$/)).toBeNull()
  })
})

describe('the names of a reservation sold online', () => {
  const show = (departureDate: string, reference: string | null = 'EX-7K3Q9M') => {
    const input = { ...reservation, departureDate, reference }
    return stand(<Preparation reservation={input} participants={input.participants} />, { isSignedIn: true })
  }

  test('change without a fee until seven days before', () => {
    show('2099-07-03')
    expect(screen.getByText(/changent gratuitement jusqu’au 26\/06\/2099\.$/)).toBeTruthy()
  })

  test('change by phone afterwards', () => {
    show(addDays(today(), 6))
    expect(screen.getByText(/ne changent plus en ligne/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Appelle-nous au/ }).getAttribute('href')).toMatch(/^tel:/)
  })

  test('are not mentioned in one made by phone', () => {
    show('2099-07-03', null)
    expect(screen.queryByText(/Les noms et dates de naissance/)).toBeNull()
  })
})
