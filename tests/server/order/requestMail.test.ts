import { expect, test } from 'vitest';
import { cancelUnpaidOrders } from '../../../server/useCases/order/cancelUnpaidOrders.ts';
import { decideReportCall } from '../../../src/contract/administration/administration.ts';
import { cancelOrderCall, placeOrderCall } from '../../../src/contract/order/order.ts';
import type { Language } from '../../../src/domain/localText.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { ordersMessages } from '../../../src/i18n/buying/orders.ts';
import { formatDateTime } from '../../../src/i18n/format.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';

const hourMs = 3_600_000;
const ofMoney = /โอน|สลิป|ชำระ|transfer|slip|report|\bpaid\b/i;
const byAdministrator = { th: /ผู้ดูแล/, en: /administrator/i } as const;

onOrderShop('the mails of a request to learn for free', (opened) => {
  const ask = async (language: Language): Promise<Order> => {
    const { shop, buying } = opened();
    const buyer = await shop.signedIn();
    const request = await buying.orderRequest(buyer, { items: ['121'] });
    return await shop.call(placeOrderCall, { body: { ...request, language } }, { as: buyer });
  };
  const reject = async ({ id, reports }: Order): Promise<Order> => {
    const { shop, administrator } = opened();
    const why = { reasonCode: null, reason: 'Full' } as const;
    const body = { reportId: reports[0]?.id ?? '', decision: 'rejected', ...why } as const;
    return await shop.call(decideReportCall, { params: { orderId: id }, body }, { as: administrator });
  };
  const mailOf = async ({ id, token }: Order, kind: string): Promise<string> => {
    const one = `from mail_messages where order_id = '${id}' and kind = '${kind}'`;
    const said = String(await opened().ask(`select subject || chr(10) || text ${one}`));
    // By chance the token can contain a word.
    return said.replaceAll(token, 'itself');
  };

  test.each(['th', 'en'] as const)('say who decides, and ask for no money (%s)', async (language) => {
    const placed = await mailOf(await ask(language), 'orderPlaced');
    expect(placed).toMatch(byAdministrator[language]);
    expect(placed).not.toMatch(ofMoney);
  });

  test.each(['th', 'en'] as const)('say after a refusal how to ask again, as the order does (%s)', async (language) => {
    const order = await reject(await ask(language));
    const rejected = await mailOf(order, 'orderRejected');
    expect(rejected).not.toMatch(ofMoney);
    expect(rejected).toContain('Full');
    const until = formatDateTime(order.cancelAt ?? 0, language);
    expect(rejected).toContain(ordersMessages[language].next.requestRejected.until(until));
    expect(rejected).toContain('/order/itself');
  });

  test.each(['th', 'en'] as const)(
    'speak of no money once it is given up, by its buyer or by time (%s)',
    async (language) => {
      const { shop, clock } = opened();
      const [left, given] = [await reject(await ask(language)), await reject(await ask(language))];
      await shop.call(cancelOrderCall, { body: { orderId: given.id, token: given.token } });
      clock.forward(72 * hourMs);
      await cancelUnpaidOrders(shop.parts);
      clock.forward(-72 * hourMs);
      expect(await mailOf(given, 'orderCancelled')).not.toMatch(ofMoney);
      const byTime = await mailOf(left, 'orderCancelled');
      expect(byTime).not.toMatch(ofMoney);
      expect(byTime).toContain(ordersMessages[language].next.requestRejected.title);
    },
  );
});
