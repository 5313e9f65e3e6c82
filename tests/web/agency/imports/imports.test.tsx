import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { CustomerData } from '#web/agency/exports/CustomerData.tsx'
import { ExportButton } from '#web/agency/exports/ExportButton.tsx'
import { Component as ImportPage } from '#web/agency/imports/ImportPage.tsx'
import type { ImportReportFragment } from '#web/agency/imports/Imports.generated.ts'
import { Component as DataPage } from '#web/agency/imports/ImportsPage.tsx'
import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'

const found = (changes: Partial<ImportReportFragment> = {}): ImportReportFragment => ({
  __typename: 'AgencyImport',
  id: 'i1',
  kind: 'DEPARTURES',
  state: 'READY',
  createdAt: '2027-03-10T09:00:00.000Z',
  isOutdated: false,
  rowCount: 200,
  createdCount: 1,
  changedCount: 1,
  unchangedCount: 198,
  errorCount: 0,
  ignoredColumns: ['state'],
  rows: [
    {
      __typename: 'AgencyImportRow',
      row: 2,
      label: 'Balcons, 3 juillet 2027',
      result: 'CHANGED',
      changes: [{ __typename: 'AgencyImportChange', column: 'capacity', before: '10', after: '12' }],
    },
    {
      __typename: 'AgencyImportRow',
      row: 3,
      label: 'Balcons, 10 juillet 2027',
      result: 'CREATED',
      changes: [{ __typename: 'AgencyImportChange', column: 'start', before: null, after: '2027-07-10' }],
    },
  ],
  errors: [],
  ...changes,
})
const wrong = found({
  state: 'REFUSED',
  errorCount: 1,
  errors: [
    {
      __typename: 'AgencyImportError',
      row: 4,
      column: 'start',
      value: '31/02/2027',
      message: 'Écris une date.',
    },
  ],
})

type Stage = { imports?: (ImportReportFragment | null)[]; permissions?: StaffPermission[] }

/** The answers to reads, one after the other; the last one stays. */
function answersWith({ imports = [found()], permissions = ['DEPARTURES'] }: Stage = {}) {
  const left = [...imports]
  const next = () => (left.length > 1 ? left.shift() : left[0])
  return {
    AgencyMe: () => meWith(permissions),
    AgencyImport: () => ({ agency: { __typename: 'Agency', import: next() } }),
    AgencyImports: () => ({ agency: { __typename: 'Agency', imports: [found()] } }),
  }
}

const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('Fichier CSV ou JSON'), file)
const check = async () => userEvent.click(screen.getByRole('button', { name: 'Vérifier le fichier' }))

test('sends a file of the chosen kind, and shows why one is refused', async () => {
  const sent: unknown[] = []
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push([new Headers(init?.headers).get('content-type')])
    return Response.json({ fileId: null, errors: [{ message: 'Enregistre en UTF-8.' }] }, { status: 422 })
  })
  stand(<DataPage />, { at: '/donnees?type=guides', answers: answersWith() })
  const guides = await screen.findByRole('radio', { name: 'Guides' })
  expect(guides).toHaveProperty('checked', true)
  expect(screen.queryByRole('radio', { name: 'Aventures' })).toBeNull()
  await check()
  expect(await screen.findByText('Choisis un fichier.')).toBeTruthy()
  await choose(new File(['slug;bio'], 'guides.csv', { type: 'text/csv' }))
  await check()
  expect(await screen.findByText('Enregistre en UTF-8.')).toBeTruthy()
  fetched.mockRejectedValue(new TypeError('offline'))
  await check()
  expect(await screen.findByText(/n’est pas parti/)).toBeTruthy()
  expect(sent).toEqual([['text/csv']])
  expect(screen.getByRole('link', { name: 'Télécharger le modèle' }).getAttribute('href')).toBe(
    '/agence/fichiers/modele/guides',
  )
  fetched.mockRestore()
})

test('begins the dry run of a file that has arrived', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ fileId: 'f1', errors: [] }, { status: 201 }))
  const sent: unknown[] = []
  stand(<DataPage />, {
    at: '/donnees',
    answers: {
      ...answersWith(),
      DryRunImport: (variables) => {
        sent.push(variables)
        const payload = { __typename: 'AgencyImportPayload', errors: [] }
        return { agencyDryRunImport: { ...payload, import: found({ state: 'CHECKING' }) } }
      },
    },
  })
  await choose(new File(['id;capacity\n1;12'], 'departs.csv'))
  await check()
  await waitFor(() => expect(sent).toEqual([{ fileId: 'f1', kind: 'DEPARTURES' }]))
  fetched.mockRestore()
})

test('names the permission that an import requires', async () => {
  stand(<DataPage />, { at: '/donnees', answers: answersWith({ permissions: ['BOOKINGS'] }) })
  expect(await screen.findByText(/^Il te faut l’accès «\sDéparts et guides\s»/)).toBeTruthy()
})

test('reads an import again that a busy service has refused', async () => {
  const answers = answersWith()
  const inTurn = ['breaks' as const, answers.AgencyImport]
  const AgencyImport = { get: () => inTurn.shift(), enumerable: true }
  stand(<ImportPage />, { answers: Object.defineProperties(answers, { AgencyImport }) })
  expect(await screen.findByRole('table', {}, { timeout: 5_000 })).toBeTruthy()
  expect([inTurn, screen.queryByText('Réessayer')]).toEqual([[], null])
})

test('shows the differences, applies them once, and counts what is done', async () => {
  const sent: Record<string, unknown>[] = []
  stand(<ImportPage />, {
    at: '/donnees/imports/i1',
    answers: {
      ...answersWith({ imports: [found(), found({ state: 'APPLIED' })] }),
      ApplyImport: (variables) => {
        sent.push(variables)
        const payload = { __typename: 'AgencyImportPayload', errors: [] }
        return { agencyApplyImport: { ...payload, import: found({ state: 'APPLYING' }) } }
      },
    },
  })
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'LigneCe qui change',
    expect.stringMatching(/^2Balcons, 3 juillet 2027Modifiéecapacity\s: 10 → 12$/),
    expect.stringMatching(/^3Balcons, 10 juillet 2027Nouvelle fichestart\s: 2027-07-10$/),
  ])
  expect(screen.getByText(/^200\slignes · 1\sà créer · 1\sà modifier · 198\sinchangées$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Appliquer 2\schangements$/ }))
  expect(await screen.findByText(/^C’est fait\s: 2\slignes appliquées\.$/)).toBeTruthy()
  expect(sent).toEqual([{ jobId: 'i1', key: expect.any(String) }])
  expect(screen.getByRole('link', { name: 'Voir les départs' }).getAttribute('href')).toBe('/departs')
})

test('moves the focus to the first error, and offers the whole list', async () => {
  stand(<ImportPage />, { at: '/donnees/imports/i1', answers: answersWith({ imports: [wrong] }) })
  expect(await screen.findByText(/^1\serreur à corriger/)).toBeTruthy()
  expect(document.activeElement?.textContent).toMatch(/^4start«\s31\/02\/2027\s»Écris une date\.$/)
  expect(screen.queryByRole('button', { name: /Appliquer/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Télécharger le rapport' }).getAttribute('href')).toBe(
    '/agence/fichiers/rapport/i1',
  )
})

test('reads a dry run until it ends, also after the page was closed', async () => {
  stand(<ImportPage />, {
    at: '/donnees/imports/i1',
    answers: answersWith({ imports: [found({ state: 'CHECKING', rows: [] }), wrong] }),
  })
  expect(await screen.findByRole('progressbar', { name: 'Vérification en cours' })).toBeTruthy()
  expect(await screen.findByText('Écris une date.', {}, { timeout: 5_000 })).toBeTruthy()
})

test.each([
  ['an unchanged file', found({ createdCount: 0, changedCount: 0, rows: [] }), /^0\schangement/],
  ['rows that have changed meanwhile', found({ isOutdated: true }), /^Ces fiches ont changé/],
  ['a failure of the service', found({ state: 'FAILED', rows: [] }), /^Le service s’est arrêté/],
  ['an unknown import', null, /^Cet import n’existe pas/],
])('says so of %s', async (_title, shown, text) => {
  stand(<ImportPage />, { at: '/donnees/imports/i1', answers: answersWith({ imports: [shown] }) })
  expect(await screen.findByText(text)).toBeTruthy()
})

const exported = (state: string, changes: object = {}) => ({
  __typename: 'AgencyExport',
  id: 'e1',
  state,
  totalCount: 7_400,
  doneCount: 5_000,
  path: state === 'DONE' ? '/agence/fichiers/export/e1' : null,
  ...changes,
})

test('exports the rows of a list with its filter, and follows a long export to its link', async () => {
  const sent: unknown[] = []
  const states = ['RUNNING', 'DONE']
  stand(<ExportButton kind="DEPARTURES" filter={{ departures: { expeditionId: '2' } }} />, {
    answers: {
      AgencyMe: () => meWith([]),
      ExportRows: (variables) => {
        sent.push(variables)
        return { agencyExport: { __typename: 'P', errors: [], export: exported('RUNNING') } }
      },
      AgencyExport: () => ({
        agency: {
          __typename: 'Agency',
          export: exported((states.length > 1 ? states.shift() : states[0]) ?? ''),
        },
      }),
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }))
  expect(await screen.findByText(/^5\s000\slignes écrites sur 7400$/)).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Télécharger le fichier' }, { timeout: 5_000 })
  expect(link.getAttribute('href')).toBe('/agence/fichiers/export/e1')
  expect(sent).toEqual([{ kind: 'DEPARTURES', filter: { departures: { expeditionId: '2' } } }])
})

test('hands over the data of a customer in each format', async () => {
  const clicked: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.getAttribute('href') ?? '')
  })
  const sent: unknown[] = []
  stand(<CustomerData customerId="c1" />, {
    answers: {
      AgencyMe: () => meWith(['BOOKINGS']),
      ExportCustomer: (variables) => {
        sent.push(variables)
        return { agencyExportCustomer: { __typename: 'P', errors: [], export: exported('DONE') } }
      },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Exporter en page à lire' }))
  await waitFor(() => expect(clicked).toEqual(['/agence/fichiers/export/e1']))
  await userEvent.click(screen.getByRole('button', { name: 'Exporter en JSON' }))
  await waitFor(() => expect(sent).toEqual(['HTML', 'JSON'].map((format) => ({ id: 'c1', format }))))
  click.mockRestore()
})
