import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

/** Typed queries, and the expedition expected among the first five. */
const typed: [string, string][] = [
  ['rakette vercor', 'traversee-des-hauts-plateaux-du-vercors'],
  ['kayack', 'calanques-en-kayak-et-a-pied'],
  ['kayak sankt ana', 'kayak-dans-l-archipel-de-sankt-anna'],
  ['norvege', 'lofoten-a-pied-et-en-kayak'],
  ['norvége', 'lofoten-a-pied-et-en-kayak'],
  ['NORVÈGE', 'lofoten-a-pied-et-en-kayak'],
  ['veló', 'baie-de-somme-a-velo'],
  ['velo baie', 'baie-de-somme-a-velo'],
  ['baie de some', 'baie-de-somme-a-velo'],
  ['vanoize', 'balcons-de-la-vanoise'],
  ['vanoise balcon', 'balcons-de-la-vanoise'],
  ['balcons de la vanoise', 'balcons-de-la-vanoise'],
  ['igloo chartreuze', 'igloo-et-raquettes-en-chartreuse'],
  ['iglou', 'igloo-et-raquettes-en-chartreuse'],
  ['raquete chartreuse', 'igloo-et-raquettes-en-chartreuse'],
  ['mont blan', 'premiere-cordee-au-mont-blanc'],
  ['mont-blanc', 'premiere-cordee-au-mont-blanc'],
  ['alpinisme mont blanc', 'premiere-cordee-au-mont-blanc'],
  ['gr 20', 'gr20-nord-l-essentiel'],
  ['gr20', 'gr20-nord-l-essentiel'],
  ['calanque', 'calanques-en-kayak-et-a-pied'],
  ['callanques', 'calanques-en-kayak-et-a-pied'],
  ['verdon canion', 'verdon-du-canyon-au-lac'],
  ['packraft', 'verdon-du-canyon-au-lac'],
  ['golf du morbihan', 'd-ile-en-ile-dans-le-golfe-du-morbihan'],
  ['l’ile morbihan', 'd-ile-en-ile-dans-le-golfe-du-morbihan'],
  ["l'ile morbian", 'd-ile-en-ile-dans-le-golfe-du-morbihan'],
  ['surf et ioga', 'surf-et-yoga-au-bout-du-finistere'],
  ['yoga finistère', 'surf-et-yoga-au-bout-du-finistere'],
  ['gravel vosge', 'gravel-sur-les-cretes-vosgiennes'],
  ['vosgien', 'gravel-sur-les-cretes-vosgiennes'],
  ['jura a ski', 'grande-traversee-du-jura-a-ski'],
  ['ski jura', 'grande-traversee-du-jura-a-ski'],
  ['volcan auvergne', 'volcans-et-bains-d-auvergne'],
  ['d’auvergne', 'volcans-et-bains-d-auvergne'],
  ['overgne', 'volcans-et-bains-d-auvergne'],
  ['neouviel', 'lacs-du-neouvielle-en-bivouac'],
  ['bivouak néouvielle', 'lacs-du-neouvielle-en-bivouac'],
  ['gavarni', 'de-gavarnie-a-ordesa'],
  ['queiras', 'queyras-a-ski-d-un-hameau-a-l-autre'],
  ['bushcraft morvan', 'week-end-bushcraft-dans-le-morvan'],
  ['bouchcraft morvan', 'week-end-bushcraft-dans-le-morvan'],
  ['speleologie', 'grands-causses-dessus-dessous'],
  ['spéléo causses', 'grands-causses-dessus-dessous'],
  ['via férata', 'grands-causses-dessus-dessous'],
  ['robinson ariege', 'les-robinsons-d-ariege'],
  ['ardeche canoe', 'ardeche-l-aventure-en-canoe'],
  ['canoë ardèche', 'ardeche-l-aventure-en-canoe'],
  ['valouise', 'ados-d-altitude-en-vallouise'],
  ['loup mercantour', 'sur-la-piste-du-loup-dans-le-mercantour'],
  ['mercantur', 'sur-la-piste-du-loup-dans-le-mercantour'],
  ['trapeur vercors', 'camp-trappeur-en-vercors'],
  ['chien de traino', 'musher-en-herbe-dans-le-haut-jura'],
  ['chiens de traîneau', 'musher-en-herbe-dans-le-haut-jura'],
  ['chataigniers corse', 'corse-entre-mer-et-chataigniers'],
  ['cevenne ane', 'les-cevennes-au-pas-de-l-ane'],
  ['cévennes âne', 'les-cevennes-au-pas-de-l-ane'],
  ['loire canoé', 'la-loire-sauvage-en-canoe'],
  ['loffoten', 'lofoten-a-pied-et-en-kayak'],
  ['kungsleden', 'kungsleden-la-voie-royale'],
  ['kungslden', 'kungsleden-la-voie-royale'],
  ['aurore laponi', 'aurores-et-huskies-en-laponie-finlandaise'],
  ['huskis', 'aurores-et-huskies-en-laponie-finlandaise'],
  ['finlande famille', 'hiver-lapon-en-famille'],
  ['west higland way', 'west-highland-way'],
  ['ecosse highland', 'west-highland-way'],
  ['hebrides velo', 'hebrides-exterieures-a-velo'],
  ['islande', 'islande-les-hautes-terres-sans-avion'],
  ['izlande', 'islande-les-hautes-terres-sans-avion'],
  ['dolomite', 'alta-via-des-dolomites'],
  ['eolienne volcan', 'eoliennes-de-volcan-en-volcan'],
  ['gran paradizo', 'gran-paradiso-sur-les-traces-des-bouquetins'],
  ['picos', 'picos-de-europa-du-cares-a-l-urriellu'],
  ['sierra guara', 'sierra-de-guara-canyons-en-famille'],
  ['rota vicentina', 'rota-vicentina-le-sentier-des-pecheurs'],
  ['pecheur portugal', 'rota-vicentina-le-sentier-des-pecheurs'],
  ['soca', 'triglav-et-soca'],
  ['slovenie', 'triglav-et-soca'],
  ['aletch', 'le-grand-glacier-d-aletsch-en-famille'],
  ['zilertal', 'zillertal-de-refuge-en-refuge'],
  ['autriche', 'zillertal-de-refuge-en-refuge'],
  ['meteores grece', 'zagori-et-meteores'],
  ['carpate ours', 'carpates-au-pays-des-ours'],
  ['roumani', 'carpates-au-pays-des-ours'],
  ['camile rochette', 'balcons-de-la-vanoise'],
  ['suéde', 'kungsleden-la-voie-royale'],
]
const firstShown = 5
const recallWanted = 0.95

const wellWritten = [
  'kayak',
  'randonnée',
  'raquettes',
  'Vercors',
  'Norvège',
  'vélo',
  'bivouac',
  'aurores boréales',
  'refuge',
  'Bretagne',
  'sans les parents',
]

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  const search = async (q: string) =>
    (await api.inject({ url: '/api/v1/expeditions/search', query: { q } })).json()

  test(`finds at least 95 % of ${typed.length} misspelt expeditions among the first ${firstShown}`, async () => {
    const missed: string[] = []
    for (const [q, slug] of typed) {
      const { hits } = await search(q)
      const first = hits.slice(0, firstShown).map((hit: { slug: string }) => hit.slug)
      if (!first.includes(slug)) missed.push(`${q}: ${first.join(', ')}`)
    }
    expect((typed.length - missed.length) / typed.length, missed.join('\n')).toBeGreaterThanOrEqual(
      recallWanted,
    )
  })

  test.each(wellWritten)('does not correct « %s »', async (q) => {
    const { corrected_query, nbHits } = await search(q)
    expect(corrected_query).toBeNull()
    expect(nbHits).toBeGreaterThan(0)
  })

  test('returns the corrected text', async () => {
    expect((await search('kayack')).corrected_query).toBe('kayak')
  })

  test('corrects at most three unknown words', async () => {
    expect((await search('kayack raketes vercorss vanoize')).corrected_query).toBe(
      'kayak raquettes vercors vanoize',
    )
  })

  test('answers 40 concurrent misspelt searches, some uncorrected', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => search(`kayack qwxz${String.fromCharCode(97 + (n % 26))}${n}x`)),
    )
    const corrected = answers.filter(({ corrected_query }) => corrected_query !== null)
    expect(corrected.length).toBeGreaterThan(0)
    expect(corrected.length).toBeLessThan(40)
  })

  test.each(['zzzzzzzz', '()&|!:*', '😀', 'a\u0000b', 'x'.repeat(2_000), Array(1_000).fill('mot').join(' ')])(
    'responds to %j without a 5xx',
    async (q) => {
      const answer = await api.inject({ url: '/api/v1/expeditions/search', query: { q } })
      expect(answer.statusCode).toBeLessThan(500)
    },
  )
})
