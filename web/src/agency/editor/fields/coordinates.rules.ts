type At = { latitude: number; longitude: number }

const decimal = /-?\d+(?:[.,]\d+)?/g

/** Two numbers with a point or a comma, apart by a space, a comma or a semicolon. */
export function readCoordinates(text: string): At | undefined {
  const [first, second, third] = [...text.matchAll(decimal)].map(([digits]) =>
    Number(digits.replace(',', '.')),
  )
  if (first === undefined || second === undefined || third !== undefined) return undefined
  if (Math.abs(first) > 90 || Math.abs(second) > 180) return undefined
  return { latitude: first, longitude: second }
}

/** Empty at 0, 0: nothing has been written yet. */
export const writtenCoordinates = ({ latitude, longitude }: At): string =>
  latitude === 0 && longitude === 0 ? '' : `${latitude}, ${longitude}`
