import { expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { expeditionDrafts } from '#api/db/draftTables.ts'
import { sql } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { importedFiles } from '#tests/support/importedFiles.ts'
import { csv } from '#tests/support/importedRows.ts'

const row = (changes: Record<string, unknown>) => JSON.stringify([{ expedition_id: 'EXP-0003', ...changes }])
const many = Array.from({ length: 2_001 }, () => ['EXP-0003', '2027-10-02'])
const json = 'application/json'

type BadFile = [title: string, kind: string, content: string | Buffer, reason: RegExp, type?: string]

/** Acceptance 17: no file of these writes a row, and the application agrees with the dry run. */
const badFiles: BadFile[] = [
  ['an empty file', 'departures', '\n', /vide/],
  ['a byte order mark alone', 'departures', '\uFEFF', /vide/],
  ['Latin-1', 'guides', Buffer.from('slug;bio\na;Été', 'latin1'), /Enregistre en UTF-8\./],
  ['UTF-16', 'guides', Buffer.from('\uFEFFslug;bio', 'utf16le'), /Enregistre en UTF-8\./],
  ['NUL bytes', 'departures', 'id\n1\u0000', /Enregistre en UTF-8\./],
  ['a ZIP of a spreadsheet', 'departures', Buffer.from('PK\u0003\u0004\u0000\u0000'), /UTF-8/],
  ['more than 5 MB', 'departures', `id\n${'1\n'.repeat(3 * 1024 * 1024)}`, /5 Mo au plus/],
  ['more than 2,000 rows', 'departures', csv(['expedition_id', 'start'], ...many), /2\s000 au plus/],
  ['names without a row', 'departures', 'id;capacity\n', /aucune ligne/],
  ['rows of empty cells', 'departures', 'id;capacity\n;\n;\n', /aucune ligne/],
  ['an unclosed quote', 'departures', 'id;start\n1;"2027-07-03\n2;x\n', /guillemet/],
  ['a quote inside a cell', 'departures', 'id;start\n1;20"27\n', /guillemet/],
  ['an unknown column', 'departures', 'id;capacité\n1;12', /n’existe pas/],
  ['a column twice', 'departures', 'id;capacity;capacity\n1;12;13', /deux fois/],
  ['a column without a name', 'departures', 'id;;capacity\n1;2;3', /pas de nom/],
  ['too many cells', 'departures', 'id;capacity\n1;12;13', /3 cellules/],
  ['a day that is none', 'departures', csv(['expedition_id', 'start'], ['EXP-0003', '31/02/2027']), /date/],
  ['a day in American order', 'departures', csv(['expedition_id', 'start'], [3, '07/25/2027']), /date/],
  ['a past day', 'departures', csv(['expedition_id', 'start'], [3, '2026-07-25']), /à venir/],
  ['a formula', 'departures', 'id;capacity\n1;=1+1', /nombre entier/],
  ['a price in cents of a euro', 'departures', row({ start: '2027-10-02', price_cents: 890 }), /euros/, json],
  ['too many places', 'departures', row({ start: '2027-10-02', capacity: 61 }), /trop grande/, json],
  [
    'a minimum above the places',
    'departures',
    row({ start: '2027-10-02', capacity: 4, group_min: 9 }),
    /minimum/,
    json,
  ],
  [
    'a repeated key',
    'departures',
    csv(['expedition_id', 'start'], [3, '2027-10-02'], ['EXP-0003', '02/10/2027']),
    /répète la ligne 2/,
  ],
  ['no first day', 'departures', row({ capacity: 8 }), /obligatoire/, json],
  [
    'an unknown expedition',
    'departures',
    csv(['expedition_id', 'start'], ['EXP-9999', '2027-10-02']),
    /référence/,
  ],
  ['an unknown guide', 'departures', row({ start: '2027-10-02', guide_id: 'personne' }), /Aucun guide/, json],
  ['a cleared day', 'departures', csv(['id', 'start'], [1, 'VIDE']), /ne se vide pas/],
  ['broken JSON', 'departures', '[{"id": 1,}]', /JSON n’est pas valide/, json],
  ['JSON of another shape', 'departures', '{"departures": []}', /liste d’objets/, json],
  ['a list of texts', 'departures', '["a"]', /liste d’objets/, json],
  ['an empty list', 'departures', '[]', /aucune ligne/, json],
  ['NUL in a text of JSON', 'guides', '[{"slug":"a","full_name":"A\\u0000b"}]', /caractères interdits/, json],
  ['NUL in a name of JSON', 'guides', '[{"sl\\u0000ug":"a"}]', /n’existe pas/, json],
  ['half a character', 'guides', '[{"slug":"\\ud800"}]', /caractères interdits/, json],
  [
    'a slug that is taken',
    'expeditions',
    JSON.stringify([{ name: 'Deux fois', slug: 'SLUG' }]),
    /autre aventure/,
    json,
  ],
  ['an unknown reference', 'expeditions', csv(['unique_id', 'name'], ['EXP-9999', 'Les lacs']), /référence/],
  [
    'a type of no list',
    'expeditions',
    csv(['unique_id', 'type'], ['EXP-0002', 'Croisière']),
    /liste permise/,
  ],
  ['an activity of no list', 'expeditions', csv(['unique_id', 'activities'], ['EXP-0002', 'ski|danse']), /./],
  [
    'a programme that is no JSON',
    'expeditions',
    csv(['unique_id', 'programme'], ['EXP-0002', 'jour 1']),
    /JSON/,
  ],
  [
    'a programme of another shape',
    'expeditions',
    JSON.stringify([{ unique_id: 'EXP-0002', programme: [{}] }]),
    /./,
    json,
  ],
  [
    'an address without an account',
    'guides',
    csv(['slug', 'account_email'], ['SLUG_OF_GUIDE', 'x@y.test']),
    /Aucun compte/,
  ],
]

onDatabase('demo', (current) => {
  const { check, apply } = importedFiles(current)
  const tables = [departures, expeditions, expeditionDrafts, guides]
  const hashRows = () =>
    Promise.all(
      tables.map((table) =>
        current()
          .db.select({ hash: sql`sum(hashtextextended(${table}::text, 0))` })
          .from(table),
      ),
    )

  test.each(badFiles)(
    'refuses %s in the dry run and in the application',
    async (_title, kind, content, reason, type) => {
      const { db } = current()
      const [trip] = await db.select().from(expeditions).limit(1)
      const [guide] = await db.select().from(guides).limit(1)
      const named =
        typeof content === 'string'
          ? content.replace('SLUG_OF_GUIDE', guide?.slug ?? '').replace('SLUG', trip?.slug ?? '')
          : content
      const before = await hashRows()
      const dry = await check(kind, named, type)
      const messages = typeof dry === 'string' ? dry : dry.errors.map(({ message }) => message).join('\n')
      expect(messages.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toMatch(reason)
      if (typeof dry === 'string') return
      expect([dry.state, dry.errors_count > 0]).toEqual(['refused', true])
      const logged = await db.$count(auditEntries)
      expect(await apply(dry.id)).toMatch(/a des erreurs/)
      expect(await db.$count(auditEntries)).toBe(logged)
      expect(await hashRows()).toEqual(before)
    },
  )
})
