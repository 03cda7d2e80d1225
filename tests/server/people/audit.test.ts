import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminAccount, setAccountBlocked } from '../../../src/contract/administration/accounts.ts';
import { groupResource } from '../../../src/contract/administration/adminGroup.ts';
import { adminAudit, auditActors, exportAudit } from '../../../src/contract/administration/audit.ts';
import { saveProfileCall } from '../../../src/contract/people/profile.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type SignedInVisitor, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

/** Tables of the machinery, of secrets, and of what people do by themselves; the desk changes none of their meaning. */
const unrecorded = [
  ...['accounts', 'sessions', 'verifications', 'handovers', 'social_links'],
  ...['audit_entries', 'idempotency_keys', 'counters', 'mail_messages', 'import_rows', 'schema_migrations'],
  ...['cart_coupons', 'cart_lines', 'carts', 'coupon_uses', 'payment_webhooks', 'report_slips'],
  ...['push_orders', 'push_subscriptions', 'uploads', 'page_pictures', 'comment_reports', 'visit_days'],
  ...['lecture_finishes', 'progress_intervals', 'progress_positions'],
];

onDatabase('the record of changes', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  let as: SignedInVisitor;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    as = await shop.signedIn('administrator');
  });
  afterAll(() => shop.close());

  const recorded = async (query: object) => (await shop.call(adminAudit, { query }, { as })).rows;

  test('every table of the shop is recorded or named here', async () => {
    const { rows } = await database().db.execute(
      `select table_name from information_schema.tables t where table_schema = 'public' and table_type = 'BASE TABLE'
       and not exists (select from pg_trigger g where g.tgname = t.table_name || '_audit')`,
    );
    const names = rows.map((row) => String((row as { table_name: unknown }).table_name));
    expect(names.filter((name) => !unrecorded.includes(name))).toEqual([]);
  });

  test('a change has its author, time, call, and the values before and after', async () => {
    const groups = await shop.call(groupResource.add, { body: { name: { th: 'ครู', en: null } } }, { as });
    const groupId = groups.at(-1)?.id ?? '';
    clock.forward(60_000);
    const body = { name: { th: 'ครูใหม่', en: null } };
    await shop.call(groupResource.change, { params: { groupId }, body }, { as });
    const [changed, added] = await recorded({ subject: groupId });
    expect(changed).toMatchObject({
      ...{ at: clock.now, actorId: as.userId, actorName: 'มานี ใจดี', actorRole: 'administrator' },
      ...{ call: 'renameGroup', table: 'userGroups' },
      ...{ before: { name_th: 'ครู' }, after: { name_th: 'ครูใหม่' } },
    });
    expect(added).toMatchObject({ call: 'addGroup', before: null, after: { name_th: 'ครู', id: groupId } });
    expect(await recorded({ subject: groupId, from: clock.now })).toHaveLength(1);
    expect(await recorded({ subject: groupId, until: clock.now })).toHaveLength(1);
    expect(await recorded({ actor: 'nobody' })).toEqual([]);
    const exported = await shop.call(exportAudit, { query: { actor: as.userId, subject: groupId } }, { as });
    expect(exported).toEqual([changed, added]);
    expect(await shop.call(auditActors, {}, { as })).toEqual([{ id: as.userId, name: 'มานี ใจดี' }]);
  });

  test('a refused change, a repeated press and the deeds of buyers leave nothing', async () => {
    const before = (await shop.call(adminAudit, {}, { as })).total;
    await shop.refused(groupResource.add, { body: { name: { th: '', en: null } } }, { as });
    await shop.refused(setAccountBlocked, { params: { userId: as.userId }, body: { isBlocked: true } }, { as });
    const buyer = await shop.signedIn();
    const own = { firstName: 'ชูใจ', lastName: 'เรียนดี', nickname: '', tel: '0812345678', address: '' };
    await shop.call(saveProfileCall, { body: own }, { as: buyer });
    expect((await shop.call(adminAudit, {}, { as })).total).toBe(before);
    const key = 'c0a8012e-0000-4000-8000-000000000001';
    const press = { params: { userId: buyer.userId }, body: { isBlocked: true } };
    await shop.call(setAccountBlocked, press, { as, key });
    await shop.call(setAccountBlocked, press, { as, key });
    expect(await recorded({ subject: buyer.userId })).toHaveLength(1);
    expect((await shop.call(adminAccount, { params: { userId: buyer.userId } }, { as })).isBlocked).toBe(true);
  });

  test('personal values never enter the record', async () => {
    const buyer = await shop.signedIn();
    await database().db.execute(
      `select set_config('desk.press', 'p', false), set_config('desk.at', now()::text, false),
       set_config('desk.actor', 'a', false), set_config('desk.role', 'administrator', false), set_config('desk.call', 'c', false);
       update people set tel = '0899999999', nickname = 'จุก' where user_id = '${buyer.userId}';
       select set_config('desk.press', '', false)`,
    );
    const [entry] = await recorded({ subject: buyer.userId });
    expect(entry?.after).toEqual({ tel: '…', nickname: '…' });
  });
});
