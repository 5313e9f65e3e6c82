import { Type } from 'typebox'
import { flag, instant, text, uuid } from '#api/contract.ts'

const sessionId = '0e0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'

export const SessionList = Type.Object(
  {
    sessions: Type.Array(
      Type.Object(
        {
          id: text('Session ID; it grants no access', sessionId),
          created_at: instant('Time of the sign-in', '2027-03-02T09:30:00.000Z'),
          last_seen_at: instant(
            'Time of the last use, with a precision of one minute',
            '2027-03-10T18:02:00.000Z',
          ),
          is_current: flag('Whether this is the session of the request'),
        },
        { title: 'Session' },
      ),
      { description: 'Active sessions, most recently used first' },
    ),
  },
  { title: 'SessionList' },
)

export const SessionParams = Type.Object({
  id: uuid('Session ID', sessionId),
})
