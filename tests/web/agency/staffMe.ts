import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'

/** The answer of `AgencyMe` for a member of the staff with these permissions. */
export const meWith = (permissions: StaffPermission[]) => ({
  agency: {
    __typename: 'Agency',
    openUntil: '2027-03-10T11:00:00.000Z',
    me: {
      __typename: 'AgencyStaff',
      id: '9',
      version: 1,
      email: 'noe@example.test',
      firstName: 'Noé',
      lastName: null,
      role: 'STAFF',
      permissions,
      state: 'ACTIVE',
      createdAt: '2027-01-04T09:00:00.000Z',
      lastSeenAt: null,
      lockedUntil: null,
      recoveryCodesLeft: 10,
      factors: [],
    },
  },
})
