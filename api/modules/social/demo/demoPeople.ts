import { createHash } from 'node:crypto'
import {
  type DemoPerson,
  type DemoProvider,
  demoPeople,
} from '#api/modules/social/demo/demoPeople.content.ts'
import { readEmail } from '#schema/email.ts'

/** The person chosen in the form: one of the list by subject, otherwise the one that the fields describe. */
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
