import { Window } from 'happy-dom'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { sampleMails as mails } from '#tests/support/sampleMails.ts'

/** The HTML as a mail program reads it, without running it. */
function open(html: string) {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } })
  document.write(html)
  return document
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(Object.entries(mails))('the mail « %s »', (_name, { subject, text, html }) => {
  const document = open(html)

  test('says the same as HTML and as text', () => {
    const shown = plain(document.body.textContent ?? '')
    const said = text.split('\n').filter((line) => line !== '-- ' && !/^https?:/.test(line))
    for (const line of said.filter(Boolean)) {
      const [label = '', value] = line.replace(/^- /, '').split('\u00a0: ')
      expect(shown).toContain(plain(value === undefined || !shown.includes(plain(line)) ? label : line))
      if (value !== undefined) expect(shown).toContain(plain(value))
    }
    expect(document.title).toBe(subject)
  })

  test('has its link in both', () => {
    const [address = ''] = /https:\S+/.exec(text) ?? []
    expect(document.querySelector('a')?.getAttribute('href')).toBe(address)
  })

  test('escapes names', () => {
    expect(document.querySelectorAll('b, i')).toHaveLength(0)
    expect(html).not.toMatch(/<b>|<i>|<3/)
    expect(document.querySelectorAll('script').length).toBe(html.includes('ld+json') ? 1 : 0)
  })

  test('never breaks a line before a mark or a currency', () => {
    const sentences = `${subject}\n${text}`.replaceAll(/https:\S+/g, '')
    expect(sentences).not.toMatch(/ [:;?!»€]|« |\d \d{3}(?!\d)/)
    expect(sentences).not.toMatch(/\p{L}'\p{L}/u)
    expect(sentences).not.toMatch(/undefined|null|NaN/)
  })
})

test.each<[keyof typeof mails, string[]]>([
  [
    'confirmation',
    [
      'C’est réservé ! Les Calanques en kayak & à pied, du 12 au 15 juin 2027',
      'Bonjour Zoé <b>,',
      'Référence : EX-7K3Q9M',
      'Voyageurs : Zoé <b> Lefèvre, Noël D’Août',
      'Rendez-vous : Gare Saint-Charles, Marseille',
      'Payé : 321 €',
      'Solde : 749 €, au plus tard le 13 mai 2027',
    ],
  ],
  ['confirmation, paid', ['Payé : 1 070 €', 'Tout est réglé']],
  ['cancellation', ['comme tu l’as demandé', 'Nous te remboursons 749,50 €', 'Remboursé : 749,50 €']],
  ['cancellation, partial', ['Voyageur annulé', 'de 2 voyageurs', 'continue pour les autres']],
  ['cancellation, without refund', ['ne donne pas lieu à un remboursement', 'Remboursé : 0 €']],
  ['cancellation by the agency', ['Nous devons annuler', 'rien n’est gardé']],
  [
    'change of date',
    ['Ancienne date : du 29 mai au 1er juin 2027', 'changement : 100 €', 'Différence à régler : 160 €'],
  ],
  ['change of date, given back', ['changement : Aucun', 'Différence remboursée : 40 €']],
  [
    'change of date, deducted',
    ['changement : Aucun', 'Différence remboursée : 10 €', 'Déduit du solde : 30 €'],
  ],
  ['payment', ['Paiement reçu : 321 €', 'Il reste 749 € à régler au plus tard le 13 mai 2027']],
  ['payment, last', ['Tout est réglé', 'Reste à payer : 0 €']],
  [
    'confirmation, instalments',
    [
      'Deuxième paiement : 374,50 €, le 24 mars 2027',
      'Troisième paiement : 374,50 €, le 13 mai 2027',
      'tu n’as rien à faire',
    ],
  ],
  ['payment, second part', ['Paiement reçu : 374,50 €', 'Prochain paiement : 374,50 € le 13 mai 2027']],
  [
    'refused instalment',
    ['Ta banque a refusé le paiement de 374,50 €', 'encore une fois le 27 mars 2027', 'Payer 374,50 €'],
  ],
  ['refused instalment, again', ['C’était notre second essai', 'À régler : 374,50 €']],
  ['refund', ['Remboursement de 749,50 €', 'sur le moyen de paiement', 'il reste 749 € à régler']],
  [
    'refund, by each means, of a paid booking',
    ['par virement ou par chèque', 'en carte cadeau', 'Reste à payer : 0 €'],
  ],
  ['balance, 45 days', ['Plus que 45 jours', 'au plus tard le 13 mai 2027']],
  ['balance, 30 days', ['Dernier jour pour régler ton solde', '749 € à régler aujourd’hui']],
  ['late payment', ['Bonjour,', 'Nous te remboursons la totalité, 321 €']],
  ['gift card', ['Zoé <b> t’offre', 'Ton code : 7K3Q-9M2X-4B8T-1ZWC', 'Bon anniversaire <3']],
  ['gift card receipt', ['à Noé <i>, à l’adresse noe@example.test, le 1er décembre 2027']],
])('the mail « %s » says what has happened', (name, parts) => {
  const { subject, text } = mails[name]
  const all = plain(`${subject}\n${text}`)
  for (const part of parts) expect(all).toContain(part)
})

test.each([
  ['confirmation', mails.confirmation, '0'],
  ['change of date', mails['change of date'], '2'],
])('the %s carries its calendar and an EventReservation', (_name, { attachments, html }, sequence) => {
  const [file] = attachments
  expect(file).toMatchObject({ filename: 'explora-EX-7K3Q9M.ics' })
  const event = new ICAL.Component(ICAL.parse(file?.content ?? '')).getFirstSubcomponent('vevent')
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-06-12')
  expect(String(event?.getFirstPropertyValue('sequence'))).toBe(sequence)
  const data = open(html).querySelector('script[type="application/ld+json"]')?.textContent
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'EventReservation',
    reservationNumber: 'EX-7K3Q9M',
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { name: 'Zoé <b> D’Août & fils</script>' },
    reservationFor: {
      name: 'Les Calanques en kayak & à pied',
      startDate: '2027-06-12',
      endDate: '2027-06-15',
    },
  })
})

test('a cancellation of the whole booking cancels its EventReservation', () => {
  expect(mails.cancellation.html).toContain('https://schema.org/ReservationCancelled')
  expect(mails['cancellation, partial'].html).not.toContain('EventReservation')
})
