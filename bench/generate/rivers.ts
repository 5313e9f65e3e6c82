import type { Ring } from '#bench/generate/landShapes.ts'

const metresOfDegree = 111_320
/** The rivers of the World Data Bank are off by as much. */
const accuracy = 3500

const metresBetween = ([x1 = 0, y1 = 0]: number[], [x2 = 0, y2 = 0]: number[]) =>
  Math.hypot((x1 - x2) * Math.cos((y1 * Math.PI) / 180), y1 - y2) * metresOfDegree

/** Joins the tracks of days on a river, as far as one begins where another ends. */
export function listCourses(tracks: Ring[]): Ring[] {
  const courses: Ring[] = []
  for (const track of tracks) {
    const [last, start] = [courses.at(-1), track[0]]
    const end = last?.at(-1)
    if (last && end && start && metresBetween(end, start) < 1500) last.push(...track.slice(1))
    else courses.push([...track])
  }
  return courses
}

/** Boats travel on the river: their track is its course, and known rivers continue it at both ends. */
export function withCourses(rivers: Ring[], courses: Ring[]): Ring[] {
  let known = rivers
  for (const course of courses) {
    const found = known.findIndex((river) => spliced(river, course))
    const joined = known[found] && spliced(known[found], course)
    known = joined ? known.with(found, joined) : known.concat([course])
  }
  return known
}

function spliced(river: Ring, course: Ring): Ring | undefined {
  const [start = [], end = []] = [course[0], course.at(-1)]
  const [first, last] = [nearest(river, start), nearest(river, end)]
  if (first.away > accuracy || last.away > accuracy || first.index === last.index) return undefined
  const isForward = first.index < last.index
  const [line, from, to] = isForward
    ? [course, first.index, last.index]
    : [course.toReversed(), last.index, first.index]
  const [head = [], tail = []] = [line[0], line.at(-1)]
  const before = river.slice(0, from).filter((point) => metresBetween(point, head) > accuracy / 2)
  const after = river.slice(to + 1).filter((point) => metresBetween(point, tail) > accuracy / 2)
  return [...before, ...line, ...after]
}

function nearest(line: Ring, point: number[]) {
  const away = line.map((each) => metresBetween(each, point))
  const least = Math.min(...away)
  return { away: least, index: away.indexOf(least) }
}

/** The point of some lines that is nearest to a position; undefined beyond the accuracy of the rivers. */
export function pointOn(lines: Ring[], position: number[]): number[] | undefined {
  const points = lines.flat()
  const { away, index } = nearest(points, position)
  return away < 2 * accuracy ? points[index] : undefined
}
