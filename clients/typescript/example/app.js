import { createClient, Expedition, ExploraError, SearchExpeditions } from '@explora/client'

const $ = (selector) => document.querySelector(selector)
const api = $('meta[name=api]').content
const explora = createClient({ url: api })

let search = new AbortController()

$('#search').addEventListener('submit', (event) => {
  event.preventDefault()
  showTrips()
})
$('#more').addEventListener('click', ({ target }) => showTrips(target.value))
showTrips()

/** A new search aborts the one before; the next page is added to the list. */
async function showTrips(after) {
  search.abort()
  search = new AbortController()
  const { query, travellers } = Object.fromEntries(new FormData($('#search')))
  const filter = { query, travellerCount: Number(travellers) }
  const found = await read(SearchExpeditions, { filter, first: 12, after }, search)
  if (!found?.expeditions) return
  const { nodes, totalCount, pageInfo } = found.expeditions
  const cards = nodes.map(renderCard)
  if (after) $('#trips').append(...cards)
  else $('#trips').replaceChildren(...cards)
  $('#count').value = totalCount
  $('#more').hidden = !pageInfo.hasNextPage
  $('#more').value = pageInfo.endCursor
}

async function showDepartures(slug) {
  const found = await read(Expedition, { slug }, search)
  if (!found?.expedition) return
  const { name, summary, departures } = found.expedition
  $('#name').textContent = name
  $('#summary').textContent = summary
  $('#departures').replaceChildren(...(departures ?? []).map(renderRow))
  $('#trip').showModal()
}

/** Runs a query; shows its failure, unless a newer search has aborted it. */
async function read(operation, variables, { signal }) {
  $('#failure').hidden = true
  try {
    return await explora(operation, variables, { signal })
  } catch (error) {
    if (signal.aborted) return undefined
    $('#failure').hidden = false
    if (!(error instanceof ExploraError)) throw error
    return undefined
  }
}

function renderCard({ slug, name, coverImage, durationDays, minPrice }) {
  const card = filled('#card', { name, days: durationDays, price: euros(minPrice) })
  if (coverImage) showImage(card.querySelector('img'), coverImage)
  card.querySelector('button').addEventListener('click', () => showDepartures(slug))
  return card
}

/** Addresses of photographs that begin with `/` are relative to the API. */
function showImage(image, { url, srcSet }) {
  const { origin } = new URL(api)
  image.srcset = srcSet.replace(/(^|, )\//g, `$1${origin}/`)
  image.src = new URL(url, api).href
}

const renderRow = ({ startDate, endDate, availableCount, price }) =>
  filled('#departure', {
    start: formatDay(startDate),
    end: formatDay(endDate),
    places: availableCount || 'complet',
    price: euros(price),
  })

/** A copy of a template, with a text in each element that a `data-` attribute names. */
function filled(template, texts) {
  const copy = $(template).content.firstElementChild.cloneNode(true)
  for (const [name, text] of Object.entries(texts)) copy.querySelector(`[data-${name}]`).textContent = text
  return copy
}

const euros = (price) =>
  price?.toLocaleString('fr', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }) ?? '–'

const formatDay = (date) =>
  new Date(date).toLocaleDateString('fr', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
