import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { testAgency } from '#tests/web/testAgency.ts'
import { Page } from '#web/pages/content/FaqPage.tsx'
import { faqThemes } from '#web/pages/content/faq.content.ts'

const listFaq = faqThemes(testAgency)
const all = listFaq.flatMap(({ questions }) => questions)
const getQuestion = (target: string) => all.find(({ id }) => id === target)?.question
const open = (at = '/faq') => stand(<Page />, { at })
const field = () => screen.getByRole('searchbox', { name: 'Chercher dans les questions' })
const questions = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
const count = () => screen.getAllByRole('status')[0]?.textContent?.replaceAll(/\s/g, ' ')
const disclosure = (id: string) => document.getElementById(id)?.closest('details')

test('shows all questions by theme, closed, with a table of contents', () => {
  open()
  expect(questions()).toEqual(all.map(({ question }) => question))
  expect([...document.querySelectorAll('details[open]')]).toEqual([])
  const contents = within(screen.getByRole('navigation', { name: 'Sur cette page' }))
  const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '')
  expect(targets.map((id) => document.getElementById(id)?.textContent)).toEqual(
    listFaq.map(({ title }) => title),
  )
  expect(count()).toBe(`${all.length} questions`)
})

test('typing leaves the questions with these words, and reports their number', async () => {
  open()
  await userEvent.type(field(), 'acompte')
  expect(questions()).toContain(getQuestion('acompte'))
  expect(questions()).not.toContain(getQuestion('partir-seul'))
  expect(count()).toBe(questions().length === 1 ? '1 question' : `${questions().length} questions`)
  await userEvent.clear(field())
  expect(questions()).toHaveLength(all.length)
  expect(count()).toBe(`${all.length} questions`)
})

test('words without a question are reported, without a table of contents', async () => {
  open()
  await userEvent.type(field(), 'montgolfière')
  expect(questions()).toEqual([])
  expect(screen.getByText(/^Aucune question ne contient ces mots/)).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Sur cette page' })).toBeNull()
})

test('the words of the URL are searched at once, as its form does without scripts', () => {
  open('/faq?q=acompte')
  expect(field()).toHaveProperty('value', 'acompte')
  expect(questions().length).toBeLessThan(all.length)
})

test('Enter leaves the page where it is', async () => {
  open()
  const submitted: boolean[] = []
  const record = (event: Event) => submitted.push(event.defaultPrevented)
  window.addEventListener('submit', record)
  await userEvent.type(field(), 'acompte{Enter}')
  window.removeEventListener('submit', record)
  expect(submitted).toEqual([true])
  expect(field()).toHaveProperty('value', 'acompte')
})

test('the link to an answer opens it, and only it', () => {
  open('/faq#acompte')
  expect(disclosure('acompte')?.open).toBe(true)
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
})

test('a link to nothing opens nothing', () => {
  open('/faq#jamais-ecrit')
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
})

test('each answer links to itself', () => {
  open()
  for (const { id } of all)
    expect(document.querySelector(`a[href="#${id}"]`)?.closest('details')).toBe(disclosure(id))
})

test('a helpful answer is thanked for, and an unhelpful one names the address of the team', async () => {
  const { requested } = open()
  const [first, second] = all.map(({ id }) => document.getElementById(id))
  if (!first || !second) throw new Error('fewer than two questions')
  await userEvent.click(within(first).getByRole('button', { name: 'Oui', hidden: true }))
  expect(within(first).getByText('Tant mieux, merci !')).toBeTruthy()
  expect(within(first).queryByRole('button', { hidden: true })).toBeNull()
  await userEvent.click(within(second).getByRole('button', { name: 'Non', hidden: true }))
  const mail = within(second).getByRole('link', { name: /@/, hidden: true })
  expect(mail.getAttribute('href')).toBe(`mailto:${mail.textContent}`)
  expect(within(first).queryByRole('link', { name: /@/, hidden: true })).toBeNull()
  expect(requested).toEqual([])
})

test('search engines read every question with its answer', () => {
  open()
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )
  const page = blocks.find((block) => block['@type'] === 'FAQPage')
  expect(page?.mainEntity).toHaveLength(all.length)
  expect(page?.mainEntity[0]).toMatchObject({
    name: all[0]?.question,
    acceptedAnswer: { text: all[0]?.answer },
  })
})
