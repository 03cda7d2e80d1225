import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminMail } from '../../src/contract/administration.ts';
import { eachDatabase } from '../support/databases.ts';
import { type MailServer, openMailServer } from '../support/mailServer.ts';
import { type OrderShop, openOrderShop } from '../support/openOrderShop.ts';

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());

eachDatabase('the message about an order', (database) => {
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

eachDatabase('without a mail server', (database) => {
  test('the message is kept and shown to the administrator', async () => {
    const { shop, buying, administrator, clock } = await openOrderShop(database());
    const buyer = await shop.signedIn();
    const before = server.received.length;
    const order = await buying.place(buyer, { items: ['101'] });
    await shop.runJobs();
    const { rows } = await shop.call(adminMail, {}, { as: administrator });
    const mine = rows.filter(({ to }) => to === buyer.email);
    expect(mine).toMatchObject([{ kind: 'orderPlaced', sentAt: clock.now }]);
    expect(mine[0]?.text).toContain(`/order/${order.token}`);
    expect(server.received).toHaveLength(before);
    await shop.close();
  });
});
