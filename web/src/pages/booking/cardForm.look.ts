import type { Appearance } from '@stripe/stripe-js'

/** The look of Stripe's fields, which are frames: their styles cannot come from our sheets. */
export const stripeLook: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#22634f',
    colorText: '#13241f',
    colorTextSecondary: '#465650',
    colorTextPlaceholder: '#5b6963',
    colorDanger: '#a3202b',
    colorBackground: '#ffffff',
    fontFamily: 'Figtree, ui-sans-serif, system-ui, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '12px',
    spacingGridRow: '20px',
  },
  rules: {
    '.Input': { borderColor: '#7f8a84', padding: '14px 16px', boxShadow: 'none' },
    '.Label': { fontWeight: '600', fontSize: '15px' },
  },
}
