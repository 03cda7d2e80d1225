import { expect, test } from 'vitest';
import { cancelUnpaidOrders } from '../../../server/useCases/order/cancelUnpaidOrders.ts';
import { adminOrder, adminOrders } from '../../../src/contract/administration/administration.ts';
import { cancelOrderCall, listOrders, orderByToken, orderDetail } from '../../../src/contract/order/order.ts';
import { orderDocument } from '../../../src/contract/order/orderDocument.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { sellerSetting } from '../../../src/contract/order/seller.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderHistory } from '../../../src/domain/order/orderHistory.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { seller } from '../../support/shop/documentFixture.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';

const minute = 60_000;

/** Event, actor, and minutes after the order. */
const toldOf = (order: Order) =>
  orderHistory(order).map((entry) => {
    const what = entry.kind === 'step' ? `${entry.event.to} by ${entry.event.actor}` : entry.kind;
    return `${(entry.at - order.placedAt) / minute} ${what}`;
  });

onOrderShop('what happened to an order', (opened) => {
  const passes = () => opened().clock.forward(minute);
  const reportAgain = async (order: Order): Promise<Order> => {
    const { shop, buying } = opened();
    passes();
    const slipNames = [await buying.slipFor(shop.visitor(), order)];
    return (await shop.call(reportTransferCall, { body: reportOf(order, { slipNames }) })).order;
  };

  /** The same order by every call that returns one. */
  const everywhere = async (order: Order, buyer: SignedInVisitor): Promise<readonly Order[]> => {
    const { shop, administrator } = opened();
    const query = { keyword: order.number };
    const found = [
      await shop.call(orderByToken, { params: { token: order.token } }),
      await shop.call(orderDetail, { params: { orderId: order.id } }, { as: buyer }),
      ...(await shop.call(listOrders, {}, { as: buyer })).rows,
      await shop.call(adminOrder, { params: { orderId: order.id } }, { as: administrator }),
      ...(await shop.call(adminOrders, { query }, { as: administrator })).rows,
    ];
    expect(found.map(({ id }) => id)).toEqual(Array(5).fill(order.id));
    return found;
  };

  test('is told whole, to buyer, link and administrator: reported, rejected and why, approved, document', async () => {
    const { shop, buying, administrator } = opened();
    await shop.call(sellerSetting.save, { body: seller }, { as: administrator });
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    const reported = await reportAgain(order);
    passes();
    const rejected = await buying.decide(administrator, reported, 'rejected');
    expect(orderHistory(rejected).at(-1)).toMatchObject({ event: { reason: 'สลิปอ่านไม่ออก' } });
    const again = await reportAgain(order);
    passes();
    const approved = await buying.decide(administrator, again, 'approved');
    const whole = [
      ...['0 notYetReceived by buyer', '1 pendingApproved by buyer', '2 rejected by administrator'],
      ...['3 pendingApproved by buyer', '4 approved by administrator', '4 documentIssued'],
    ];
    // Also in the answer to the decision, which the administrator sees at once.
    for (const shown of [approved, ...(await everywhere(order, buyer))]) expect(toldOf(shown)).toEqual(whole);
    expect(approved.document).toMatchObject({ kind: 'abbreviatedTaxInvoice', number: expect.stringMatching(/^ABB/) });
  });

  test('says who gave it up: its buyer, or the time', async () => {
    const { shop, buying, clock } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    passes();
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    for (const shown of await everywhere(order, buyer)) {
      expect(toldOf(shown)).toEqual(['0 notYetReceived by buyer', '1 cancelled by buyer']);
    }
    const forgotten = await buying.place(await shop.signedIn(), { items: ['101'] });
    clock.forward(48 * 60 * minute);
    await cancelUnpaidOrders(shop.parts);
    expect(toldOf(await buying.look(forgotten)).at(-1)).toBe('2880 cancelled by system');
    clock.forward(-48 * 60 * minute);
  });

  test('says what became of money that came too late', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    const late = await reportAgain(order);
    passes();
    const refused = await buying.decide(administrator, late, 'rejected');
    const second = await reportAgain(order);
    passes();
    const revived = await buying.decide(administrator, second, 'approved');
    expect(toldOf(refused).slice(2)).toEqual(['1 lateReport', '2 moneyRefused']);
    expect(toldOf(revived).slice(4)).toEqual(['3 lateReport', '4 approved by administrator', '4 documentIssued']);
    for (const shown of await everywhere(order, buyer)) expect(toldOf(shown)).toEqual(toldOf(revived));
  });

  test('tells of a free request, its rejection, and no money; given up, it may be asked anew', async () => {
    const { shop, buying, administrator } = opened();
    const as = await shop.signedIn();
    const free = await buying.place(as, { items: ['121'] });
    passes();
    const rejected = await buying.decide(administrator, free, 'rejected');
    expect(toldOf(rejected)).toEqual([
      ...['0 notYetReceived by buyer', '0 pendingApproved by system', '1 rejected by administrator'],
    ]);
    expect(orderHistory(rejected).some((entry) => 'amount' in entry && entry.amount !== null)).toBe(false);
    await shop.call(cancelOrderCall, { body: { orderId: free.id, token: null } }, { as });
    expect((await buying.place(as, { items: ['121'] })).status).toBe('pendingApproved');
  });

  test('a document that is issued when it is first asked for is told from then on, and its screens hear of it', async () => {
    const { shop, buying, administrator, ask } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.approved(buyer, administrator, { items: ['101'] });
    // As if no seller had been configured at the approval.
    await ask(`delete from order_documents where order_id = '${order.id}'`);
    expect((await buying.look(order)).document).toBeNull();
    passes();
    shop.messages.length = 0;
    const params = { token: order.token };
    expect((await shop.send(orderDocument, { params })).statusCode).toBe(200);
    expect(toldOf(await buying.look(order)).at(-1)).toBe('1 documentIssued');
    expect(shop.messages).toContainEqual({ event: 'order:changed', orderId: order.id, userId: buyer.userId });
    shop.messages.length = 0;
    expect((await shop.send(orderDocument, { params })).statusCode).toBe(200);
    expect(shop.messages).toEqual([]);
  });
});
