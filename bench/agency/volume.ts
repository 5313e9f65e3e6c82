import type { Database } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { fillGiftCards, fillInvoices } from '#bench/agency/documents.ts'

/** Rows that a large agency has after years, written without triggers. */
export function fillAgency(db: Database, { reservations, giftCards, auditEntries }: Volume): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local session_replication_role = replica`)
    await fillReservations(tx, reservations)
    await fillGiftCards(tx, giftCards)
    await fillInvoices(tx)
    await fillAuditLog(tx, auditEntries)
    const money = ['ledger_transactions', 'ledger_entries', 'gift_cards', 'invoices']
    const filled = ['users', 'reservations', 'participants', ...money]
    for (const table of [...filled, 'audit_entries']) await tx.execute(sql`analyze ${sql.identifier(table)}`)
  })
}

type Volume = { reservations: number; giftCards: number; auditEntries: number }

/** Reservations of as many customers, spread over the departures, with a traveller each. */
async function fillReservations(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into users (id, email, provider, first_name, last_name, phone, created_at)
    select gen_random_uuid(), 'voyage' || n || '@example.test', 'email',
      (array['Élodie', 'Jérôme', 'Chloé', 'Noé', 'Maël', 'Zoé', 'Anaïs', 'Théo'])[1 + n % 8],
      (array['Lefèvre', 'Garcia', 'Muñoz', 'Le Goff', 'Weiß', 'Bérenger'])[1 + n / 8 % 6] || '-' || chr(65 + n / 48 % 26) || 'ert' || chr(97 + n / 1248 % 26),
      '+336' || lpad(n::text, 8, '0'), now()
    from generate_series(1, ${count}::int) as n`)
  await db.execute(sql`
    insert into reservations (user_id, departure_id, travelers_count, total_cents, created_at, reference, source, balance_cents, canceled_at, leaves_on, balance_due_on)
    select u.id, d.id, 1, 100000, timestamptz '2027-03-10' - u.n * interval '11 minutes', 'EX-B' || lpad(u.n::text, 6, '0'),
      (array['site', 'site', 'site', 'phone'])[1 + u.n % 4], case when u.n % 20 = 0 then 70000 else 0 end,
      case when u.n % 25 = 1 then timestamptz '2027-03-01' end, d.start_on, d.start_on - 30
    from (select id, row_number() over () as n from users where email like 'voyage%@example.test') as u
    join (select id, start_on, row_number() over () as n from departures) as d
      on d.n = 1 + u.n % (select count(*) from departures)`)
  await db.execute(sql`
    insert into participants (reservation_id, position, first_name, last_name)
    select r.id, 0, u.first_name, u.last_name from reservations as r join users as u on u.id = r.user_id
    where r.reference like 'EX-B______'`)
  await db.execute(
    sql`update reservations as r set search_text = reservation_text(r) where reference like 'EX-B______'`,
  )
  await fillLedger(db)
}

/** A sale for each reservation, paid but for a part of those with a balance. */
async function fillLedger(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ledger_transactions (kind, reservation_id, posted_at)
    select kind, id, created_at from reservations, (values ('sale'), ('payment')) as kinds (kind)
    where reference like 'EX-B______'`)
  await db.execute(sql`
    insert into ledger_entries (transaction_id, position, account, amount_cents)
    select t.id, position, case position when 1 then 'customer:' || r.id else other end, case position when 1 then cents else -cents end
    from ledger_transactions as t join reservations as r on r.id = t.reservation_id,
      lateral (select case t.kind when 'sale' then r.total_cents else r.balance_cents - r.total_cents end,
        case t.kind when 'sale' then 'revenue' else 'manual:transfer' end) as entry (cents, other),
      generate_series(1, 2) as position
    where r.reference like 'EX-B______'`)
}

/** Entries of the audit log, over three years. */
async function fillAuditLog(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into audit_entries (at, actor_kind, action, entity, entity_id, label, before, after, search_text)
    select timestamptz '2027-03-10' - n * interval '45 seconds', 'system',
      (array['departure.changed', 'departure.sales_closed', 'guide.changed', 'staff.changed'])[1 + n % 4],
      'departure', (n % 10000)::text, 'Départ ' || n, '{}', '{"price_cents": 1}', 'depart ' || n
    from generate_series(1, ${count}::int) as n`)
}
