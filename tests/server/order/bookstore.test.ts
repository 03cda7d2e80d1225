import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBookstore } from '../../../server/bookstore/openBookstore.ts';
import { openJobs } from '../../../server/jobs/openJobs.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { lockOrder } from '../../../server/store/order/orderStatus.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { moveOrder } from '../../../server/useCases/order/moveOrder.ts';
import { changeDeliveryAddress } from '../../../src/contract/administration/orderCare.ts';
import { bookstoreSending, sendToBookstore, syncBookstore } from '../../../src/contract/order/bookstore.ts';
import { cancelOrderCall, type OrderRequest, placeOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { addAddressCall } from '../../../src/contract/people/addresses.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { pauseAfterTries } from '../../../src/domain/order/bookstore.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { type BookstoreReceiver, openBookstoreReceiver } from '../../support/services/bookstoreReceiver.ts';
import { parcelAddress, reportOf } from '../../support/shop/buying.ts';
import { type OrderShop, openOrderShop } from '../../support/shop/openOrderShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';

let receiver: BookstoreReceiver;
beforeAll(async () => {
  receiver = await openBookstoreReceiver();
});
afterAll(() => receiver.close());

/** One product and one course by default. */
const wanted = { items: ['201', '101'] };
const claimOf = (order: Order, userId: string) => ({
  ...{ userId, itemIds: order.lines.map(({ itemId }) => itemId), placedAt: order.placedAt },
  ...{ price: order.price, discount: order.discount, total: order.total },
});

onDatabase('the bookstore', (database, kind) => {
  let opened: OrderShop;
  beforeAll(async () => {
    opened = await openOrderShop(database(), { BOOKSTORE_URL: receiver.url, BOOKSTORE_KEY: 'known-to-the-bookstore' });
    await opened.ask("update items set seats_total = 99 where id = '201'");
    await turn('on');
  });
  afterAll(() => opened.shop.close());
  afterEach(() => {
    opened.shop.jobs.length = 0;
    expect(receiver.contradictions).toEqual([]);
  });

  const turn = (state: 'on' | 'off') =>
    opened.shop.call(
      saveSettings,
      { body: { ...defaultSiteSettings, bookstoreEnabled: state === 'on' } },
      { as: opened.administrator },
    );
  const sendingOf = ({ id: orderId }: Order) =>
    opened.shop.call(bookstoreSending, { params: { orderId } }, { as: opened.administrator });
  /** Resolves when a statement waits for a lock, or when this has ended. */
  const untilItWaits = async (work: Promise<unknown>) => {
    let isEnded = false;
    void work.finally(() => {
      isEnded = true;
    });
    const waiting = `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!isEnded && Number(await opened.ask(waiting)) === 0);
  };
  const sync = (order: Order, as: SignedInVisitor, changes = {}) => {
    const body = { ...claimOf(order, as.userId), ...changes };
    return { params: { bookstore: 'bookstore' as const }, body };
  };
  const arrivalsOf = ({ id }: Order) => receiver.arrived.filter(({ key }) => key === id).length;
  const recipientOf = ({ id }: Order) => JSON.parse(receiver.packed.get(id) ?? '{}').shipping_address?.recipient;
  /** The desk sends the order to another person at the same address. */
  const moveTo = (order: Order, recipient: string) => {
    const before = order.shipping?.address ?? parcelAddress;
    const body = { before, address: { ...before, recipient } };
    return opened.shop.call(
      changeDeliveryAddress,
      { params: { orderId: order.id }, body },
      { as: opened.administrator },
    );
  };
  /** Runs due jobs with all retries; returns the pauses between them. */
  const runAll = async (): Promise<readonly number[]> => {
    const pauses: number[] = [];
    await opened.shop.runJobs();
    for (let next = nextTry(); next !== null; next = nextTry()) {
      pauses.push(next - opened.clock.now);
      opened.clock.forward(next - opened.clock.now);
      await opened.shop.runJobs();
    }
    return pauses;
  };
  const nextTry = () => opened.shop.jobs.find(({ name }) => name === 'send-to-bookstore')?.startAfter ?? null;

  test('is sent an order with a product once, whole, under its own key and as this shop', async () => {
    const buyer = await opened.shop.signedIn();
    const [saved] = await opened.shop.call(addAddressCall, { body: parcelAddress }, { as: buyer });
    const request = await opened.buying.orderRequest(buyer, wanted);
    const delivery: OrderRequest['delivery'] = { kind: 'saved', addressId: saved?.id ?? '' };
    const order = await opened.shop.call(placeOrderCall, { body: { ...request, delivery } }, { as: buyer });
    expect(await sendingOf(order)).toMatchObject({ state: 'queued', tries: 0 });
    await runAll();
    await runAll();
    expect(arrivalsOf(order)).toBe(1);
    expect(receiver.arrived.at(-1)?.authorization).toBe('Bearer known-to-the-bookstore');
    expect(JSON.parse(receiver.packed.get(order.id) ?? '')).toMatchObject({
      ...{ user_id: buyer.userId, email: buyer.email, course_id: ['201', '101'] },
      ...{ price: 1240, totalPrice: 1240, discount: 0, shipping_address_id: saved?.id },
      courses: [
        { course_id: '201', course_type: 'product', qty: 1, price: 240 },
        { course_id: '101', course_type: 'course', qty: 1, price: 1000 },
      ],
      order_at: new Date(order.placedAt).toISOString(),
      cancel_at: new Date(order.cancelAt ?? 0).toISOString(),
      shipping_address: { recipient: parcelAddress.recipient, postcode: '10110' },
    });
    expect(await sendingOf(order)).toMatchObject({ state: 'sent', tries: 1, sentAt: opened.clock.now, fault: null });
  });

  test('is told nothing of an order of courses alone, nor of any while its setting is off', async () => {
    const course = await opened.buying.place(await opened.shop.signedIn(), { items: ['101'] });
    await turn('off');
    const book = await opened.buying.place(await opened.shop.signedIn(), wanted);
    await turn('on');
    await runAll();
    expect([arrivalsOf(course), arrivalsOf(book)]).toEqual([0, 0]);
    expect([await sendingOf(course), await sendingOf(book)]).toEqual([null, null]);
  });

  test('packs once what the network drops, doubles, and answers of which it loses; the pauses grow', async () => {
    const order = await opened.buying.place(await opened.shop.signedIn(), wanted);
    const before = receiver.packed.size;
    receiver.next('drops', 'losesAnswer', 'fails', 'redirects', 'doubles');
    expect(await runAll()).toEqual([1, 2, 3, 4].map(pauseAfterTries));
    expect(arrivalsOf(order)).toBe(3);
    expect(receiver.packed.size).toBe(before + 1);
    expect(await sendingOf(order)).toMatchObject({ state: 'sent', tries: 5, fault: null });
    await runAll();
    expect(arrivalsOf(order)).toBe(3);
  });

  test('that answers late hears of the order again under the same key, and packs it once', async () => {
    const { shop, clock } = opened;
    const { db, jobs, config } = shop.parts;
    // Long enough for the order to arrive.
    openBookstore({ db, jobs, config, clock: () => clock.now, answerWithinMs: 1_000 });
    const order = await opened.buying.place(await shop.signedIn(), wanted);
    const before = receiver.packed.size;
    receiver.next('delays');
    await shop.runJobs();
    openBookstore({ db, jobs, config, clock: () => clock.now });
    expect(await sendingOf(order)).toMatchObject({
      state: 'queued',
      tries: 1,
      fault: expect.stringMatching(/timeout/),
    });
    await runAll();
    receiver.release();
    expect([arrivalsOf(order), receiver.packed.size]).toEqual([2, before + 1]);
    expect(await sendingOf(order)).toMatchObject({ state: 'sent', tries: 2 });
  });

  test('is asked once by two that send at the same moment', async () => {
    const order = await opened.buying.place(await opened.shop.signedIn(), wanted);
    const { parts } = opened.shop;
    receiver.next('delays');
    const job = opened.shop.jobs.find(({ name }) => name === 'send-to-bookstore');
    if (!job) throw new Error('Nothing is to be sent');
    const first = opened.shop.runJobs();
    await receiver.delayed();
    await parts.jobs.send(job.name, job.data);
    await expect(opened.shop.runJobs()).rejects.toThrow('already');
    receiver.release();
    await first;
    await runAll();
    expect(arrivalsOf(order)).toBe(1);
    expect(await sendingOf(order)).toMatchObject({ state: 'sent', tries: 1 });
  });

  test('that never answers is given up, told with the reason, and tried again on an administrator’s word', async () => {
    const { shop, administrator } = opened;
    const buyer = await shop.signedIn();
    const order = await opened.buying.place(buyer, wanted);
    receiver.next(...Array.from({ length: 20 }, () => 'fails' as const));
    expect(await runAll()).toHaveLength(19);
    expect(await sendingOf(order)).toMatchObject({ state: 'failed', tries: 20, fault: 'The bookstore answered 503' });
    const params = { orderId: order.id };
    expect((await shop.refused(sendToBookstore, { params }, { as: buyer })).code).toBe('PERMISSION_DENIED');
    expect(await shop.call(syncBookstore, sync(order, buyer), { as: buyer })).toBe('failed');
    const again = await shop.call(sendToBookstore, { params }, { as: administrator });
    expect(again).toMatchObject({ state: 'queued', tries: 0, fault: null });
    await runAll();
    expect(await shop.call(sendToBookstore, { params }, { as: administrator })).toMatchObject({ state: 'sent' });
    await runAll();
    expect(arrivalsOf(order)).toBe(1);
  });

  test('is sent the address that the desk wrote after the last try', async () => {
    const { shop, administrator } = opened;
    const order = await opened.buying.place(await shop.signedIn(), wanted);
    receiver.next(...Array.from({ length: 20 }, () => 'fails' as const));
    await runAll();
    await moveTo(order, 'ชูใจ เลิศล้ำ');
    await shop.call(sendToBookstore, { params: { orderId: order.id } }, { as: administrator });
    await runAll();
    expect(recipientOf(order)).toBe('ชูใจ เลิศล้ำ');
    expect(await sendingOf(order)).toMatchObject({ state: 'sent' });
  });

  test('is not sent what was cancelled before it went out', async () => {
    const { shop, administrator } = opened;
    const order = await opened.buying.place(await shop.signedIn(), wanted);
    receiver.next('fails');
    await shop.runJobs();
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    await runAll();
    expect(arrivalsOf(order)).toBe(0);
    expect(await sendingOf(order)).toMatchObject({ state: 'dropped', sentAt: null });
    const refused = await shop.refused(sendToBookstore, { params: { orderId: order.id } }, { as: administrator });
    expect(refused.code).toBe('NOT_FOUND');
  });

  describe('an order that is given up, and revived by late money', () => {
    const given = async (order: Order) => {
      const { shop } = opened;
      await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
      await runAll();
    };
    const revived = async (order: Order) => {
      const { shop, buying, administrator } = opened;
      const slipNames = [await buying.slipFor(shop.visitor(), order)];
      const { order: late } = await shop.call(reportTransferCall, { body: reportOf(order, { slipNames }) });
      expect((await buying.decide(administrator, late, 'approved')).status).toBe('approved');
    };

    test('goes out after all, where it had not', async () => {
      const order = await opened.buying.place(await opened.shop.signedIn(), wanted);
      await given(order);
      expect(await sendingOf(order)).toMatchObject({ state: 'dropped' });
      await revived(order);
      expect(await sendingOf(order)).toMatchObject({ state: 'queued', tries: 0 });
      await runAll();
      expect(arrivalsOf(order)).toBe(1);
      expect(await sendingOf(order)).toMatchObject({ state: 'sent', tries: 1 });
    });

    test('goes out once', async () => {
      const order = await opened.buying.place(await opened.shop.signedIn(), wanted);
      await runAll();
      await given(order);
      await revived(order);
      await runAll();
      expect(arrivalsOf(order)).toBe(1);
    });

    test('stays where it is once the shop has turned the bookstore off, or had never told it', async () => {
      const dropped = await opened.buying.place(await opened.shop.signedIn(), wanted);
      await given(dropped);
      await turn('off');
      const untold = await opened.buying.place(await opened.shop.signedIn(), wanted);
      await given(untold);
      await revived(dropped);
      await turn('on');
      await revived(untold);
      await runAll();
      expect([arrivalsOf(dropped), arrivalsOf(untold)]).toEqual([0, 0]);
      expect([(await sendingOf(dropped))?.state, await sendingOf(untold)]).toEqual(['dropped', null]);
    });

    test('goes out to the address that the desk wrote meanwhile', async () => {
      const { shop, administrator } = opened;
      const order = await opened.buying.place(await shop.signedIn(), wanted);
      await given(order);
      await turn('off');
      await revived(order);
      await moveTo(order, 'ปิติ พิทักษ์');
      await turn('on');
      await shop.call(sendToBookstore, { params: { orderId: order.id } }, { as: administrator });
      await runAll();
      expect(recipientOf(order)).toBe('ปิติ พิทักษ์');
    });

    test('goes out, too, where its job looks at it while it is being revived', async () => {
      const { shop, buying, administrator } = opened;
      const { parts } = shop;
      const order = await buying.place(await shop.signedIn(), wanted);
      await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
      const stored = await findOrder(parts.db, order.id);
      if (stored === null) throw new Error('The order is missing');
      const step = { to: 'approved', actor: 'administrator', actorUserId: administrator.userId, reason: null } as const;
      const [moved, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const reviving = transaction(parts.db, async (tx) => {
        await lockOrder(tx, order.id);
        await moveOrder(tx, parts, stored, step, opened.clock.now);
        moved.resolve();
        await end.promise;
      });
      await moved.promise;
      const looking = shop.runJobs();
      // The embedded database answers nothing during a transaction.
      if (kind === 'PostgreSQL') await untilItWaits(looking);
      end.resolve();
      await Promise.all([reviving, looking]);
      await runAll();
      expect(arrivalsOf(order)).toBe(1);
    });
  });

  test('is asked for by a buyer’s own call: refused while the setting is off, then sent once however often', async () => {
    const { shop } = opened;
    const buyer = await shop.signedIn();
    await turn('off');
    const order = await opened.buying.place(buyer, wanted);
    const off = await shop.refused(syncBookstore, sync(order, buyer), { as: buyer });
    expect([off.status, off.code, off.message]).toEqual([409, 'BOOKSTORE_OFF', 'ร้านยังไม่ได้เชื่อมต่อกับร้านหนังสือ']);
    await turn('on');
    expect(await shop.call(syncBookstore, sync(order, buyer), { as: buyer })).toBe('queued');
    expect(await shop.call(syncBookstore, sync(order, buyer), { as: buyer })).toBe('queued');
    await runAll();
    expect(await shop.call(syncBookstore, sync(order, buyer), { as: buyer })).toBe('sent');
    await runAll();
    expect(arrivalsOf(order)).toBe(1);
  });

  test('is sent by the real queue what was queued in a transaction, and nothing of one that was taken back', async () => {
    const { shop } = opened;
    await turn('off');
    const order = await opened.buying.place(await shop.signedIn(), wanted);
    const other = await opened.buying.place(await shop.signedIn(), wanted);
    await turn('on');
    const { db, config, clock } = shop.parts;
    const jobs = openJobs(database(), shop.parts.log);
    const bookstore = openBookstore({ db, jobs, config, clock });
    await jobs.start();
    const enqueue = (each: Order, end: () => void) =>
      transaction(db, async (tx) => {
        const stored = await findOrder(tx, each.id);
        if (stored !== null) await bookstore.enqueue(tx, stored, null);
        end();
      });
    const takeBack = () => {
      throw new Error('taken back');
    };
    await expect(enqueue(other, takeBack)).rejects.toThrow('taken back');
    await enqueue(order, () => {});
    await receiver.hasArrived(order.id);
    await jobs.stop();
    expect([arrivalsOf(order), arrivalsOf(other)]).toEqual([1, 0]);
    expect([(await sendingOf(order))?.state, await sendingOf(other)]).toEqual(['sent', null]);
  });

  test('hears of nobody else’s order, of no other figures, and by no other name', async () => {
    const { shop } = opened;
    const buyer = await shop.signedIn();
    const stranger = await shop.signedIn();
    await turn('off');
    const order = await opened.buying.place(buyer, wanted);
    await turn('on');
    const codeOf = async (as: SignedInVisitor, changes = {}) =>
      (await shop.refused(syncBookstore, sync(order, buyer, changes), { as })).code;
    expect(await codeOf(stranger)).toBe('NOT_FOUND');
    expect(await codeOf(stranger, { userId: stranger.userId })).toBe('NOT_FOUND');
    expect(await codeOf(buyer, { userId: stranger.userId })).toBe('NOT_FOUND');
    expect(await codeOf(buyer, { total: 1 })).toBe('NOT_FOUND');
    expect(await codeOf(buyer, { itemIds: ['201'] })).toBe('NOT_FOUND');
    const guest = await shop.refused(syncBookstore, sync(order, buyer));
    expect(guest.code).toBe('UNAUTHORIZED');
    const elsewhere = await shop.inject({ method: 'POST', url: '/api/elsewhere/cart', payload: {} }, buyer);
    expect(elsewhere.statusCode).toBe(400);
    expect(await sendingOf(order)).toBeNull();
  });
});

onDatabase('a shop whose server knows no bookstore', (database) => {
  test('cannot turn it on', async () => {
    const { shop, administrator } = await openOrderShop(database());
    const body = { ...defaultSiteSettings, bookstoreEnabled: true };
    expect((await shop.refused(saveSettings, { body }, { as: administrator })).code).toBe('BOOKSTORE_OFF');
    expect(shop.messages).toEqual([]);
    await shop.close();
  });
});
