import { useState } from 'react'
import { messages } from '#web/agency/photos/messages.ts'
import { usePhotosByNameQuery } from '#web/agency/photos/Photos.generated.ts'
import { addTo, mostPhotos } from '#web/agency/photos/photos.rules.ts'

/** The photographs of a list of names, and its changes. */
export function usePhotos(names: readonly string[], onChange: (names: string[]) => void) {
  const { data, refetch } = usePhotosByNameQuery({
    // In any order the photographs are the same.
    variables: { names: names.toSorted() },
    skip: names.length === 0,
  })
  // A list that changes keeps its words while those of the new one load.
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const photos = (data ?? last)?.agency?.photos?.nodes ?? []

  /** Returns the reason why it cannot be added. */
  function add(name: string): string | undefined {
    const next = addTo(names, name)
    if (next) onChange(next)
    else return names.includes(name) ? messages.already : messages.full(mostPhotos)
    return undefined
  }

  return {
    refetch,
    isLoaded: data !== undefined,
    findPhoto: (name: string | undefined) => photos.find((photo) => photo.name === name),
    add,
    toggle: (name: string) =>
      names.includes(name) ? onChange(names.filter((each) => each !== name)) : void add(name),
  }
}
