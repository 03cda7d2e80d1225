import { expect, test } from 'vitest';
import { adminOrder } from '../../../src/contract/administration/administration.ts';
import { listOrders, type OrderRequest, placeOrderCall } from '../../../src/contract/order/order.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import { shippingOptions, shippingSetting } from '../../../src/contract/order/shipping.ts';
import { addAddressCall, listAddresses, postcodePlaces } from '../../../src/contract/people/addresses.ts';
import { type Delivery, type ShippingOption, shippingFee, usualShipping } from '../../../src/domain/order/shipping.ts';
import { optionDetailMaximum } from '../../../src/domain/order/typedShipping.ts';
import { addressesMaximum } from '../../../src/domain/people/postalAddress.ts';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { shipping as words } from '../../../src/i18n/th/buying/shipping.ts';
import { shippingOptions as optionWords } from '../../../src/i18n/th/buying/shippingOptions.ts';
import { addresses } from '../../../src/i18n/th/people/addresses.ts';
import { parcelAddress, requestOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';

const post: ShippingOption = {
  ...{ id: 'post', name: { th: 'ส่งธรรมดา', en: 'Post' }, detail: null, needsAddress: true, isEnabled: true },
  ...{ fees: { THB: 4_000, USD: null }, freeFrom: { THB: 100_000, USD: null } },
};
const pickUp: ShippingOption = {
  ...{ ...post, id: 'pick-up', name: { th: 'รับเอง', en: null }, detail: { th: 'ที่ร้าน', en: null }, needsAddress: false },
  ...{ fees: { THB: 0, USD: null }, freeFrom: { THB: null, USD: null } },
};
const typed = (changes = {}): Delivery => ({
  kind: 'typed',
  address: { ...parcelAddress, ...changes },
  isSaved: false,
});

/** The product 201 costs 240.00, the course 101 1,999.00. */
onOrderShop('how products are sent', (opened) => {
  const offer = (options: readonly ShippingOption[]) =>
    opened().shop.call(shippingSetting.save, { body: [...options] }, { as: opened().administrator });
  const requested = async (
    as: SignedInVisitor,
    items: readonly string[],
    changes: Partial<OrderRequest> = {},
  ): Promise<OrderRequest> => {
    const { shippingOptionId = 'post' } = changes;
    const request = { ...requestOf({ items }), shippingOptionId };
    const { quote: seen, signature } = await opened().shop.call(quoteCart, { body: request }, { as });
    const agreed = {
      method: 'bankTransfer',
      quote: seen,
      signature,
      language: 'th',
      tax: null,
      delivery: null,
    } as const;
    return { ...request, ...agreed, ...changes };
  };
  const place = async (as: SignedInVisitor, items: readonly string[], changes: Partial<OrderRequest> = {}) =>
    await opened().shop.call(placeOrderCall, { body: await requested(as, items, changes) }, { as });
  const refused = async (as: SignedInVisitor, changes: Partial<OrderRequest>) => {
    const answer = await opened().shop.refused(placeOrderCall, { body: await requested(as, ['201'], changes) }, { as });
    expect((await opened().shop.call(listOrders, {}, { as })).total).toBe(0);
    return answer;
  };

  test('by post at no cost before the shop has said so; then as it says', async () => {
    const { shop, administrator } = opened();
    expect(await shop.call(shippingOptions)).toEqual(usualShipping);
    expect(await offer([post, pickUp])).toEqual([post, pickUp]);
    expect(await shop.call(shippingOptions)).toEqual([post, pickUp]);
    expect(await shop.call(shippingSetting.read, {}, { as: administrator })).toEqual([post, pickUp]);
  });

  test('only an administrator changes it, and problems are reported by field', async () => {
    const { shop, administrator } = opened();
    const as = await shop.signedIn();
    expect((await shop.refused(shippingSetting.save, { body: [] }, { as })).code).toBe('PERMISSION_DENIED');
    const unfit = { detail: { th: 'ก'.repeat(optionDetailMaximum + 1), en: null }, freeFrom: { THB: 0, USD: null } };
    const faulty = [{ ...post, ...unfit, name: { th: '', en: 'Post' }, fees: { THB: null, USD: 100 } }];
    const { code, fields } = await shop.refused(shippingSetting.save, { body: faulty }, { as: administrator });
    expect([code, fields]).toEqual([
      'INPUT_ERROR',
      {
        'options.0.name.th': optionWords.problems['text.th.required'],
        'options.0.description.th': optionWords.problems['text.max'],
        'options.0.shipping_fee.THB': optionWords.problems['shipping.fee.required'],
        'options.0.free_from.THB': optionWords.problems['shipping.freeFrom.invalid'],
      },
    ]);
  });

  test('the fee is in the signed total, equal to the device’s computation', async () => {
    const { shop } = opened();
    await offer([post, pickUp]);
    for (const [items, option, fee] of [
      [['201'], post, 4_000],
      [['201'], pickUp, 0],
      [['101', '201'], post, 0],
      [['101'], post, 0],
    ] as const) {
      const body = { ...requestOf({ items }), shippingOptionId: option.id };
      const { quote: told, refusals } = await shop.call(quoteCart, { body });
      const lines = told.lines.map(({ gross: _gross, discount: _discount, net: _net, ...line }) => line);
      const terms = { currency: 'THB', lines, promotion: null, coupons: [], withholdingPercent: 0 } as const;
      const sent = shippingFee(option, lines, 'THB');
      expect(told).toEqual(quote({ ...terms, shippingFee: sent, vatEnabled: true }));
      expect([told.shippingFee, refusals]).toEqual([fee, []]);
    }
  });

  test('a product without an option is refused, and so is an option not offered; a course needs none', async () => {
    const { shop } = opened();
    await offer([post, { ...pickUp, isEnabled: false }]);
    const refusalsFor = async (items: readonly string[], shippingOptionId: string | null) =>
      (await shop.call(quoteCart, { body: { ...requestOf({ items }), shippingOptionId } })).refusals;
    expect(await refusalsFor(['201'], null)).toEqual([{ code: 'NO_SHIPPING_OPTION', itemIds: [] }]);
    expect(await refusalsFor(['201'], 'pick-up')).toEqual([{ code: 'NO_SHIPPING_OPTION', itemIds: [] }]);
    expect(await refusalsFor(['201'], 'nowhere')).toEqual([{ code: 'NO_SHIPPING_OPTION', itemIds: [] }]);
    expect(await refusalsFor(['101'], null)).toEqual([]);
    const answer = await refused(await shop.signedIn(), { shippingOptionId: null });
    expect([answer.status, answer.code]).toEqual([400, 'NO_SHIPPING_OPTION']);
  });

  test('the order stores option and address as they were; its link alone does not show the address', async () => {
    const { shop, buying, administrator } = opened();
    await offer([post]);
    const as = await shop.signedIn();
    const order = await place(as, ['201'], { delivery: typed({ recipient: '  มานี ใจดี ', postcode: '๑๐๑๑๐' }) });
    const agreed = { optionId: 'post', name: post.name, detail: null, needsAddress: true, address: parcelAddress };
    expect(order).toMatchObject({ shippingFee: 4_000, total: 28_000, shipping: agreed });

    await offer([{ ...post, name: { th: 'ชื่อใหม่', en: null }, fees: { THB: 9_900, USD: null } }]);
    const atDesk = await shop.call(adminOrder, { params: { orderId: order.id } }, { as: administrator });
    expect([atDesk.shipping, atDesk.shippingFee]).toEqual([agreed, 4_000]);
    expect((await buying.look(order, as)).shipping).toEqual(agreed);
    expect((await buying.look(order)).shipping).toEqual({ ...agreed, address: null });
  });

  test('a course stores no address, whatever is sent; nor does a pick-up', async () => {
    const { shop } = opened();
    await offer([post, pickUp]);
    expect((await place(await shop.signedIn(), ['101'], { delivery: typed() })).shipping).toBeNull();
    const taken = await place(await shop.signedIn(), ['201'], { shippingOptionId: 'pick-up', delivery: typed() });
    expect(taken.shipping).toMatchObject({ optionId: 'pick-up', needsAddress: false, address: null });
  });

  test('a missing or invalid address is reported by field, and nothing is ordered', async () => {
    const { shop } = opened();
    await offer([post]);
    const as = await shop.signedIn();
    expect((await refused(as, {})).fields).toEqual({ shipping_address: words.problems['shipping.address.required'] });
    const { fields } = await refused(as, { delivery: typed({ recipient: ' ', postcode: '1011', province: 'ไม่มี' }) });
    expect(fields).toEqual({
      'shipping_address.recipient': addresses.problems['postal.recipient.required'],
      'shipping_address.postcode': addresses.problems['postal.postcode.length'],
      'shipping_address.province': addresses.problems['postal.province.required'],
    });
  });

  test('one of the account’s own addresses is used as it is then, and no other person’s', async () => {
    const { shop } = opened();
    await offer([post]);
    const [as, other] = [await shop.signedIn(), await shop.signedIn()];
    const [saved] = await shop.call(addAddressCall, { body: parcelAddress }, { as });
    const delivery: Delivery = { kind: 'saved', addressId: saved?.id ?? '' };
    expect((await refused(other, { delivery })).fields).toEqual({
      shipping_address_id: words.problems['shipping.address.gone'],
    });
    expect((await place(as, ['201'], { delivery })).shipping?.address).toEqual(parcelAddress);
  });

  test('a typed address stays with the account where the buyer wants so, and once', async () => {
    const { shop } = opened();
    await offer([post]);
    const as = await shop.signedIn();
    await place(as, ['201'], { delivery: typed() });
    expect(await shop.call(listAddresses, {}, { as })).toEqual([]);
    const saved: Delivery = { kind: 'typed', address: parcelAddress, isSaved: true };
    await place(as, ['201'], { delivery: saved });
    await opened().ask(`update items set seats_total = 50 where id = '201'`);
    await place(as, ['201'], { delivery: saved });
    const list = await shop.call(listAddresses, {}, { as });
    expect(list.map(({ id: _id, ...address }) => address)).toEqual([{ ...parcelAddress, isDefault: true }]);
  });

  test('a list of addresses that is full holds up no order', async () => {
    const { shop } = opened();
    await offer([post]);
    const as = await shop.signedIn();
    const body = { ...parcelAddress, line: '1 ถนนสุขุมวิท' };
    for (let count = 0; count < addressesMaximum; count += 1) await shop.call(addAddressCall, { body }, { as });
    const delivery: Delivery = { kind: 'typed', address: parcelAddress, isSaved: true };
    expect((await place(as, ['201'], { delivery })).shipping?.address).toEqual(parcelAddress);
    expect((await shop.call(listAddresses, {}, { as })).length).toBe(addressesMaximum);
  });

  test('a fee that rose since the quote is asked about; one that fell is accepted', async () => {
    const { shop } = opened();
    await opened().ask(`update items set seats_total = 50 where id = '201'`);
    await offer([post]);
    const as = await shop.signedIn();
    const before = await requested(as, ['201'], { delivery: typed() });
    await offer([{ ...post, fees: { THB: 5_000, USD: null } }]);
    const asked = await shop.refused(placeOrderCall, { body: before }, { as });
    expect([asked.code, (await shop.call(listOrders, {}, { as })).total]).toEqual(['PRICE_CHANGED', 0]);
    await offer([{ ...post, fees: { THB: 3_000, USD: null } }]);
    expect(await shop.call(placeOrderCall, { body: before }, { as })).toMatchObject({
      shippingFee: 3_000,
      total: 27_000,
    });
  });

  test('a postcode is answered with its subdistricts, also those in another province', async () => {
    const { shop } = opened();
    const placesOf = (postcode: string) => shop.call(postcodePlaces, { params: { postcode } });
    const places = await placesOf('83000');
    expect(places).toContainEqual({ subdistrict: 'พรุใน', district: 'เกาะยาว', province: 'พังงา' });
    expect(places).toContainEqual({ subdistrict: 'วิชิต', district: 'เมืองภูเก็ต', province: 'ภูเก็ต' });
    expect(await placesOf('00000')).toEqual([]);
  });

  test('the e-mail says how it is sent and whom to, and never the house', async () => {
    const { shop, ask } = opened();
    await ask(`update items set seats_total = 50 where id = '201'`);
    await offer([post]);
    const buyer = await shop.signedIn();
    await ask(`update users set email_verified = true where id = '${buyer.userId}'`);
    const order = await place(buyer, ['201'], { delivery: typed() });
    const text = String(await ask(`select text from mail_messages where order_id = '${order.id}'`));
    expect(text).toContain('การจัดส่ง: ส่งธรรมดา ฿40.00');
    expect(text).toContain('ส่งถึง มานี ใจดี, กรุงเทพมหานคร 10110');
    expect(text).not.toContain(parcelAddress.line);
  });
});
