import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  adminCoupon,
  adminCoupons,
  couponCodes,
  couponResource,
  couponTrial,
  exportCoupons,
  promotionResource,
  promotionTrial,
} from '../../../src/contract/administration/adminOffers.ts';
import { cancelUnpaidOrder } from '../../../src/contract/administration/orderPayments.ts';
import { couponByCode } from '../../../src/contract/cart/coupon.ts';
import { listPromotions } from '../../../src/contract/cart/promotion.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import type { CouponDraft, PromotionDraft } from '../../../src/domain/pricing/shopOffer.ts';
import { shopOffers as words } from '../../../src/i18n/th/buying/shopOffers.ts';
import { requestOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';

/** Course 101 costs 1,000.00. */
const terms: Pick<CouponDraft, 'scope' | 'discount' | 'courseIds' | 'isOn' | 'startsAt' | 'endsAt'> = {
  ...{ scope: { kind: 'perCourse' }, discount: { kind: 'percent', percent: 10 }, courseIds: ['101'] },
  ...{ isOn: true, startsAt: null, endsAt: null },
};
const couponOf = (changes: Partial<CouponDraft> = {}): CouponDraft => ({
  ...{ code: 'desk10', label: null, paymentMethods: ['bankTransfer'], onePerUser: false, quantity: null },
  ...terms,
  ...changes,
});
const promotionOf = (changes: Partial<PromotionDraft> = {}): PromotionDraft => ({
  ...{ title: { th: 'เปิดร้าน', en: null }, descriptions: [{ th: 'ทุกวัน', en: null }] },
  ...terms,
  ...changes,
});

onOrderShop('offers at the desk', (opened) => {
  const add = (draft: CouponDraft) =>
    opened().shop.call(couponResource.add, { body: { draft, revision: '' } }, { as: opened().administrator });
  const change = (couponId: string, draft: CouponDraft, revision: string) => ({
    params: { couponId },
    body: { draft, revision },
  });

  test('a coupon is found by its code as soon as it is added, and no more when it is switched off', async () => {
    const { shop, administrator: as } = opened();
    const { code, id, revision, courses } = await add(couponOf());
    expect([code, courses.map((course) => course.id)]).toEqual(['DESK10', ['101']]);
    const found = () => shop.call(couponByCode, { body: { code: 'desk10' } });
    expect((await found()).map((coupon) => coupon.id)).toEqual([id]);
    await shop.call(couponResource.change, change(id, couponOf({ isOn: false }), revision), { as });
    expect((await shop.refused(couponByCode, { body: { code: 'desk10' } })).code).toBe('NOT_FOUND');
    await shop.call(couponResource.remove, { params: { couponId: id } }, { as });
    expect((await shop.refused(adminCoupon, { params: { couponId: id } }, { as })).code).toBe('NOT_FOUND');
  });

  test('bad terms are refused at their fields, and a code is there once', async () => {
    const { shop, administrator: as } = opened();
    await add(couponOf({ code: 'once' }));
    const draft = couponOf({
      ...{ code: 'ONCE', quantity: 0, paymentMethods: [], courseIds: ['201'] },
      discount: { kind: 'percent', percent: 12.5 },
    });
    const refused = await shop.refused(couponResource.add, { body: { draft, revision: '' } }, { as });
    expect(refused.fields).toEqual({
      code: words.problems['coupon.code.taken'],
      quantity: words.problems['coupon.quantity.invalid'],
      payment_method: words.problems['coupon.methods.required'],
      courses: words.problems['offer.courses.unknown'],
      discount_amont: words.problems['offer.percent.invalid'],
    });
  });

  test('of two editors who save at the same moment, the second is told', async () => {
    const { shop, administrator: as } = opened();
    const { id, revision } = await add(couponOf({ code: 'RACE' }));
    const save = (percent: number) =>
      shop.send(
        couponResource.change,
        change(id, couponOf({ code: 'RACE', discount: { kind: 'percent', percent } }), revision),
        { as, key: randomUUID() },
      );
    const codes = (await Promise.all([save(20), save(30), save(40)])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409, 409]);
  });

  test('a coupon that an order took keeps its uses and cannot be removed, and the second editor is told', async () => {
    const { shop, administrator: as, buying } = opened();
    const { id, revision } = await add(couponOf({ code: 'TAKEN', quantity: 2 }));
    await buying.place(await shop.signedIn('student'), { items: ['101'], couponIds: [id] });
    const taken = await shop.call(adminCoupon, { params: { couponId: id } }, { as });
    expect([taken.used, taken.isTaken, taken.revision]).toEqual([1, true, revision]);
    expect((await shop.refused(couponResource.remove, { params: { couponId: id } }, { as })).code).toBe(
      'STATUS_CONFLICT',
    );
    const changed = await shop.call(
      couponResource.change,
      change(id, couponOf({ code: 'TAKEN', quantity: 1 }), revision),
      { as },
    );
    expect(changed.quantity).toBe(1);
    const late = await shop.refused(couponResource.change, change(id, couponOf({ code: 'TAKEN' }), revision), { as });
    expect(late.code).toBe('CHANGED_MEANWHILE');
  });

  test('codes are made together, found by their label and exported', async () => {
    const { shop, administrator: as } = opened();
    const draft = couponOf({ code: 'fair-', label: 'งานหนังสือ', quantity: 1 });
    expect(await shop.call(couponCodes, { body: { draft, count: 25 } }, { as })).toEqual({ count: 25 });
    const page = await shop.call(adminCoupons, { query: { keyword: 'งานหนังสือ', pageSize: 10 } }, { as });
    expect([page.total, page.rows.length]).toEqual([25, 10]);
    const all = await shop.call(exportCoupons, { query: { keyword: 'งานหนังสือ' } }, { as });
    expect(new Set(all.map(({ code }) => code)).size).toBe(25);
    expect(all.every(({ code }) => /^FAIR-[A-Z2-9]{10}$/.test(code))).toBe(true);
    const many = await shop.refused(couponCodes, { body: { draft, count: 1_001 } }, { as });
    expect(many.fields).toEqual({ count: words.problems['coupon.count.invalid'] });
  });

  test('a trial gives the total that the cart will have, and saves nothing', async () => {
    const { shop, administrator: as } = opened();
    const draft = couponOf({ code: 'TRIAL', discount: { kind: 'amount', amounts: { THB: 50_000, USD: 0 } } });
    const trial = await shop.call(couponTrial, { body: { draft, sample: ['101'] } }, { as });
    expect([trial.quote.price, trial.quote.discount, trial.quote.total]).toEqual([100_000, 50_000, 50_000]);
    expect((await shop.refused(couponByCode, { body: { code: 'TRIAL' } })).code).toBe('NOT_FOUND');
    const { id } = await add(draft);
    const { quote } = await shop.call(quoteCart, { body: requestOf({ items: ['101'], couponIds: [id] }) });
    expect(quote.total).toBe(trial.quote.total);
    const misfit = { ...draft, scope: { kind: 'courseCount', minimumCourses: 2 }, courseIds: ['101', '102'] } as const;
    const short = await shop.call(couponTrial, { body: { draft: misfit, sample: ['101'] } }, { as });
    expect(short.quote.discount).toBe(0);
    expect(short.refusals).toContainEqual({ code: 'COUPON_NOT_AVAILABLE', reason: 'notEnoughCourses' });
  });

  test('a promotion runs as soon as it is saved, and its change is tried without itself', async () => {
    const { shop, buying, administrator: as } = opened();
    const save = { body: { draft: promotionOf(), revision: '' } };
    const { id, revision } = await shop.call(promotionResource.add, save, { as });
    const shown = async () => (await shop.call(listPromotions, {})).find((each) => each.id === id);
    expect(await shown()).toMatchObject({ title: { th: 'เปิดร้าน' }, discount: { percent: 10 } });
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'], promotionId: id });
    const used = async () => (await shop.call(promotionResource.list, {}, { as })).find((each) => each.id === id)?.used;
    expect(await used()).toBe(1);
    await shop.call(cancelUnpaidOrder, { params: { orderId: order.id }, body: { reason: null } }, { as });
    expect(await used()).toBe(0);
    const less = promotionOf({ discount: { kind: 'percent', percent: 5 }, startsAt: opened().clock.now + 86_400_000 });
    const trial = await shop.call(promotionTrial, { body: { draft: less, sample: ['101'], replacedId: id } }, { as });
    expect(trial.quote.discount).toBe(5_000);
    await shop.call(promotionResource.change, { params: { promotionId: id }, body: { draft: less, revision } }, { as });
    expect(await shown()).toBeUndefined();
    await shop.call(promotionResource.remove, { params: { promotionId: id } }, { as });
    expect((await shop.call(promotionResource.list, {}, { as })).some((each) => each.id === id)).toBe(false);
  });
});
