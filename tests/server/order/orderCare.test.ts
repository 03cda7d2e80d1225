import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  changeDeliveryAddress,
  orderCare,
  saveParcel,
  writeOrderNote,
} from '../../../src/contract/administration/orderCare.ts';
import { orderDetail } from '../../../src/contract/order/order.ts';
import type { Parcel } from '../../../src/domain/order/parcel.ts';
import type { PostalAddress } from '../../../src/domain/people/postalAddress.ts';
import { parcelAddress } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { readRefusal } from '../../support/shop/shopApp.ts';

onOrderShop("the desk's care for an order", (opened) => {
  test('a note is for the desk, and a question goes to the buyer once; the order stays', async () => {
    const { shop, buying, administrator, clock, ask } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const params = { orderId: order.id };
    const mails = `select count(*) from mail_messages where order_id = '${order.id}' and kind = 'orderQuestion'`;
    const note = { kind: 'note', text: ' โทรแล้วไม่รับ ' } as const;
    await shop.call(writeOrderNote, { params, body: note }, { as: administrator });
    expect(await ask(mails)).toBe(0);
    clock.forward(1_000);
    const key = randomUUID();
    const question = { kind: 'asked', text: 'ขอรูปสลิปที่ชัดกว่านี้' } as const;
    await shop.call(writeOrderNote, { params, body: question }, { as: administrator, key });
    const { notes } = await shop.call(writeOrderNote, { params, body: question }, { as: administrator, key });
    expect(notes.map(({ kind, text, at }) => [kind, text, at])).toEqual([
      ['asked', question.text, clock.now],
      ['note', 'โทรแล้วไม่รับ', clock.now - 1_000],
    ]);
    expect(notes[0]?.authorName).toBeTruthy();
    expect(await ask(mails)).toBe(1);
    const text = `select text from mail_messages where order_id = '${order.id}' and kind = 'orderQuestion'`;
    expect(String(await ask(text))).toContain(question.text);
    expect((await buying.look(order)).status).toBe('notYetReceived');
    const empty = { kind: 'asked', text: ' \u200b ' } as const;
    const refused = await shop.refused(writeOrderNote, { params, body: empty }, { as: administrator });
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['INPUT_ERROR', ['text']]);
  });

  test('a parcel of a paid order is followed, and its buyer is told once about each change', async () => {
    const { shop, buying, administrator, clock, ask } = opened();
    const buyer = await shop.signedIn();
    const unpaid = await buying.place(buyer, { items: ['201'] });
    const body: Parcel = { state: 'sent', carrier: ' ไปรษณีย์ไทย ', trackingNumber: 'TH01' };
    const early = await shop.refused(saveParcel, { params: { orderId: unpaid.id }, body }, { as: administrator });
    expect(early.code).toBe('STATUS_CONFLICT');

    const payer = await shop.signedIn();
    const order = await buying.approved(payer, administrator, { items: ['201'] });
    const params = { orderId: order.id };
    const save = (parcel: Parcel) => {
      clock.forward(1_000);
      return shop.call(saveParcel, { params, body: parcel }, { as: administrator });
    };
    const mails = () =>
      ask(`select count(*) from mail_messages where order_id = '${order.id}' and kind = 'parcelMoved'`);
    await save({ state: 'preparing', carrier: null, trackingNumber: null });
    expect(await mails()).toBe(0);
    await save(body);
    await save(body);
    expect(await mails()).toBe(1);
    const text = `select text from mail_messages where order_id = '${order.id}' and kind = 'parcelMoved'`;
    expect(String(await ask(text))).toContain('ส่งแล้ว ไปรษณีย์ไทย TH01');
    await save({ ...body, trackingNumber: 'TH02' });
    expect(await mails()).toBe(2);
    const { parcel, notes } = await shop.call(orderCare, { params }, { as: administrator });
    expect(parcel).toEqual({ state: 'sent', carrier: 'ไปรษณีย์ไทย', trackingNumber: 'TH02' });
    expect(notes[0]?.text).toBe('sent ไปรษณีย์ไทย TH02');
    const other = await shop.refused(orderCare, { params }, { as: await shop.signedIn() });
    expect(other.code).toBe('PERMISSION_DENIED');
    expect((await buying.look(order, payer)).parcel).toEqual(parcel);
    // A holder of the link sees the parcel's state without its tracking number.
    expect((await buying.look(order)).parcel).toEqual({ ...parcel, trackingNumber: null });
  });

  test('a delivery address changes until the parcel is sent; the buyer sees it, and the change is noted', async () => {
    const { shop, buying, administrator, clock } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.approved(buyer, administrator, { items: ['201'] });
    const params = { orderId: order.id };
    const before = order.shipping?.address ?? parcelAddress;
    const address = { ...before, recipient: 'ชูใจ เลิศล้ำ', tel: '0898765432' };
    const change = (body: { before: PostalAddress; address: PostalAddress }) =>
      shop.send(changeDeliveryAddress, { params, body }, { as: administrator });
    const refusalOf = async (body: { before: PostalAddress; address: PostalAddress }) =>
      readRefusal(await change(body));

    const faulty = await refusalOf({ before, address: { ...address, postcode: '12' } });
    expect(Object.keys(faulty.fields)).toEqual(['address.postcode']);
    expect((await change({ before, address })).statusCode).toBe(200);
    const seen = await shop.call(orderDetail, { params }, { as: buyer });
    expect(seen.shipping?.address).toMatchObject({ recipient: 'ชูใจ เลิศล้ำ', line: before.line });
    expect((await refusalOf({ before, address: { ...before, line: '1' } })).code).toBe('CHANGED_MEANWHILE');
    const { notes } = await shop.call(orderCare, { params }, { as: administrator });
    expect(notes.map(({ kind }) => kind)).toEqual(['address']);
    expect(notes[0]?.text).toContain(' → ชูใจ เลิศล้ำ 0898765432 ');

    clock.forward(1_000);
    await shop.call(
      saveParcel,
      { params, body: { state: 'sent', carrier: null, trackingNumber: null } },
      { as: administrator },
    );
    expect((await refusalOf({ before: address, address: before })).code).toBe('STATUS_CONFLICT');
  });
});
