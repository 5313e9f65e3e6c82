import { createContext, useContext } from 'react'
import type { AgencyFacts } from '#schema/site.ts'

/** The agency, with texts that the server writes once. */
export type Agency = AgencyFacts & {
  phoneHref: string
  /** « du lundi au vendredi » */
  days: string
  /** « Du lundi au vendredi, 9 h à 18 h » */
  hours: string
  /** Terms of sale beside the button to book. */
  assurances: { cancellation: string; deposit: string }
}

/** Whether the facts are those of the demonstration, whose legal name says so. */
export const isFictitious = ({ legalName }: Pick<Agency, 'legalName'>): boolean =>
  legalName.endsWith('(fictive)')

const Context = createContext<Agency | null>(null)
export const AgencyProvider = Context.Provider

export function useAgency(): Agency {
  const agency = useContext(Context)
  if (!agency) throw new Error('no agency')
  return agency
}
