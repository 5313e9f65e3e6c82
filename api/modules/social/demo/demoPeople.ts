import { createHash } from 'node:crypto'
import { readEmail } from '#api/modules/users/email.domain.ts'

export type DemoProvider = 'google' | 'facebook'
export type DemoPerson = { subject: string; email: string; firstName: string; lastName: string }

/** Who has an account at the demonstration's providers: the first of each has one here too, the second is new. */
export const demoPeople: Record<DemoProvider, DemoPerson[]> = {
  google: [
    {
      subject: 'demo-google-lea',
      email: 'lea.google@demo.explora.test',
      firstName: 'Léa',
      lastName: 'Morel',
    },
    {
      subject: 'demo-google-sami',
      email: 'sami.google@demo.explora.test',
      firstName: 'Sami',
      lastName: 'Belkacem',
    },
  ],
  facebook: [
    {
      subject: 'demo-facebook-hugo',
      email: 'hugo.facebook@demo.explora.test',
      firstName: 'Hugo',
      lastName: 'Lambert',
    },
    {
      subject: 'demo-facebook-ines',
      email: 'ines.facebook@demo.explora.test',
      firstName: 'Inès',
      lastName: 'Delorme',
    },
  ],
}

/** Whom the form chose: somebody of the list by subject, else whoever the fields describe. */
export function chosenPerson(provider: DemoProvider, form: URLSearchParams): DemoPerson | undefined {
  const subject = form.get('account')
  return demoPeople[provider].find((person) => person.subject === subject) ?? typedPerson(provider, form)
}

function typedPerson(provider: DemoProvider, form: URLSearchParams): DemoPerson | undefined {
  const email = readEmail(form.get('email') ?? '')
  if (!email) return undefined
  const digest = createHash('sha256').update(email).digest('hex').slice(0, 16)
  const [firstName, lastName] = [form.get('first_name') ?? '', form.get('last_name') ?? '']
  return { subject: `demo-${provider}-${digest}`, email, firstName, lastName }
}
