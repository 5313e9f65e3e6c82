import { expect, test } from 'vitest'
import { nearness } from '#api/db/demo/photoPlaces.ts'

const expedition = {
  name: 'Alta Via, la haute route des Dolomites',
  region: 'Dolomites',
  country_1: 'Italie',
  description: 'De refuge en refuge.',
  route_labels: ['Lac de Braies', 'Passo Giau'],
  programme: [{ text: 'Traversée vers Coldai.' }],
}

test.each([
  ['of no known place', null, ['montagne'], 0],
  ['of a place on the route', 'Passo Giau, Italie', [], 8],
  ['of a place in the programme', 'Coldai, Italie', [], 8],
  ['of the country itself', 'Italie', [], 8],
  ['of a place passed without being named', 'Tyrol du Sud, Italie', [], 8],
  ['of another place of the country', 'Ponza, Italie', [], undefined],
  ['of a place of that name in another country', 'Passo Giau, Suisse', [], undefined],
  ['of a place whose name only begins alike', 'Passo Gia, Italie', [], undefined],
  ['of another continent', 'Yosemite, États-Unis', [], undefined],
  ['that tells it is from the Alps', null, ['alpes', 'suisse'], 3],
  ['that tells it is from Iceland', null, ['canyon', 'islande'], undefined],
  ['that tells it is from the Himalayas', null, ['trek', 'himalaya'], undefined],
])('a picture %s', (_case, place, keywords, expected) => {
  expect(nearness({ place, keywords }, expedition)).toBe(expected)
})
