import pg from 'pg';
import { seededRandom } from '../proof/seededRandom.ts';

/** Numbers of rows of a shop that has sold for two years. */
export type ShopSize = { readonly orders: number; readonly people: number };

type Filled = ShopSize & { readonly now: number };

/**
 * Fills a shop's PostgreSQL with people, orders and what belongs to them, by one statement a table; reproducible but for
 * the instant. The courses must be there, and the shop must not run.
 */
export async function addOrders(url: string, { orders, people, now }: Filled): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The rows refer to each other as they are made; checking each foreign key takes longer than writing it.
    await client.query('set session_replication_role = replica');
    await client.query('begin');
    await client.query('select setseed(0.42)');
    await client.query(`create temporary table size as select ${orders} as orders, ${people} as people,
      '${new Date(now).toISOString()}'::timestamptz as now`);
    await writeNames(client);
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    // As the database does by itself some minutes after so many rows.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const firstNames = [
  ...['กมล', 'กิตติ', 'จันทร์เพ็ญ', 'ชลธิชา', 'ณัฐพล', 'ดวงใจ', 'ธนกร', 'นภัสสร', 'บุญมี', 'ปวีณา', 'พิมพ์ใจ', 'ภัทรพล'],
  ...['มะลิ', 'รัตนา', 'วิทยา', 'ศิริพร', 'สมชาย', 'สมศรี', 'สุดา', 'อรทัย', 'อาทิตย์', 'Anna', 'David', 'Mei', 'Somchai'],
];
const lastNameParts = ['ใจ', 'ดี', 'สุข', 'ศรี', 'ทอง', 'แก้ว', 'วงศ์', 'รุ่ง', 'เรือง', 'บุญ', 'มี', 'พร', 'ชัย', 'งาม'];
const latinParts = ['ka', 'mo', 'ra', 'pim', 'jai', 'nat', 'ton', 'sri', 'suk', 'wan', 'chai', 'pon', 'dao', 'fah'];

/** A thousand people's names, with the Latin beginnings of their addresses. */
async function writeNames(client: pg.Client): Promise<void> {
  const { below } = seededRandom(20_261_127);
  const pick = (words: readonly string[]) => words[below(words.length)] ?? '';
  const names = Array.from({ length: 1_000 }, () => ({
    first: pick(firstNames),
    last: pick(lastNameParts) + pick(lastNameParts) + pick(lastNameParts),
    latin: pick(latinParts) + pick(latinParts) + pick(latinParts),
  }));
  await client.query(
    'create temporary table names as select (n - 1)::int as n, first, last, latin from unnest($1::text[], $2::text[], $3::text[]) with ordinality as names(first, last, latin, n)',
    [names.map(({ first }) => first), names.map(({ last }) => last), names.map(({ latin }) => latin)],
  );
}

/**
 * Orders of the last hundredth wait for payment or a decision; of the others most are approved. `mark` and `dice` are
 * chance, one for each choice.
 */
const statements: readonly string[] = [
  `create temporary table goods as
    select row_number() over (order by rank, id)::int - 1 as place, items.* from items where kind = 'course'`,
  'analyze goods',
  `create temporary table persons as
    select 'p' || number as id, first, last, latin || number || '@mail.example' as email, number as n,
      now - interval '730 days' * (1 - number::float / people) as at
    from size cross join lateral generate_series(1, people) as number join names on n = (number * 7919) % 1000`,
  `insert into users (id, name, email, email_verified, username, role, created_at, updated_at)
    select id, first || ' ' || last, email, true, case when n % 3 = 0 then 'user' || n end,
      case when n % 3 = 0 then 'nonMember' else 'student' end, at, at from persons`,
  `insert into people (user_id, contact_email, first_name, last_name, tel, created_at)
    select id, email, first, last, '08' || lpad((n * 7919 % 100000000)::text, 8, '0'), at from persons`,
  `create temporary table made as
    select *, case
        when n > orders * 0.99 then case when dice < 0.5 then 'pendingApproved' when dice < 0.75 then 'notYetReceived' else 'approved' end
        when dice < 0.84 then 'approved' when dice < 0.94 then 'cancelled' when dice < 0.97 then 'refunded' else 'rejected'
      end as status,
      case when mark < 0.55 then 'bankTransfer' when mark < 0.75 then 'cardTokenPromptPay' when mark < 0.9 then 'cardToken' else 'bankQr' end as method
    from (
      select n, 'o' || lpad(n::text, 9, '0') as id, 1 + floor(power(random(), 1.5) * people)::int as person,
        now - interval '730 days' * (1 - n::float / orders) as at, orders, now, random() as dice, random() as mark,
        49000 + floor(random() * 900)::int * 1000 as price, random() < 0.2 as is_cheaper, floor(random() * 10000)::int as pick
      from size cross join lateral generate_series(1, orders) as n
    ) as drawn`,
  'analyze made',
  'analyze persons',
  `insert into orders (id, number, token, user_id, status, currency, method, price, discount, shipping_fee, vat, withholding,
      total, quote_digest, placed_at, cancel_at, buyer_name, email, tel, language, under_review)
    select made.id, (1000000 + made.n)::text, md5('t' || made.n), persons.id, status, 'THB', method, price, price / 10 * is_cheaper::int,
      0, (price - price / 10 * is_cheaper::int) * 7 / 107, 0, price - price / 10 * is_cheaper::int, 'made', made.at,
      case when status in ('notYetReceived', 'rejected') then now + interval '30 days' end, first || ' ' || last, email,
      '0812345678', case when made.n % 9 = 0 then 'en' else 'th' end, status = 'cancelled' and made.n % 200 = 0
    from made join persons on persons.n = made.person`,
  `insert into order_lines (order_id, position, item_id, kind, slug, title_th, title_en, cover_name, is_watchable, plan_id,
      plan_name_th, plan_type, pricing_type, term_amount, term_unit, needs_approval, quantity, unit_price, discount, holds_seats)
    select made.id, part, goods.id, 'course', slug, title_th, title_en, cover_name, true, goods.id || 'p', 'รายปี', 'period', 'default',
      1, 'year', false, 1, price / lines, price / 10 * is_cheaper::int / lines, false
    from (
      select made.*, lines, part, (pick + part * 17) % (select count(*) from goods)::int as place
      from made cross join lateral (select 1 + (pick % 10 < 4)::int as lines) as length cross join lateral generate_series(0, lines - 1) as part
    ) as made join goods using (place)`,
  `insert into order_events (order_id, from_status, to_status, at, actor, actor_user_id)
    select id, null, 'notYetReceived', at, 'buyer', 'p' || person from made order by n`,
  `insert into order_events (order_id, from_status, to_status, at, actor, actor_user_id)
    select id, 'notYetReceived', 'pendingApproved', least(now, at + interval '1 hour'), 'buyer', 'p' || person from made
    where method = 'bankTransfer' and status in ('pendingApproved', 'approved', 'refunded', 'rejected') order by n`,
  `insert into order_events (order_id, from_status, to_status, at, actor)
    select id, case method when 'bankTransfer' then 'pendingApproved' else 'notYetReceived' end,
      case status when 'refunded' then 'approved' else status end, least(now, at + interval '2 days' * mark), 'provider'
    from made where status in ('approved', 'refunded', 'rejected', 'cancelled') order by n`,
  `insert into order_events (order_id, from_status, to_status, at, actor)
    select id, 'approved', 'refunded', least(now, at + interval '5 days'), 'administrator' from made where status = 'refunded' order by n`,
  `insert into payment_reports (id, order_id, op_key, reported_at, transferred_at, amount, contact_name, email, origin_bank_code,
      account_id, account_number, account_name, account_bank_code, decision, decided_at)
    select 'r' || made.n, made.id, 'k' || made.n, least(now, at + interval '1 hour'), at + interval '30 minutes', orders.total, buyer_name,
      email, 'KBANK', 'main', '1234567890', 'ร้านตัวอย่าง', 'SCB',
      case made.status when 'pendingApproved' then 'waiting' when 'rejected' then 'rejected' else 'approved' end,
      case when made.status <> 'pendingApproved' then least(now, at + interval '1 day') end
    from made join orders using (id)
    where made.status = 'pendingApproved' or made.method = 'bankTransfer' and made.status in ('approved', 'refunded', 'rejected')`,
  `insert into uploads (id, name, store, owner_user_id, sha256, bytes, media_type, attached_to, created_at)
    select 'u' || n, 'slip-' || n || '.jpg', 'private', 'p' || person, md5(n::text), 90000, 'image/jpeg', 'report:r' || n, at
    from made where status = 'pendingApproved'`,
  `insert into report_slips (report_id, position, upload_name, slip_reference)
    select 'r' || n, 0, 'slip-' || n || '.jpg', case when n % 2 = 0 then '004:' || n end from made where status = 'pendingApproved'`,
  `insert into access_grants (id, user_id, item_id, order_id, plan_type, pricing_type, term_amount, term_unit, starts_at, ends_at)
    select made.id || '-' || item_id, 'p' || person, item_id, made.id, 'period', 'default', 1, 'year', at, at + interval '1 year'
    from made join order_lines on order_id = made.id where status = 'approved'`,
  `insert into progress_intervals (user_id, entry_key, ordinal, course_id, lecture_id, device_id, from_seconds, to_seconds, recorded_at)
    select 'p' || person, made.id, 0, item_id, (select min(id) from lectures), 'phone', 0, 600, least(now, at + interval '3 days')
    from made join order_lines on order_id = made.id and position = 0 where status = 'approved'`,
  `insert into mail_messages (id, to_address, language, kind, subject, text, dedupe_key, user_id, order_id, delivery, created_at, sent_at)
    select 'm' || n, 'buyer@mail.example', 'th', 'orderPlaced', 'คำสั่งซื้อ ' || n, 'ขอบคุณที่สั่งซื้อ', 'orderPlaced:' || id, 'p' || person, id,
      'sent', at, at from made`,
  `insert into audit_entries (at, press, actor_id, actor_role, call, table_name, subject, before, after)
    select at, 'press' || n, 'p' || n % 7, 'administrator', 'decideReport', 'orders', id, '{"status":"pendingApproved"}', '{"status":"approved"}'
    from made order by n`,
  `insert into coupons (id, code, label, quantity, used, scope, minimum_courses, discount_kind, percent)
    select 'c' || lpad(n::text, 9, '0'), 'SAVE' || upper(md5(n::text)), 'รุ่น ' || n / 100, 1, 0, 'courseCount', 1, 'percent', 10
    from size cross join lateral generate_series(1, orders / 20) as n`,
  // A year in which the demo shop issues none.
  `insert into order_documents (number, order_id, kind, year, running, issued_at, cancelled_at, cancel_reason, facts)
    select 'TX2560-' || lpad(n::text, 6, '0'), made.id, 'abbreviatedTaxInvoice', 2560, n, least(now, at + interval '2 days' * mark),
      case when n % 1000 = 0 then now end, case when n % 1000 = 0 then 'ชื่อผิด' end, jsonb_build_object('orderNumber', number, 'currency', 'THB', 'method', orders.method, 'paidAt', 0, 'lines', '[]'::jsonb,
        'seller', '{"name":"ร้าน","branch":"00000","taxId":"0105536000315","address":"กรุงเทพ","postcode":"10110"}'::jsonb,
        'buyer', jsonb_build_object('name', buyer_name, 'branch', null, 'taxId', null, 'address', null, 'postcode', null),
        'totals', jsonb_build_object('price', orders.price, 'discount', discount, 'shippingFee', 0, 'gross', total, 'vat', vat,
          'net', total - vat, 'withholding', 0, 'paid', total))
    from made join orders using (id) where made.status = 'approved'`,
  `insert into promotions (id, title_th, scope, minimum_courses, discount_kind, percent)
    select 'promotion' || n, 'ลดรอบ ' || n, 'courseCount', 3, 'percent', 5
    from size cross join lateral generate_series(1, 20 + orders / 10000) as n`,
  `insert into comments (id, course_id, author_id, author_kind, author_name, text, written_at)
    select 'q' || n, item_id, 'p' || person, 'person', 'มานี', 'เรียนแล้วใช้งานได้จริงไหม', at
    from made join order_lines on order_id = made.id and position = 0 where n % 10 = 0`,
  `insert into media (id, upload_id, kind, name, stored_name, bytes, content_type, is_playable, created_at)
    select 'media' || n, 'up' || n, 'video', 'บทเรียน ' || n, 'film' || n, 1000000, 'video/mp4', true, now - interval '1 hour' * n
    from size cross join lateral generate_series(1, orders / 20) as n`,
];
