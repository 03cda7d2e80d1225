import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { registerJobs } from '../../../server/registerJobs.ts';
import { orders } from '../../../server/store/schema/orders.ts';
import { eraseOldPapers } from '../../../server/useCases/people/erasePerson.ts';
import {
  adminAccount,
  erasePersonData,
  exportPersonData,
  giveAccess,
  setAccountBlocked,
} from '../../../src/contract/administration/accounts.ts';
import { adminAudit } from '../../../src/contract/administration/audit.ts';
import { writeOrderNote } from '../../../src/contract/administration/orderCare.ts';
import { cancelUnpaidOrder } from '../../../src/contract/administration/orderPayments.ts';
import { courseComments, writeCommentCall } from '../../../src/contract/catalogue/comment.ts';
import { placeOrderCall } from '../../../src/contract/order/order.ts';
import { orderDocument } from '../../../src/contract/order/orderDocument.ts';
import { sellerSetting } from '../../../src/contract/order/seller.ts';
import { addAddressCall } from '../../../src/contract/people/addresses.ts';
import { ownData, ownProfile, saveProfileCall } from '../../../src/contract/people/profile.ts';
import { requestPasswordLink } from '../../../src/contract/people/session.ts';
import { saveTaxDataCall } from '../../../src/contract/people/taxData.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { noTaxData } from '../../../src/domain/tax/taxData.ts';
import { formatBangkokDate } from '../../../src/domain/time.ts';
import { parcelAddress } from '../../support/shop/buying.ts';
import { seller } from '../../support/shop/documentFixture.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';

const yearMs = 366 * 86_400_000;

/** Places that keep the name of a buyer because the papers of a sale need it: Accounting Act 14, Revenue Code 87/3. */
const keptByLaw = ['order_documents.facts', 'orders.buyer_name', 'orders.tax', 'payment_reports.contact_name'];

onOrderShop('erasure of a person', (opened) => {
  const erase = (as: SignedInVisitor, confirmation = as.email) => ({
    params: { userId: as.userId },
    body: { confirmation },
  });

  /** Every text column of every table that holds one of these texts, as `table.column`. */
  const placesWith = async (texts: readonly string[]): Promise<readonly string[]> => {
    const { db } = opened().shop.parts;
    const { rows } = await db.execute(
      `select table_schema || '.' || table_name as place, table_name, column_name from information_schema.columns
       where data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY', 'bytea')
       and table_schema not in ('information_schema', 'pg_catalog')`,
    );
    const found: string[] = [];
    for (const row of rows as { place: string; table_name: string; column_name: string }[]) {
      const holds = texts.map((text) => `strpos("${row.column_name}"::text, '${text}') > 0`).join(' or ');
      const { rows: hits } = await db.execute(`select 1 from ${row.place} where ${holds} limit 1`);
      if (hits.length > 0) found.push(`${row.table_name}.${row.column_name}`);
    }
    return found.toSorted();
  };
  const slipIn = (reports: Order['reports']): string => {
    const [name] = reports.flatMap(({ slipNames }) => slipNames);
    if (name === undefined) throw new Error('The order has no slip');
    return name;
  };
  const hasSlip = async ({ reports }: Order): Promise<boolean> =>
    (await opened().shop.parts.files.private.size(slipIn(reports))) !== null;

  /** A person with something everywhere: profile, address, tax data, a question, mail, and orders of every kind. */
  const fullPerson = async () => {
    const { shop, buying, administrator } = opened();
    const word = randomUUID().slice(0, 8);
    const texts = [
      `${word}@example.com`,
      `ชื่อ${word}`,
      `สกุล${word}`,
      `08${word.replaceAll(/\D/g, '7').padEnd(8, '7')}`,
    ] as const;
    const [email, firstName, lastName, tel] = texts;
    const person = await shop.signedIn('student', { email, username: `u${word}` });
    const profile = { firstName, lastName, nickname: '', tel, address: '' };
    await shop.call(saveProfileCall, { body: profile }, { as: person });
    const tax = {
      ...noTaxData,
      nameOne: firstName,
      nameTwo: lastName,
      payerId: '1101700230708',
      address: 'ถนน',
      postcode: '10110',
      ...{ isDeliveredToTaxAddress: false, deliveryAddress: `ตึก${word}` },
    };
    await shop.call(saveTaxDataCall, { body: tax }, { as: person });
    await shop.call(
      addAddressCall,
      { body: { ...parcelAddress, recipient: firstName, tel: '0812345678' } },
      { as: person },
    );
    const text = 'เรียนก่อนได้ไหม';
    await shop.call(
      writeCommentCall,
      { params: { courseId: '101' }, body: { text, questionId: null } },
      { as: person },
    );
    await shop.call(sellerSetting.save, { body: seller }, { as: administrator });
    const sale = await buying.approved(person, administrator, { items: ['101'], tax });
    await shop.send(orderDocument, { params: { token: sale.token } }, { as: person });
    const reported = (await buying.reported(person, { items: ['102'] })).order;
    const dropped = await buying.look(reported, person);
    return { person, texts: [...texts, `u${word}`], deliveryAddress: tax.deliveryAddress, sale, dropped };
  };
  /** Free texts of the desk about an order, written as a request of the desk that the audit records. */
  const writeFreely = (orderId: string, text: string) =>
    opened().shop.parts.db.execute(
      `select set_config('desk.press', 'p', false), set_config('desk.at', now()::text, false),
       set_config('desk.actor', 'a', false), set_config('desk.role', 'administrator', false), set_config('desk.call', 'c', false);
       update order_events set reason = '${text}' where order_id = '${orderId}';
       update payment_reports set reject_reason = '${text}' where order_id = '${orderId}';
       insert into late_money_reviews (id, order_id, amount, currency, state, opened_at, note)
       values ('freely', '${orderId}', 1, 'THB', 'revived', now(), '${text}');
       select set_config('desk.press', '', false)`,
    );
  const cancel = async (orderId: string) => {
    const { shop, administrator } = opened();
    const body = { reason: 'ไม่ซื้อแล้ว' };
    await shop.call(cancelUnpaidOrder, { params: { orderId }, body }, { as: administrator });
  };

  test('nothing of the person is left but what the law keeps, and that ends with its years', async () => {
    const { shop, clock, administrator, buying } = opened();
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, commentsShown: true } }, { as: administrator });
    const { person, texts, deliveryAddress, sale, dropped } = await fullPerson();
    expect(await placesWith([deliveryAddress])).toContain('orders.tax');
    await writeFreely(sale.id, 'แม่ของน้องโทรมา');
    const waiting = await shop.refused(erasePersonData, erase(person), { as: administrator });
    expect(waiting).toMatchObject({ code: 'ORDER_STILL_OPEN', message: expect.stringContaining(dropped.number) });
    await buying.decide(administrator, dropped, 'rejected');
    await cancel(dropped.id);

    const wrong = await shop.refused(erasePersonData, erase(person, 'somebody@example.com'), { as: administrator });
    expect(Object.keys(wrong.fields)).toEqual(['confirmation']);
    expect((await shop.call(ownProfile, {}, { as: person })).email).toBe(person.email);
    await shop.call(erasePersonData, erase(person, ` ${person.email.toUpperCase()}`), { as: administrator });

    expect((await shop.refused(ownProfile, {}, { as: person })).status).toBe(401);
    expect(await placesWith(texts)).toEqual(keptByLaw);
    expect(await placesWith([deliveryAddress, 'แม่ของน้องโทรมา'])).toEqual([]);
    registerJobs(shop.parts);
    await shop.runJobs();
    expect(await hasSlip(sale)).toBe(true);
    expect(await hasSlip(dropped)).toBe(false);
    const [comment] = (await shop.call(courseComments, { params: { courseId: '101' } })).rows;
    expect(comment?.author).toEqual({ kind: 'person', name: '' });
    const shown = await shop.call(adminAccount, { params: { userId: person.userId } }, { as: administrator });
    expect(shown).toMatchObject({ name: '', email: '', isErased: true, role: 'nonMember', sessionCount: 0 });
    expect(shown.orders.map(({ id }) => id)).toContain(sale.id);
    const audit = await shop.call(adminAudit, { query: { subject: person.userId } }, { as: administrator });
    expect(audit.rows.filter(({ call }) => call === 'erasePersonData')).toMatchObject([{ before: null, after: null }]);

    clock.forward(4 * yearMs);
    await eraseOldPapers(shop.parts, clock.now);
    expect(await placesWith(texts)).toEqual(keptByLaw);
    clock.forward(2 * yearMs);
    await eraseOldPapers(shop.parts, clock.now);
    expect(await placesWith(texts)).toEqual([]);
    await shop.runJobs();
    expect(await hasSlip(sale)).toBe(false);
  });

  test('an export has all of the person, for the desk and for themselves, and is recorded', async () => {
    const { shop, administrator } = opened();
    const { person, texts, sale, dropped } = await fullPerson();
    const acceptance = { acceptedAt: sale.placedAt, terms: sale.placedAt, privacy: null };
    await shop.parts.db.update(orders).set({ acceptance }).where(eq(orders.id, sale.id));
    const params = { userId: person.userId };
    const note = { kind: 'note', text: 'โทรมาถามเรื่องใบเสร็จ' } as const;
    await shop.call(writeOrderNote, { params: { orderId: sale.id }, body: note }, { as: administrator });
    const byDesk = await shop.send(exportPersonData, { params }, { as: administrator, language: 'en' });
    expect(byDesk.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' });
    const files = unzipSync(byDesk.rawPayload);
    const json = strFromU8(files['data.json'] ?? new Uint8Array());
    for (const text of [...texts, sale.number, dropped.number, '1101700230708', 'เรียนก่อนได้ไหม']) {
      expect(json).toContain(text);
    }
    const sales = strFromU8(files['05-orders.csv'] ?? new Uint8Array());
    expect(sales).toContain('Order number');
    expect(sales).toContain(sale.number);
    expect(strFromU8(files['15-notes-about-orders.csv'] ?? new Uint8Array())).toContain(note.text);
    const accepted = strFromU8(files['16-accepted-terms.csv'] ?? new Uint8Array());
    expect(accepted).toContain('Order number,Time,Terms as of');
    expect(accepted).toContain(`${sale.number},${formatBangkokDate(sale.placedAt)}`);
    const slips = [...sale.reports, ...dropped.reports].flatMap(({ slipNames }) => slipNames);
    expect(slips).toHaveLength(2);
    for (const name of slips) {
      const stored = await shop.parts.files.private.read(name);
      expect(Buffer.from(files[`files/${name}`] ?? []).equals(stored ?? Buffer.of(0))).toBe(true);
    }
    const own = unzipSync((await shop.send(ownData, {}, { as: person })).rawPayload);
    expect(Object.keys(own)).toHaveLength(Object.keys(files).length);
    const { rows } = await shop.call(adminAudit, { query: { subject: person.userId } }, { as: administrator });
    const exported = rows.map(({ call, actorId }) => [call, actorId]);
    expect(exported).toContainEqual(['exportPersonData', administrator.userId]);
    expect(exported).toContainEqual(['ownData', person.userId]);
    const other = await shop.signedIn();
    const nothing = unzipSync((await shop.send(ownData, {}, { as: other })).rawPayload);
    for (const bytes of Object.values(nothing)) for (const text of texts) expect(strFromU8(bytes)).not.toContain(text);
  });

  test('no export holds a token of a mailed link: the mailbox may be of somebody else', async () => {
    const { shop, ask, administrator } = opened();
    const person = await shop.signedIn();
    await shop.call(requestPasswordLink, { body: { email: person.email } });
    const mailed = String(
      await ask(`select text from mail_messages where kind = 'passwordLink' and user_id = '${person.userId}'`),
    );
    const tokens = [...mailed.matchAll(/[?&]token=([^&\s]+)/g)].map(([, token = '']) => token);
    expect(tokens).toHaveLength(1);
    const params = { userId: person.userId };
    const own = await shop.send(ownData, {}, { as: person });
    const byDesk = await shop.send(exportPersonData, { params }, { as: administrator });
    for (const { rawPayload } of [own, byDesk]) {
      const texts = Object.values(unzipSync(rawPayload)).map((bytes) => strFromU8(bytes));
      expect(texts.join()).toContain(person.email);
      for (const token of tokens) expect(texts.join()).not.toContain(token);
    }
  });

  test('the erased account takes no deed, and its e-mail registers anew', async () => {
    const { shop, administrator: as } = opened();
    const person = await shop.signedIn();
    const params = { userId: person.userId };
    await shop.call(erasePersonData, erase(person), { as });
    expect((await shop.refused(erasePersonData, erase(person), { as })).code).toBe('NOT_FOUND');
    expect((await shop.refused(setAccountBlocked, { params, body: { isBlocked: false } }, { as })).code).toBe(
      'NOT_FOUND',
    );
    const access = { courseId: '101', days: 1, reason: 'ลอง' };
    expect((await shop.refused(giveAccess, { params, body: access }, { as })).code).toBe('NOT_FOUND');
    const { username, email } = person;
    const again = await shop.signedIn('student', { username, email });
    expect(again.userId).not.toBe(person.userId);
    expect((await shop.call(ownProfile, {}, { as: again })).email).toBe(email);
  });

  test('the last administrator stays, and another one may be erased', async () => {
    const { shop, administrator: as } = opened();
    expect((await shop.refused(erasePersonData, erase(as), { as })).code).toBe('LAST_ADMINISTRATOR');
    const other = await shop.signedIn('administrator');
    await shop.call(erasePersonData, erase(other), { as });
    expect((await shop.refused(erasePersonData, erase(as), { as })).code).toBe('LAST_ADMINISTRATOR');
  });

  test('an order that is placed beside the erasure is either open before it or refused after it', async () => {
    const { shop, buying, administrator, ask } = opened();
    for (let round = 0; round < 6; round += 1) {
      const person = await shop.signedIn();
      const body = await buying.orderRequest(person, { items: ['103'] });
      const [order, erased] = await Promise.all([
        shop.send(placeOrderCall, { body }, { as: person }),
        shop.send(erasePersonData, erase(person), { as: administrator }),
      ]);
      const placed = await ask(`select count(*)::int from orders where user_id = '${person.userId}'`);
      expect([order.statusCode === 200, erased.statusCode === 200]).toEqual([placed === 1, placed === 0]);
    }
  });
});
