import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listOrders, placeOrderCall } from '../../../src/contract/order/order.ts';
import { shippingSetting } from '../../../src/contract/order/shipping.ts';
import { addAddressCall } from '../../../src/contract/people/addresses.ts';
import { adminBuyer } from '../../../src/contract/people/registeredPerson.ts';
import { saveTaxDataCall } from '../../../src/contract/people/taxData.ts';
import { pageResource } from '../../../src/contract/site/customPage.ts';
import { usualShipping } from '../../../src/domain/order/shipping.ts';
import { noPage } from '../../../src/domain/site/customPage.ts';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import { parcelAddress } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { readRefusal, type SignedInVisitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

type Payload = Readonly<Record<string, unknown>>;

const company: TaxData = {
  ...{ personType: 'juristic', nameOne: 'บริษัท ปิ่นทองการค้า จำกัด', nameTwo: '00000', payerId: '0105536000315' },
  ...{ address: '88/12 ถนนพหลโยธิน', postcode: '10400', isDeliveredToTaxAddress: true, deliveryAddress: '' },
  certificateName: null,
};

/** The order payload of the specification: all of its fields and no other one. Two courses of 1,000.00 each. */
const payloadOf = ({ userId }: SignedInVisitor, changes: Payload = {}): Payload => ({
  ...{ user_id: userId, course_id: ['101', '102'], payment_method_id: 1, coupon_id: [], promotion_id: null },
  ...{ status: 'approved', price: 2_000, discount: 0, shipping_fee: 0, currency_code: 'THB' },
  ...{ pricingplan_id: ['101a', '102a'], courses: [{ course_id: '101', course_name: 'SQL' }, { course_id: '102' }] },
  ...{ cancel_at: '2099-01-01 00:00:00', shipping_address_id: null, shipping_fee_id: null },
  ...{ is_withholding: 0, withholding_percent: 3 },
  ...changes,
});

onOrderShop("the specification's order payload", (opened) => {
  const send = async (as: SignedInVisitor, payload: Payload, key: string = randomUUID()) =>
    await opened().shop.inject(
      { method: 'POST', url: placeOrderCall.path, payload, headers: { 'idempotency-key': key } },
      as,
    );
  const ordersOf = async (as: SignedInVisitor) => (await opened().shop.call(listOrders, {}, { as })).rows;

  test("is placed at the shop's own figures; status and end come from the shop, and no terms are recorded", async () => {
    const { shop, clock, administrator } = opened();
    const terms = { ...noPage, path: 'terms', titleTh: 'ข้อตกลง', bodyTh: 'ใช้คนเดียว', isPublished: true };
    await shop.call(pageResource.add, { body: terms }, { as: administrator });
    const as = await shop.signedIn();
    const answer = await send(as, payloadOf(as));
    expect(answer.json()).toMatchObject({
      success: true,
      orderId: expect.any(String),
      order_detail: { payment_status: 'notYetReceived', price: 2_000, total: 2_000, withholding_price: 0 },
    });
    const [order] = await ordersOf(as);
    expect(order).toMatchObject({ method: 'bankTransfer', cancelAt: clock.now + 48 * 3_600_000 });
    expect(order?.lines.map(({ itemId, planId, quantity }) => [itemId, planId, quantity])).toEqual([
      ['101', '101a', 1],
      ['102', '102a', 1],
    ]);
    // Its program shows no terms, so nobody accepted any.
    const buyer = await shop.call(adminBuyer, { params: { orderId: order?.id ?? '' } }, { as: administrator });
    expect(buyer.acceptance).toBeNull();
  });

  test.each<[string, Payload]>([
    ['a lower price', { price: 1_999.99 }],
    ['a higher price', { price: 2_000.01 }],
    ['a discount that is none', { discount: 100 }],
    ['a fee that is none', { shipping_fee: 40 }],
    ['another currency', { currency_code: 'USD' }],
    ['no price', { price: undefined }],
  ])('with %s is asked about with the figures of the shop, and places nothing', async (_, changes) => {
    const as = await opened().shop.signedIn();
    const answer = await send(as, payloadOf(as, changes));
    expect(answer.json()).toMatchObject({
      success: false,
      error: { code: 'PRICE_CHANGED', details: { quote: { quote: { price: 2_000, discount: 0, total: 2_000 } } } },
    });
    expect(answer.statusCode).toBe(409);
    expect(await ordersOf(as)).toEqual([]);
  });

  test('with a coupon agrees on the price less the discount', async () => {
    const { shop, clock } = opened();
    await rowsOf(shop.parts.db, clock.now).coupon({ id: 'hundred', code: 'HUNDRED' }, ['101']);
    const as = await shop.signedIn();
    const refused = readRefusal(await send(as, payloadOf(as, { coupon_id: ['hundred'] })));
    expect(refused.code).toBe('PRICE_CHANGED');
    await send(as, payloadOf(as, { coupon_id: ['hundred'], discount: 100 }));
    expect((await ordersOf(as)).map(({ discount, total }) => [discount, total])).toEqual([[10_000, 190_000]]);
  });

  test('with a product takes its quantity from the courses and its address from the account', async () => {
    const { shop, administrator } = opened();
    const body = usualShipping.map((option) => ({ ...option, fees: { THB: 4_000, USD: null } }));
    await shop.call(shippingSetting.save, { body }, { as: administrator });
    const as = await shop.signedIn();
    const [address] = await shop.call(addAddressCall, { body: parcelAddress }, { as });
    const product = {
      ...{ course_id: ['201'], pricingplan_id: ['201a'], courses: [{ course_id: '201', qty: 2 }] },
      ...{ price: 480, shipping_fee: 40, shipping_fee_id: 'post', shipping_address_id: address?.id },
    };
    const elsewhere = readRefusal(await send(as, payloadOf(as, { ...product, shipping_address_id: 'another' })));
    expect(Object.keys(elsewhere.fields)).toEqual(['shipping_address_id']);
    await send(as, payloadOf(as, product));
    expect(await ordersOf(as)).toMatchObject([
      { total: 52_000, lines: [{ kind: 'product', quantity: 2 }], shipping: { address: { line: parcelAddress.line } } },
    ]);
  });

  test('withholds by the tax data that the buyer saved before', async () => {
    const { shop } = opened();
    const as = await shop.signedIn();
    const withheld = payloadOf(as, { is_withholding: 1, withholding_percent: 1 });
    expect(readRefusal(await send(as, withheld)).fields).toHaveProperty('is_withholding');
    await shop.call(saveTaxDataCall, { body: company }, { as });
    await send(as, withheld);
    expect(await ordersOf(as)).toMatchObject([{ withholdingPercent: 1, withholding: 1_869, tax: company }]);
  });

  test('places one order for its key, and none for another person or without a plan', async () => {
    const { shop } = opened();
    const [as, other] = [await shop.signedIn(), await shop.signedIn()];
    expect(readRefusal(await send(other, payloadOf(as))).code).toBe('PERMISSION_DENIED');
    expect(readRefusal(await send(as, payloadOf(as, { pricingplan_id: ['101a'] }))).code).toBe('MISSING_PRICING');
    expect([await ordersOf(as), await ordersOf(other)]).toEqual([[], []]);
    const key = randomUUID();
    const first = await send(as, payloadOf(as), key);
    expect((await send(as, payloadOf(as), key)).json()).toEqual(first.json());
    expect(readRefusal(await send(as, payloadOf(as, { price: 1 }), key)).code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await ordersOf(as)).toHaveLength(1);
  });
});
