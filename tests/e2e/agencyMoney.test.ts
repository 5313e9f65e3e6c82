import { expect, test, vi } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { runJobs } from '#api/modules/agency/money/runJobs.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { actionCounter } from '#tests/support/actions.ts'
import { enterAgency, loaded, stepUp } from '#tests/support/agencyScreens.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { expectSound } from '#tests/support/bookingScreens.ts'
import { bookedDeparture, findEffects } from '#tests/support/departureJob.ts'
import { widths } from '#tests/support/lane.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { site } from '#tests/support/site.ts'
import { testNow } from '#tests/support/testNow.ts'
import { origin, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

/** A screen of the agency, opened by a member of the staff who may move money. */
const enter = (width: number, path: string) =>
  enterAgency({ site: started, visit }, { path, width, permissions: ['bookings', 'departures', 'money'] })

test.each(widths())(
  'at %i, takes a payment, gives a part back after a step-up, moves a booking, and cancels it',
  async (width) => {
    const { db } = started()
    const { userId } = await signedInAccount(db)
    const id = await bookedReservation(db, userId, await newDeparture(db), { paidCents: 300_00 })
    const laterId = await newDeparture(db, 8, '2027-07-12')
    const { page, complaints, close, secret } = await enter(width, `/reservations/${id}`)
    const due = () => findBalance(db, `customer:${id}`)
    await page.getByRole('heading', { name: 'Argent', level: 2 }).waitFor()
    await loaded(page)

    const actions = await actionCounter(page)
    await page.getByRole('button', { name: 'Enregistrer un paiement' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Montant en euros').fill('200')
    await dialog.getByLabel('Reçu le').fill('2027-03-09')
    await expectSound(page)
    await dialog.getByLabel('Numéro').press('Enter')
    await page.getByText('Écris le numéro du virement').waitFor()
    await dialog.getByLabel('Numéro').fill('VIR-31')
    await dialog.getByLabel('Numéro').press('Enter')
    await page.getByText('Paiement enregistré, reçu envoyé.').waitFor()
    expect(await due()).toBe(500_00)
    // One of them tries without the number.
    expect(actions()).toBe(6)

    const transfer = page.getByRole('listitem').filter({ hasText: 'Virement' }).first()
    await transfer.getByRole('button', { name: 'Rembourser' }).press('Enter')
    await dialog.getByLabel('Montant en euros').fill('50')
    await dialog.getByRole('button', { name: 'Rembourser' }).press('Enter')
    await stepUp(page, secret)
    await dialog.getByRole('button', { name: 'Oui, continuer' }).press('Enter')
    await page.getByText('Remboursement demandé.').waitFor()
    expect(await due()).toBe(550_00)
    expect(actions()).toBe(6)
    await page.getByRole('listitem').getByText('À faire', { exact: true }).waitFor()
    await expectSound(page)

    await page.getByRole('button', { name: 'Changer de date' }).press('Enter')
    await dialog.getByLabel('Nouvelle date').selectOption(String(laterId))
    await dialog.getByRole('button', { name: 'Changer de date et prévenir' }).press('Enter')
    await page.getByText('Date changée, mail envoyé.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(actions()).toBe(3)

    await page.getByRole('button', { name: 'Annuler la réservation' }).press('Enter')
    await dialog.getByText('tout est rendu').waitFor()
    await expectSound(page)
    await dialog.getByRole('button', { name: /^Annuler et prévenir/ }).press('Enter')
    await page.getByText('Réservation annulée, mail envoyé.').waitFor()
    await page.getByText(/^Passée ou annulée/).waitFor()
    expect(actions()).toBe(2)
    await page.getByRole('button', { name: /^Rembourser 450/ }).waitFor()
    const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
    expect(row?.canceledAt).not.toBeNull()
    expect(await due()).toBe(-450_00)
    expect(await ledgerDifferences(db)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  },
)

test.each(widths())(
  'at %i, cancels a departure with seven reservations, and shows its progress',
  async (width) => {
    const { db } = started()
    const { departureId } = await bookedDeparture(db, 7)
    const { page, complaints, close, secret } = await enter(width, `/departs/${departureId}`)
    const actions = await actionCounter(page)
    await page.getByRole('button', { name: 'Annuler le départ' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Annuler le départ' })
    await dialog.getByLabel('Raison, pour le journal').fill('Orages annoncés')
    await dialog.getByLabel('Texte pour les clients').fill('La météo annonce des orages.')
    await expectSound(page)
    for (const step of [2, 3, 4]) {
      await dialog.getByRole('button', { name: 'Continuer' }).press('Enter')
      await dialog.getByText(`Étape ${step} sur 4`).waitFor()
      await expectSound(page)
    }
    expect(await dialog.getByText('Choisis un jour.').count()).toBe(0)
    await dialog.getByLabel('Écris la date du départ').fill('2027-07-05')
    await dialog.getByRole('button', { name: 'Annuler le départ et prévenir 7 personnes' }).press('Enter')
    await stepUp(page, secret)
    await dialog.getByText(/réservations? traitées? sur 7/).waitFor()
    await runJobs({ db, clock: () => testNow, env: { publicUrl: origin } }, { error: vi.fn() })
    await dialog.getByText(/^Toutes les réservations sont annulées/).waitFor()
    expect(actions()).toBe(10)
    await expectSound(page)
    const { each, differences } = await findEffects(db, departureId)
    expect(each).toEqual(Array(7).fill({ isCanceled: true, cents: [500_00], due: 0 }))
    expect([differences, complaints]).toEqual([[], []])
    await close()
  },
)
