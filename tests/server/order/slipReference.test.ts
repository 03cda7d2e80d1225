import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../server/base/refusal.ts';
import { readSlipCodes } from '../../../server/files/readSlipCodes.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { insertUploads } from '../../../server/store/site/uploads.ts';
import { storeUploads } from '../../../server/useCases/site/storeUploads.ts';
import { orderCare } from '../../../src/contract/administration/orderCare.ts';
import { cancelOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { fieldProblems as words } from '../../../src/i18n/th/app/fieldProblems.ts';
import { reportOf, slipBytes } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { slipPicture, slipQrText } from '../../support/shop/slipPicture.ts';

let made = 0;
function newReference(): string {
  made += 1;
  return `20261121${String(made).padStart(17, '0')}`;
}

onOrderShop('the reference in the QR of a slip', (opened) => {
  const placed = async () => opened().buying.place(await opened().shop.signedIn(), { items: ['101'] });
  /** A report of the order with slips with these references. */
  const bodyFor = async (order: Order, ...references: readonly string[]) => {
    const { shop, buying } = opened();
    const slipNames: string[] = [];
    for (const reference of references) {
      slipNames.push(await buying.slipFor(shop.visitor(), order, await slipPicture(slipQrText(reference))));
    }
    return reportOf(order, { slipNames });
  };
  const referencesOf = (order: Order) =>
    opened().ask(
      `select string_agg(slip_reference, ' ' order by position) from report_slips s
       join payment_reports r on r.id = s.report_id where r.order_id = '${order.id}'`,
    );

  test('is kept with the upload and the report, for the administrator', async () => {
    const { shop, buying, administrator } = opened();
    const order = await placed();
    const reference = newReference();
    await shop.call(reportTransferCall, { body: await bodyFor(order, reference) });
    expect(await referencesOf(order)).toBe(`014:${reference}`);
    const { rows } = await buying.ordersShown(administrator, { keyword: order.number });
    expect(rows[0]?.reports).toMatchObject([{ slipReferences: [`014:${reference}`] }]);
    // Its link may be shared.
    expect((await buying.look(order)).reports).toMatchObject([{ slipReferences: [] }]);
  });

  test('pays one order: the same slip for another is refused under its field and changes nothing', async () => {
    const { shop, buying } = opened();
    const reference = newReference();
    const [first, second] = [await placed(), await placed()];
    const firstBody = await bodyFor(first, reference);
    const key = randomUUID();
    const receipt = await shop.call(reportTransferCall, { body: firstBody }, { key });
    const refused = await shop.refused(reportTransferCall, { body: await bodyFor(second, newReference(), reference) });
    expect(refused).toMatchObject({ status: 409, code: 'SLIP_ALREADY_USED', fields: { slip: words.slipUsed } });
    expect(await buying.look(second)).toMatchObject({ status: 'notYetReceived', reports: [] });

    // The first is repeated with its key and gets the stored answer; another slip is accepted.
    expect((await shop.call(reportTransferCall, { body: firstBody }, { key })).reportId).toBe(receipt.reportId);
    const { order } = await shop.call(reportTransferCall, { body: await bodyFor(second, newReference()) });
    expect(order.status).toBe('pendingApproved');
  });

  test('is free again after a rejection, for the same order and for another, and never after an approval', async () => {
    const { shop, buying, administrator } = opened();
    const [first, second, third] = [await placed(), await placed(), await placed()];
    const reference = newReference();
    const report = async (order: Order) =>
      (await shop.call(reportTransferCall, { body: await bodyFor(order, reference) })).order;
    await buying.decide(administrator, await report(first), 'rejected');
    await buying.decide(administrator, await report(first), 'rejected');
    await buying.decide(administrator, await report(second), 'approved');
    const refused = await shop.refused(reportTransferCall, { body: await bodyFor(third, reference) });
    expect(refused.code).toBe('SLIP_ALREADY_USED');
  });

  test('tells that a second report of an order is the first one, also from another device', async () => {
    const { shop, buying } = opened();
    const order = await placed();
    const reference = newReference();
    const first = await shop.call(reportTransferCall, { body: await bodyFor(order, reference) });
    const second = await shop.call(reportTransferCall, { body: await bodyFor(order, reference) });
    expect([second.reportId, second.receivedAt]).toEqual([first.reportId, first.receivedAt]);
    expect((await buying.look(order)).reports).toHaveLength(1);
    const other = await shop.refused(reportTransferCall, { body: await bodyFor(order, newReference()) });
    expect(other.code).toBe('REPORT_NOT_EXPECTED');
    const corrected = { ...(await bodyFor(order, reference)), amount: order.total - 100 };
    expect((await shop.refused(reportTransferCall, { body: corrected })).code).toBe('REPORT_NOT_EXPECTED');
  });

  test('of a cancelled order keeps one transfer from being looked at twice, and turns no further money away', async () => {
    const { shop, buying } = opened();
    const order = await placed();
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    const [once, further] = [newReference(), newReference()];
    const first = await shop.call(reportTransferCall, { body: await bodyFor(order, once) });
    expect((await shop.call(reportTransferCall, { body: await bodyFor(order, once) })).reportId).toBe(first.reportId);
    await shop.call(reportTransferCall, { body: await bodyFor(order, once, further) });
    expect((await buying.look(order)).reports).toHaveLength(2);
    expect(
      String(await referencesOf(order))
        .split(' ')
        .toSorted(),
    ).toEqual([once, further].map((each) => `014:${each}`));
  });

  test('that another order holds is looked at where money came for a cancelled one', async () => {
    const { shop, buying } = opened();
    const [holder, late] = [await placed(), await placed()];
    const reference = newReference();
    await shop.call(reportTransferCall, { body: await bodyFor(holder, reference) });
    await shop.call(cancelOrderCall, { body: { orderId: late.id, token: late.token } });
    await shop.call(reportTransferCall, { body: await bodyFor(late, reference) });
    expect((await buying.look(late)).reports).toHaveLength(1);
    expect(await referencesOf(holder)).toBe(`014:${reference}`);
  });

  test('a picture without a readable QR that two orders came with is told at the desk of each', async () => {
    const { shop, buying, administrator } = opened();
    const [first, second, other] = [await placed(), await placed(), await placed()];
    const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#1B7' } })
      .jpeg()
      .withExif({ IFD0: { Software: 'bank' } })
      .toBuffer();
    const savedAgain = await sharp(picture).png().toBuffer();
    const report = async (order: Order, bytes: Buffer) => {
      const slipNames = [await buying.slipFor(shop.visitor(), order, bytes)];
      await shop.call(reportTransferCall, { body: reportOf(order, { slipNames }) });
    };
    await report(first, picture);
    await report(second, picture);
    await report(other, savedAgain);
    const seenIn = async ({ id }: Order) =>
      (await shop.call(orderCare, { params: { orderId: id } }, { as: administrator })).seenSlips.map(
        ({ orderNumber }) => orderNumber,
      );
    expect(await seenIn(first)).toEqual([second.number, other.number].toSorted());
    expect(await seenIn(second)).toEqual([first.number, other.number].toSorted());
    expect(await seenIn(await placed())).toEqual([]);
  });

  test('is stored once in a report with one slip in two pictures', async () => {
    const { shop } = opened();
    const order = await placed();
    const reference = newReference();
    await shop.call(reportTransferCall, { body: await bodyFor(order, reference, reference) });
    expect(await referencesOf(order)).toBe(`014:${reference}`);
  });

  test('goes to one of many orders that show it at the same moment', async () => {
    const { shop } = opened();
    const reference = newReference();
    const bodies = [];
    for (let buyer = 1; buyer <= 6; buyer += 1) bodies.push(await bodyFor(await placed(), reference));
    const answers = await Promise.all(bodies.map((body) => shop.send(reportTransferCall, { body })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('is not extracted from foreign codes: such slips are accepted as usual, even twice', async () => {
    const { shop } = opened();
    const hostile = [
      'https://evil.example/?x=9104A348',
      "'; drop table payment_reports; --",
      slipQrText(newReference()).replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      'ก'.repeat(300),
    ];
    for (const picture of [slipBytes, await slipPicture(), await slipPicture(...hostile)]) {
      for (const order of [await placed(), await placed()]) {
        const slipNames = [await opened().buying.slipFor(shop.visitor(), order, picture)];
        await shop.call(reportTransferCall, { body: reportOf(order, { slipNames }) });
        expect(await referencesOf(order)).toBeNull();
      }
    }
  });

  test('is found beside another code', async () => {
    const { shop, buying } = opened();
    const order = await placed();
    const reference = newReference();
    const picture = await slipPicture('https://bank.example/app', slipQrText(reference, '004'));
    const slipNames = [await buying.slipFor(shop.visitor(), order, picture)];
    await shop.call(reportTransferCall, { body: reportOf(order, { slipNames }) });
    expect(await referencesOf(order)).toBe(`004:${reference}`);
  });

  test('is read for the report of an upload after which the server was killed', async () => {
    const { shop, clock } = opened();
    const order = await placed();
    const reference = newReference();
    const file = { field: 'imageinput0', bytes: await slipPicture(slipQrText(reference)), claimedDigest: null };
    const owner = { userId: null, guestKeyHash: null, orderId: order.id };
    const stored = await storeUploads(shop.parts, [file], owner, clock.now);
    if (isRefusal(stored)) throw new Error(stored.code);
    await transaction(shop.parts.db, (tx) => insertUploads(tx, stored.rows));
    const slipNames = stored.rows.map(({ name }) => name);
    await shop.call(reportTransferCall, { body: reportOf(order, { slipNames }) });
    expect(await referencesOf(order)).toBe(`014:${reference}`);
  });
});

test('many pictures and an invalid one do not stop the reader', async () => {
  const picture = await slipPicture(slipQrText(newReference()));
  expect(await readSlipCodes(Buffer.from('no picture'))).toEqual([]);
  const many = await Promise.all(Array.from({ length: 12 }, () => readSlipCodes(picture)));
  expect(many.filter((texts) => texts.length === 1)).toHaveLength(12);
  expect(await readSlipCodes(picture)).toHaveLength(1);
});
