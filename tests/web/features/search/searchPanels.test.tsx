import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  bar,
  check,
  field,
  norway,
  openHome,
  panel,
  places,
  press,
  suggested,
  url,
  where,
} from '#tests/web/search/searchBar.tsx'
import { clearDrafts } from '#web/lib/account/drafts.ts'

beforeEach(clearDrafts)

test('activities and company are part of the search, and another company replaces the first', async () => {
  openHome()
  await userEvent.click(field(/^Quoi/))
  await check('checkbox', /^À pied/)
  await check('checkbox', /^Neige/)
  await check('checkbox', /^À pied/)
  await userEvent.click(field(/^Avec qui/))
  await check('radio', /^Sans les parents/)
  await check('radio', /^En famille/)
  expect(field(/^Quoi.* Neige$/)).toBeTruthy()
  expect(field(/^Avec qui.* En famille$/)).toBeTruthy()
  await press('Chercher')
  expect(url()).toBe('/expeditions?family_friendly=true&activity_types=neige')
})

test('travellers are counted beside the company, and « Effacer » drops both', async () => {
  openHome()
  await userEvent.click(field(/^Avec qui/))
  await check('radio', /^Entre adultes/)
  const more = within(await panel(/^Avec qui/)).getByRole('button', { name: 'Un voyageur de plus' })
  await userEvent.click(more)
  await userEvent.click(more)
  expect(field(/^Avec qui.* Entre adultes · 2.voyageurs$/)).toBeTruthy()
  await userEvent.click(bar().getByRole('button', { name: 'Effacer' }))
  expect(field(/^Avec qui.* Peu importe$/)).toBeTruthy()
  await userEvent.click(more)
  await press('Chercher')
  expect(url()).toBe('/expeditions?travelers=1')
})

test('one panel at a time: Left and Right change it, Down enters it, Escape gives the focus back', async () => {
  openHome()
  await userEvent.click(field(/^Quoi/))
  await panel(/^Quoi/)
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(field(/^Quand/))
  await panel(/^Quand/)
  expect(screen.queryByRole('group', { name: /^Quoi/ })).toBeNull()
  expect(field(/^Quand/).getAttribute('aria-controls')).toBe((await panel(/^Quand/)).id)
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
  expect(document.activeElement).toBe(bar().getByRole('checkbox', { name: /^À pied/ }))
  await userEvent.keyboard(' {Escape}')
  expect(screen.queryByRole('group', { name: /^Quoi/ })).toBeNull()
  expect(document.activeElement).toBe(field(/^Quoi.* À pied$/))
  await userEvent.keyboard('{Enter}')
  await panel(/^Quoi/)
})

test('Tab goes from a field through its panel to the next field, and leaving the bar closes it', async () => {
  openHome()
  await userEvent.click(field(/^Quoi/))
  await panel(/^Quoi/)
  await userEvent.tab()
  expect(document.activeElement).toBe(bar().getByRole('checkbox', { name: /^À pied/ }))
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(where())
  expect(screen.queryByRole('group', { name: /^Quoi/ })).toBeNull()
  expect(await screen.findByRole('listbox')).toBeTruthy()
  await userEvent.click(field(/^Quand/))
  await panel(/^Quand/)
  await userEvent.click(screen.getByRole('status', { name: 'URL' }))
  expect(screen.queryByRole('group', { name: /^Quand/ })).toBeNull()
})

test('the panel counts the results of all fields, and searches them', async () => {
  openHome({
    SearchCount: ({ filter }) => ({
      expeditions: {
        __typename: 'ExpeditionConnection',
        totalCount: JSON.stringify(filter).includes('neige') ? 7 : 48,
        facets: [],
      },
    }),
  })
  await userEvent.click(field(/^Quoi/))
  await bar().findByRole('button', { name: /^Voir 48.aventures$/ })
  await check('checkbox', /^Neige/)
  await userEvent.click(await bar().findByRole('button', { name: /^Voir 7.aventures$/ }))
  expect(url()).toBe('/expeditions?activity_types=neige')
})

const openSheet = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Où, quoi, quand/ }))
  return within(await screen.findByRole('dialog', { name: 'Rechercher une aventure' }))
}

test('the choices of a small screen are named on their button', async () => {
  openHome()
  const button = () => screen.getByRole('button', { name: /^Où, quoi, quand/ })
  expect(button().textContent).toContain('Pays, activités, dates, avec qui')
  await userEvent.type(where(), 'lac')
  await userEvent.click(field(/^Avec qui/))
  await check('radio', /^En famille/)
  expect(button().textContent).toContain('lac · En famille')
})

test('a small screen searches from one sheet with all fields, one open at a time', async () => {
  openHome()
  const sheet = await openSheet()
  expect(sheet.getByRole('link', { name: /^Les Pyrénées/ }).getAttribute('href')).toBe(places[0]?.path)
  await userEvent.type(sheet.getByRole('combobox', { name: /^Où/ }), 'lac')
  expect(sheet.queryByRole('link', { name: /^Les Pyrénées/ })).toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: /^Quoi/ }))
  expect(sheet.queryByRole('combobox', { name: /^Où/ })).toBeNull()
  await userEvent.click(await sheet.findByRole('checkbox', { name: /^À pied/ }))
  await userEvent.click(sheet.getByRole('button', { name: /^Avec qui/ }))
  await userEvent.click(sheet.getByRole('radio', { name: 'Entre adultes' }))
  await userEvent.click(sheet.getByRole('button', { name: /^Voir/ }))
  expect(url()).toBe('/expeditions?q=lac&expedition_type=expedition&activity_types=a-pied')
})

test('a suggestion of the sheet opens the next field, and « Tout effacer » empties them all', async () => {
  openHome(suggested(norway))
  const sheet = await openSheet()
  await userEvent.type(sheet.getByRole('combobox', { name: /^Où/ }), 'nor')
  await userEvent.click(await sheet.findByRole('option', { name: /Norvège/ }))
  await userEvent.click(sheet.getByRole('checkbox', { name: /^À pied/ }))
  await userEvent.click(sheet.getByRole('button', { name: 'Tout effacer' }))
  await userEvent.click(sheet.getByRole('button', { name: /^Voir/ }))
  expect(url()).toBe('/expeditions')
})

test('a second visit finds its choices again', async () => {
  openHome()
  await userEvent.click(field(/^Quoi/))
  await check('checkbox', /^À pied/)
  await userEvent.type(where(), 'lac')
  cleanup()
  openHome()
  expect(where()).toHaveProperty('value', 'lac')
  await press('Chercher')
  expect(url()).toBe('/expeditions?q=lac&activity_types=a-pied')
})
