import type { Database } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'

/** Paid gift cards with a buyer, a recipient and their ledger: a part spent, expired or blocked. */
export async function fillGiftCards(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into gift_cards (code, amount_cents, buyer_id, recipient_name, recipient_email, created_at, sent_at, activated_at, blocked_at, valid_until)
    select 'CAFE' || lpad(u.n::text, 12, '0'), 5000 + 1000 * (u.n % 20), u.id,
      (array['Élodie', 'Jérôme', 'Chloé', 'Noé', 'Maël', 'Zoé', 'Anaïs', 'Théo'])[1 + u.n / 7 % 8] || ' ' || u.last_name,
      'cadeau' || u.n || '@example.test', at, at, at, case when u.n % 200 = 3 then at end, (at + interval '2 years')::date
    from (select id, last_name, row_number() over () as n from users where email like 'voyage%@example.test') as u,
      lateral (select timestamptz '2027-03-10' - u.n * interval '11 minutes') as paid (at)
    where u.n <= ${count}::int`)
  await db.execute(sql`
    with paid as materialized (
      select gen_random_uuid() as transaction, 'gift_cards:' || id as account, amount_cents, created_at
      from gift_cards where code like 'CAFE0%'),
    posted as (insert into ledger_transactions (id, kind, posted_at) select transaction, 'gift_card', created_at from paid)
    insert into ledger_entries (transaction_id, position, account, amount_cents)
    select transaction, 1, account, -amount_cents from paid
    union all select transaction, 2, account, amount_cents from paid where hashtext(account) % 3 <> 0`)
}

/** An invoice for each reservation, and a credit note for one in twenty-five. */
export async function fillInvoices(db: Database): Promise<void> {
  await db.execute(sql`
    insert into invoices (number, kind, reservation_id, document, issued_at)
    select '2020-' || lpad((row_number() over (order by r.created_at, kind))::text, 6, '0'), kind, r.id,
      jsonb_build_object('kind', kind, 'issuedOn', r.created_at::date, 'reference', r.reference, 'corrects', null,
        'customer', jsonb_build_object('name', u.first_name || ' ' || u.last_name, 'address', jsonb_build_array('1 rue des Lilas', '38000 Grenoble')),
        'trip', null, 'lines', jsonb_build_array(), 'totalCents', r.total_cents, 'paidCents', r.total_cents, 'balanceDueOn', null),
      r.created_at
    from reservations as r join users as u on u.id = r.user_id, (values ('invoice'), ('credit_note')) as kinds (kind)
    where r.reference like 'EX-B______' and (kind = 'invoice' or r.canceled_at is not null)`)
}
