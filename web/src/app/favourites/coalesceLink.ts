import { ApolloLink } from '@apollo/client'
import { Observable, type Observer } from 'rxjs'

type Waiting = {
  variables: string
  send: () => Observable<ApolloLink.Result>
  observers: Observer<ApolloLink.Result>[]
}

/**
 * Coalesces mutations with the same `context.coalesce`, which set the state of one entity: one is in flight, and only
 * the last of those behind it is sent. Superseded mutations receive its result.
 */
export function coalesceLink(): ApolloLink {
  const inFlight = new Map<string, { current: Waiting; next: Waiting | undefined }>()

  function run(key: string, current: Waiting): void {
    const lane: { current: Waiting; next: Waiting | undefined } = { current, next: undefined }
    inFlight.set(key, lane)
    const settle = (report: (observer: Observer<ApolloLink.Result>) => void) => {
      inFlight.delete(key)
      if (lane.next) run(key, lane.next)
      for (const observer of current.observers) report(observer)
    }
    let result: ApolloLink.Result | undefined
    current.send().subscribe({
      next: (value) => {
        result = value
      },
      error: (error) => settle((observer) => observer.error(error)),
      complete: () =>
        settle((observer) => {
          if (result) observer.next(result)
          observer.complete()
        }),
    })
  }

  return new ApolloLink((operation, forward) => {
    const { coalesce: key } = operation.getContext()
    if (typeof key !== 'string') return forward(operation)
    return new Observable((observer) => {
      const variables = JSON.stringify(operation.variables)
      const mine: Waiting = { variables, send: () => forward(operation), observers: [observer] }
      const lane = inFlight.get(key)
      if (!lane) return run(key, mine)
      const superseded = lane.next?.observers ?? []
      // A return to the state in flight needs no further request.
      if (lane.current.variables === variables) {
        lane.current.observers.push(...superseded, observer)
        lane.next = undefined
      } else lane.next = { ...mine, observers: [...superseded, observer] }
    })
  })
}
