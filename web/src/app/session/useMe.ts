import { useEffect, useState } from 'react'
import { useMeQuery } from '#web/app/session/Me.generated.ts'
import type { MeFragment } from '#web/lib/graph/Me.generated.ts'

const againMs = 5_000

/** The last known account: a failing service signs no account out, and is requested again. */
export function useMe() {
  const { error, refetch, ...query } = useMeQuery()
  const isKnown = query.dataState === 'complete' && !error
  const reported = isKnown && isWhole(query.data.me) ? query.data.me : null
  const [last, setLast] = useState(reported)
  if (isKnown && reported !== last) setLast(reported)
  useEffect(() => {
    if (!error) return
    const timer = setTimeout(() => void refetch().catch(() => undefined), againMs)
    return () => clearTimeout(timer)
  }, [error, refetch])
  return { me: isKnown ? reported : last, isKnown, hasFailed: Boolean(error), refetch }
}

/** Signed in means, in the specification, a session, a first name and a portrait. */
const isWhole = (user: MeFragment | null): user is MeFragment => Boolean(user?.firstName && user.avatarUrl)
