import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminMail } from '../../../src/contract/administration/administration.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { type Registration, registerStudent } from '../../../src/contract/people/registration.ts';
import { formatDiscount, formatMoney } from '../../../src/i18n/format.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { type MailServer, openMailServer } from '../../support/services/mailServer.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { type OrderShop, openOrderShop } from '../../support/shop/openOrderShop.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const hourMs = 3_600_000;

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());

onDatabase('the message about an order', (database) => {
  const mailOf = async ({ shop, administrator }: OrderShop, address: string) => {
    const { rows } = await shop.call(adminMail, {}, { as: administrator });
    return rows.filter(({ to, kind }) => to === address && kind === 'orderPlaced');
  };

  test('arrives at the mail server once, with the link that opens the order', async () => {
    const opened = await openOrderShop(database(), { SMTP_URL: server.url });
    const { shop, buying } = opened;
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    expect(await mailOf(opened, buyer.email)).toMatchObject([{ sentAt: null }]);

    await shop.runJobs();
    await shop.runJobs();
    const mail = server.received.filter(({ to }) => to.includes(buyer.email));
    expect(mail).toHaveLength(1);
    expect(mail[0]?.subject).toContain(order.number);
    expect(mail[0]?.text).toContain(`/order/${order.token}`);
    expect(mail[0]?.text).toContain('1112223334');
    const [shown] = await mailOf(opened, buyer.email);
    expect(shown).toMatchObject({ subject: mail[0]?.subject, sentAt: opened.clock.now });
    await shop.close();
  });
});

onDatabase('an address that anybody may type', (database) => {
  test('gets so many messages an hour and a day; the orders stand, and a decision comes all the same', async () => {
    const opened = await openOrderShop(database(), { SMTP_URL: server.url });
    const { shop, buying, administrator, clock } = opened;
    const domain = `${randomUUID().slice(0, 8)}.example`;
    const arrived = async () => {
      await shop.runJobs();
      return server.received.filter(({ to }) => to.some((address) => address.endsWith(domain))).length;
    };
    /** Each makes a link and an order for the same mailbox in another spelling. */
    const buyAs = async (email: string) => {
      const as = shop.visitor();
      await shop.call(registerStudent, { body: guestOf(email) }, { as });
      return { as, order: await buying.place(as, { items: ['101'] }) };
    };
    for (const name of ['suda', 'Suda', ' SUDA', 'suda+1', 'suda+2', 'suda+a+b']) await buyAs(`${name}@${domain}`);
    expect(await arrived()).toBe(10);
    clock.forward(hourMs);
    expect(await arrived()).toBe(12);

    const bought = [];
    for (let place = 0; place < 10; place += 1) bought.push(await buyAs(`suda+${place}@${domain}`));
    clock.forward(2 * hourMs);
    expect(await arrived()).toBe(30);
    const last = bought.at(-1);
    if (!last) throw new Error('Nothing was bought');
    expect(last.order).toMatchObject({ status: 'notYetReceived', total: 100_000 });
    const report = reportOf(last.order, { slipNames: [await buying.slipFor(last.as, last.order)] });
    const { order } = await shop.call(reportTransferCall, { body: report }, { as: last.as });
    expect(await arrived()).toBe(30);
    expect((await buying.decide(administrator, order, 'approved')).status).toBe('approved');
    expect(await arrived()).toBe(31);
    expect(server.received.at(-1)?.text).toContain('/learn/101');

    clock.forward(24 * hourMs);
    await buyAs(`suda@${domain}`);
    expect(await arrived()).toBe(33);
    await shop.close();
  });
});

const guestOf = (email: string): Registration => ({
  ...{ firstName: 'สุดา', lastName: 'ใจดี', nickname: null, tel: '0812345678', address: null, username: null },
  ...{ pictureName: null, groupId: null, answers: {} },
  ...{ kind: 'nonMember', email, password: null, language: 'th' },
});

onDatabase('without a mail server', (database) => {
  test('the message is kept and shown to the administrator', async () => {
    const { shop, buying, administrator, clock } = await openOrderShop(database());
    await rowsOf(shop.parts.db, clock.now).coupon({ id: 'c1', code: 'HUNDRED' }, ['101']);
    const buyer = await shop.signedIn();
    const before = server.received.length;
    const order = await buying.place(buyer, { items: ['101'], couponIds: ['c1'] });
    await shop.runJobs();
    const { rows } = await shop.call(adminMail, {}, { as: administrator });
    const mine = rows.filter(({ to }) => to === buyer.email);
    expect(mine).toMatchObject([{ kind: 'orderPlaced', delivery: 'stored', sentAt: null }]);
    expect(mine[0]?.text).toContain(`/order/${order.token}`);
    expect(mine[0]?.text).toContain(`${formatDiscount(order.discount)}\nยอดรวม ${formatMoney(order.total)}`);
    expect(server.received).toHaveLength(before);
    await shop.close();
  });
});
