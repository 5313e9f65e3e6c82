import { expect, test } from 'vitest'
import { readTable } from '#api/modules/agency/imports/table.ts'
import {
  type Column,
  dayColumn,
  flagColumn,
  idColumn,
  jsonColumn,
  readCells,
  textColumn,
  wholeColumn,
  wordsColumn,
} from '#api/modules/agency/tables/cells.domain.ts'
import { csvLine, toCell, toEuros, unguarded } from '#api/modules/agency/tables/csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+33639980010', "'+33639980010"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ["'=1", "''=1"],
  ['VIDE', "'VIDE"],
  ['Le Goff', 'Le Goff'],
  ["l'Isère", "l'Isère"],
])('writes the text %j as the cell %j, and reads it back', (value, cell) => {
  expect(toCell(value)).toBe(cell)
  expect(unguarded(cell)).toBe(value)
})

test.each([
  [39, '39'],
  [4.5, '4,5'],
  [null, ''],
  [true, 'oui'],
  [['trek', 'vtt'], 'trek|vtt'],
  [['a|b'], '["a|b"]'],
  [[], ''],
  [{ name: 'Col' }, '{"name":"Col"}'],
])('writes %j as the cell %j', (value, cell) => {
  expect(toCell(value)).toBe(cell)
})

test('quotes what a separator, a quote or an end of line would cut', () => {
  expect(csvLine(['a;b', 'dit "oui"', 'deux\nlignes', 'simple', ' bord'])).toBe(
    '"a;b";"dit ""oui""";"deux\nlignes";simple;" bord"\r\n',
  )
  expect(toEuros(123_450)).toBe('1234,50')
})

const fault = expect.stringMatching(/./)
test.each<[string, Column, unknown, unknown]>([
  ['a whole number', wholeColumn(), ' 12 ', 12],
  ['a whole number with a decimal comma', wholeColumn(), '12,0', 12],
  ['half a place', wholeColumn(), '12,5', fault],
  ['a number of JSON', wholeColumn(), 12, 12],
  ['an ISO day', dayColumn(), '2027-07-03', '2027-07-03'],
  ['a French day', dayColumn(), '3/7/2027', '2027-07-03'],
  ['the 29th of February of a leap year', dayColumn(), '29/02/2028', '2028-02-29'],
  ['the 29th of February of another', dayColumn(), '29/02/2027', fault],
  ['yes', flagColumn(), 'Oui', true],
  ['no', flagColumn(), 'false', false],
  ['perhaps', flagColumn(), 'peut-être', fault],
  ['words', wordsColumn(), 'trek | vtt', ['trek', 'vtt']],
  ['words of JSON', wordsColumn(), '["a|b"]', ['a|b']],
  ['numbers among words', wordsColumn(), '[1]', fault],
  ['an object', jsonColumn(), '{"a":1}', { a: 1 }],
  ['a text as JSON', jsonColumn(), '"a"', fault],
  ['an id of JSON', idColumn(), 12, 12],
  ['a text with a control character', textColumn(), 'a\u0007', fault],
  ['a number as a text', textColumn(), 12, fault],
  ['VIDE', wholeColumn(null), ' VIDE ', null],
  ['VIDE in a column that stays', wholeColumn(), 'VIDE', fault],
  ['nothing', wholeColumn(), '  ', undefined],
])('reads %s', (_title, column, cell, expected) => {
  const { values, faults } = readCells({ column }, { column: cell })
  expect(faults[0]?.message ?? values.column).toEqual(expected)
})

test.each([
  ['semicolons', 'id;start\n1;2027-07-03'],
  ['commas', 'id,start\n1,2027-07-03'],
  ['tabs', 'id\tstart\n1\t2027-07-03'],
  ['a byte order mark and CRLF', '\uFEFFid;start\r\n1;2027-07-03\r\n'],
  ['quotes', '"id";"start"\n"1";"2027-07-03"'],
  ['an apostrophe of a spreadsheet', 'id;start\n1;2027-07-03\n;\n'],
])('reads a table with %s', (_title, content) => {
  expect(readTable(Buffer.from(content)).rows).toEqual([
    { number: 2, cells: { id: '1', start: '2027-07-03' } },
  ])
})

test('numbers rows as a spreadsheet does, across empty lines and cells of several lines', () => {
  const { rows } = readTable(Buffer.from('id;bio\n1;"deux\nlignes"\n\n2;x\n;\n3;y'))
  expect(rows.map(({ number, cells }) => [number, cells.id])).toEqual([
    [2, '1'],
    [4, '2'],
    [6, '3'],
  ])
})
