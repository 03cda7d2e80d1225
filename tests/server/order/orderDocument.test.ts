import { expect, test } from 'vitest';
import { isRefusal } from '../../../server/base/refusal.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { cancelOrder } from '../../../server/useCases/order/cancelOrder.ts';
import { moveOrder } from '../../../server/useCases/order/moveOrder.ts';
import { orderDocument } from '../../../src/contract/order/orderDocument.ts';
import { sellerSetting } from '../../../src/contract/order/seller.ts';
import { saveSettings, siteSettings } from '../../../src/contract/site/site.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { failures } from '../../../src/i18n/th/app/failures.ts';
import { seller as sellerWords } from '../../../src/i18n/th/buying/seller.ts';
import { company } from '../../support/browser/taxSteps.ts';
import { readPdf } from '../../support/run/pdfReader.ts';
import { seller } from '../../support/shop/documentFixture.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';

onOrderShop('the document of an order', (opened) => {
  const withSettings = async (change: Partial<SiteSettings>) => {
    const { shop, administrator } = opened();
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, ...change } }, { as: administrator });
  };
  const saveSellerAs = (as: Visitor, body = seller) => opened().shop.call(sellerSetting.save, { body }, { as });
  const ask = (order: Order, as: Visitor = opened().shop.visitor()) =>
    opened().shop.send(orderDocument, { params: { token: order.token } }, { as });
  const refusedFor = async (order: Order, as?: Visitor) => {
    const { shop } = opened();
    const refused = await shop.refused(orderDocument, { params: { token: order.token } }, as ? { as } : {});
    return [refused.status, refused.code];
  };
  const textOf = async (order: Order, as?: Visitor): Promise<string> => {
    const answer = await ask(order, as);
    expect(answer.statusCode).toBe(200);
    const pages = await readPdf(answer.rawPayload);
    return pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
  };
  const issuedFor = (order: Order) => opened().ask(`select number from order_documents where order_id = '${order.id}'`);

  test('there is none without a seller, and the buyer is told so; it is issued once there is one', async () => {
    const { shop, buying, administrator } = opened();
    const as = await shop.signedIn();
    const order = await buying.approved(as, administrator, { items: ['101'] });
    expect(order.status).toBe('approved');
    expect(await shop.call(sellerSetting.read, {}, { as: administrator })).toBeNull();
    expect(await refusedFor(order, as)).toEqual([409, 'SELLER_UNKNOWN']);
    const { message } = await shop.refused(orderDocument, { params: { token: order.token } }, { as });
    expect(message).toBe(failures.SELLER_UNKNOWN);
    expect(await issuedFor(order)).toBeUndefined();
    await saveSellerAs(administrator);
    expect(await textOf(order, as)).toContain('ABB2569-000001');
    expect(await issuedFor(order)).toBe('ABB2569-000001');
  });

  test('a full tax invoice is there with the approval, as a file with a name, which nothing between keeps', async () => {
    const { shop, buying, administrator } = opened();
    const as = await shop.signedIn();
    const order = await buying.approved(as, administrator, { items: ['101'], tax: company, withholdingPercent: 3 });
    expect(await issuedFor(order)).toBe('TAX2569-000001');
    const { headers, rawPayload } = await ask(order, as);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const name = encodeURIComponent('ใบกำกับภาษี-TAX2569-000001.pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="TAX2569-000001.pdf"; filename*=UTF-8''${name}`);
    expect(headers.etag).toBeUndefined();
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const text = await textOf(order, as);
    for (const field of [seller.name, seller.taxId, company.nameOne, company.payerId, `สำนักงานใหญ่`, order.number]) {
      expect(text).toContain(field);
    }
    expect(text).toContain('หักภาษี ณ ที่จ่าย 3%');
  });

  test('before the payment there is none, nor where nothing was paid', async () => {
    const { shop, buying, administrator } = opened();
    const as = await shop.signedIn();
    const placed = await buying.place(as, { items: ['101'] });
    expect(await refusedFor(placed, as)).toEqual([404, 'NOT_FOUND']);
    const { order } = await buying.reported(await shop.signedIn(), { items: ['101'] });
    expect(await refusedFor(order, administrator)).toEqual([404, 'NOT_FOUND']);
    const rejected = await buying.decide(administrator, order, 'rejected');
    expect(await refusedFor(rejected, administrator)).toEqual([404, 'NOT_FOUND']);
    const free = await buying.place(await shop.signedIn(), { items: ['120'] });
    expect(free.status).toBe('approved');
    expect(await refusedFor(free, administrator)).toEqual([404, 'NOT_FOUND']);
    for (const each of [placed, order, free]) expect(await issuedFor(each)).toBeUndefined();
  });

  test('a cancelled order has none; a refunded one keeps that of its payment', async () => {
    const { shop, buying, administrator, clock } = opened();
    const { db } = shop.parts;
    const as = await shop.signedIn();
    const given = await buying.place(as, { items: ['101'] });
    const giveUp = { orderId: given.id, actor: 'buyer', actorUserId: as.userId } as const;
    await transaction(db, (tx) => cancelOrder(tx, shop.parts, giveUp, clock.now));
    expect(await refusedFor(given, as)).toEqual([404, 'NOT_FOUND']);

    const order = await buying.approved(as, administrator, { items: ['102'] });
    const before = (await ask(order, as)).rawPayload;
    const step = { to: 'refunded', actor: 'provider', actorUserId: null, reason: null } as const;
    const moved = await transaction(db, async (tx) => {
      const stored = await findOrder(tx, order.id);
      return stored && moveOrder(tx, shop.parts, stored, step, clock.now);
    });
    expect(isRefusal(moved)).toBe(false);
    expect((await buying.look(order)).status).toBe('refunded');
    expect((await ask(order, as)).rawPayload.equals(before)).toBe(true);
  });

  test('what it says is as it was when it was issued', async () => {
    const { shop, buying, administrator, clock, ask: askDatabase } = opened();
    const as = await shop.signedIn();
    const order = await buying.approved(as, administrator, { items: ['101'], tax: company });
    const before = (await ask(order, as)).rawPayload;
    await saveSellerAs(administrator, { ...seller, name: 'บริษัท ชื่อใหม่ จำกัด' });
    await askDatabase(`update order_lines set title_th = 'อีกชื่อ' where order_id = '${order.id}'`);
    await withSettings({ vatEnabled: false });
    clock.now += 3_600_000;
    expect((await ask(order, as)).rawPayload.equals(before)).toBe(true);

    const next = await buying.approved(as, administrator, { items: ['102'] });
    const text = await textOf(next, as);
    expect(text).toContain('บริษัท ชื่อใหม่ จำกัด');
    expect(text).toContain('REC2569-000001');
    expect(text).not.toContain('ใบกำกับภาษี');
    await withSettings({});
    await saveSellerAs(administrator);
  });

  test('administrators read it, and strangers nothing of it', async () => {
    const { shop, buying, administrator } = opened();
    const order = await buying.approved(await shop.signedIn(), administrator, { items: ['101'], tax: company });
    expect(await textOf(order, administrator)).toContain(company.nameOne);
    expect(await refusedFor({ ...order, token: 'A'.repeat(order.token.length) })).toEqual([404, 'NOT_FOUND']);
  });

  test('the link alone opens no tax data, and of others the first name', async () => {
    const { shop, buying, administrator } = opened();
    const as = await shop.signedIn();
    const full = await buying.approved(as, administrator, { items: ['101'], tax: company });
    expect(await refusedFor(full)).toEqual([401, 'UNAUTHORIZED']);
    for (const role of ['student', 'nonMember', 'instructor'] as const) {
      expect(await refusedFor(full, await shop.signedIn(role)), role).toEqual([401, 'UNAUTHORIZED']);
    }

    const order = await buying.approved(as, administrator, { items: ['102'] });
    const [first = '', last = ''] = order.buyerName.split(' ');
    expect(await textOf(order, as)).toContain(order.buyerName);
    const byLink = await textOf(order);
    expect([byLink.includes(first), last !== '' && byLink.includes(last)]).toEqual([true, false]);
  });

  test('numbers begin anew with the Buddhist year of Bangkok', async () => {
    const { shop, buying, clock } = opened();
    const as = await shop.signedIn();
    const wait = (await buying.reported(as, { items: ['101'] })).order;
    const now = clock.now;
    clock.now = Date.UTC(2026, 11, 31, 17);
    const order = await buying.decide(await shop.signedIn('administrator'), wait, 'approved');
    expect(await issuedFor(order)).toBe('ABB2570-000001');
    clock.now = now;
  });

  test('who issues is for administrators to say, every faulty field is named, and no visitor is sent it', async () => {
    const { shop, administrator } = opened();
    const student = await shop.signedIn();
    for (const as of [student, shop.visitor()]) {
      const codes = [
        await shop.refused(sellerSetting.save, { body: seller }, { as }),
        await shop.refused(sellerSetting.read, {}, { as }),
      ];
      expect(codes.map(({ status }) => status)).toEqual(as === student ? [403, 403] : [401, 401]);
    }
    const body = { ...seller, name: ' ', taxId: '12', branch: '1', address: '', postcode: '1' };
    const { fields } = await shop.refused(sellerSetting.save, { body }, { as: administrator });
    expect(fields).toEqual({
      seller_name: sellerWords.problems['seller.name.required'],
      seller_branch: sellerWords.problems['seller.branch.digits'],
      seller_tax_id: sellerWords.problems['seller.taxId.length'],
      seller_address: sellerWords.problems['seller.address.required'],
      seller_postcode: sellerWords.problems['seller.postcode.length'],
    });
    await saveSellerAs(administrator, { ...seller, taxId: '0-1055-40087-06-1' });
    expect(await shop.call(sellerSetting.read, {}, { as: administrator })).toEqual(seller);
    expect((await shop.send(siteSettings)).body).not.toContain(seller.taxId);
  });
});
