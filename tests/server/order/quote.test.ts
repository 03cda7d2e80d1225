import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { items, pricingPlans } from '../../../server/store/schema/catalogue.ts';
import { coupons } from '../../../server/store/schema/offers.ts';
import { paymentMethods } from '../../../server/store/schema/paymentMethods.ts';
import { verifyQuote } from '../../../server/useCases/order/quoteSignature.ts';
import { cartPaymentMethods } from '../../../src/contract/cart/cart.ts';
import { type QuoteRequest, quoteCart } from '../../../src/contract/order/quote.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import type { OfferFault } from '../../../src/domain/pricing/coupon.ts';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const hourMs = 3_600_000;

onDatabase('a quote', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    const add = rowsOf(database().db, clock.now);
    await add.category({ id: 'tax' });
    for (const id of ['101', '102', '105']) {
      await add.course({ id, categoryId: 'tax' });
      await add.plan({ id: `${id}a`, itemId: id, priceThb: 199_900 });
    }
    await add.course({ id: '103', categoryId: 'tax', seatsTotal: 1, seatsTaken: 1 });
    await add.plan({ id: '103a', itemId: '103', membersOnly: true });
    await add.course({ id: '104', categoryId: 'tax', registrationClosesAt: clock.now - 1, courseType: 'inClass' });
    await add.plan({ id: '104a', itemId: '104', priceThb: null, priceUsd: null });
    await add.product({ id: '201', categoryId: 'tax' });
    await add.plan({ id: '201a', itemId: '201', priceThb: 25_000, priceUsd: null });
    await add.bankTransfer();
    await add.promotion({ id: 'p10' }, ['105']);
    await add.promotion({ id: 'p5', percent: 5 }, ['105']);
    await add.promotion({ id: 'old', percent: 50, endsAt: clock.now }, ['101', '105']);
    await add.promotion({ id: 'early', percent: 50, startsAt: clock.now + 1 }, ['101', '105']);
    await add.coupon({ id: 'c100', code: 'HUNDRED' }, ['101', '102', '105']);
    await add.coupon({ id: 'full', code: 'FULL', quantity: 3, used: 2, held: 1 }, ['101']);
    await add.coupon({ id: 'card', code: 'CARD', paymentMethods: ['cardGateway'] }, ['101', '105']);
  });
  afterAll(() => shop.close());

  const p2 = { scope: 'courseCount', minimumCourses: 2 } as const;

  const line = (itemId: string, quantity = 1): QuoteRequest['lines'][number] => ({
    ...{ itemId, kind: itemId.startsWith('2') ? 'product' : 'course', planId: `${itemId}a`, quantity },
  });
  const request = (ids: readonly string[], change: Partial<QuoteRequest> = {}): QuoteRequest => ({
    ...{ lines: ids.map((id) => line(id)), promotionId: null, couponIds: [] },
    ...{ method: 'bankTransfer', withholdingPercent: 0 },
    shippingOptionId: ids.some((id) => id.startsWith('2')) ? 'post' : null,
    ...change,
  });
  const quoted = (ids: readonly string[], change: Partial<QuoteRequest> = {}) =>
    shop.call(quoteCart, { body: request(ids, change) });
  const withSettings = async (change: Partial<SiteSettings>) => {
    const as = await shop.signedIn('administrator');
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, ...change } }, { as });
  };

  test('is the shop’s own price, with VAT in it', async () => {
    const { quote, refusals } = await quoted(['101', '201']);
    expect(quote).toMatchObject({ price: 224_900, discount: 0, total: 224_900, vat: { net: 210_187, vat: 14_713 } });
    expect(refusals).toEqual([]);
  });

  test('a course is one, a product as many as asked', async () => {
    const { quote } = await quoted([], { lines: [line('101', 5), line('201', 5)] });
    expect(quote.lines.map(({ quantity }) => quantity)).toEqual([1, 5]);
  });

  test('is signed for an hour; another figure or another secret is not', async () => {
    const { quote, signature, expiresAt } = await quoted(['101']);
    const secret = shop.parts.config.secrets.QUOTE_SECRET;
    expect(expiresAt).toBe(clock.now + hourMs);
    expect(verifyQuote(secret, signature, quote, clock.now)).toBe('valid');
    expect(verifyQuote(secret, signature, quote, expiresAt)).toBe('expired');
    expect(verifyQuote(secret, signature, { ...quote, total: quote.total - 1 }, clock.now)).toBe('forged');
    expect(verifyQuote('another', signature, quote, clock.now)).toBe('forged');
    const later = signature.replace(/^\d+/, (time) => String(Number(time) + hourMs));
    expect(verifyQuote(secret, later, quote, clock.now)).toBe('forged');
    expect(verifyQuote(secret, 'nonsense', quote, clock.now)).toBe('forged');
  });

  test('takes off the promotion or the coupon that was asked for and fits', async () => {
    const promoted = await quoted(['105', '102'], { promotionId: 'p10' });
    expect(promoted.quote).toMatchObject({ discount: 19_990, offers: [{ kind: 'promotion', id: 'p10' }] });
    const couponed = await quoted(['101', '102'], { couponIds: ['c100'] });
    expect(couponed.quote).toMatchObject({ discount: 20_000, offers: [{ kind: 'coupon', code: 'HUNDRED' }] });
    const both = await quoted(['105'], { promotionId: 'p10', couponIds: ['c100'] });
    expect(both.quote.offers.map(({ kind }) => kind)).toEqual(['coupon']);
    expect((await quoted(['101'], { promotionId: 'old' })).quote).toMatchObject({ discount: 0, offers: [] });
  });

  test.each([null, 'p5', 'old', 'early', 'p10'])(
    'takes off the best promotion of now, whichever the device knows of: %s',
    async (promotionId) => {
      const { quote, refusals } = await quoted(['105'], { promotionId });
      expect(quote).toMatchObject({ discount: 19_990, offers: [{ kind: 'promotion', id: 'p10' }] });
      expect(refusals).toEqual([]);
    },
  );

  test.each([
    ['p5', 'p5', 9_995],
    [null, null, 0],
    ['old', 'p10', 19_990],
  ])('takes off the promotion that the buyer chose while the cart allows it: %s', async (promotionId, id, discount) => {
    const { quote, refusals } = await quoted(['105'], { promotionId, isPromotionChosen: true });
    expect([quote.discount, ...quote.offers.map((offer) => offer.id)]).toEqual(id === null ? [0] : [discount, id]);
    expect(refusals).toEqual([]);
  });

  test('where both exclude each other, names the coupon, and the promotion once no coupon counts', async () => {
    const named = async (couponIds: readonly string[]) =>
      (await quoted(['105'], { promotionId: 'p10', couponIds })).quote.offers.map(({ kind, id }) => [kind, id]);
    expect(await named(['c100'])).toEqual([['coupon', 'c100']]);
    expect(await named([])).toEqual([['promotion', 'p10']]);
    // A coupon that does not count excludes nothing; it refuses the order with its own code.
    expect(await named(['card'])).toEqual([['promotion', 'p10']]);
  });

  const couponRefused = (reason: OfferFault) => ({ code: 'COUPON_NOT_AVAILABLE', itemIds: [], reason });

  test('tells why a coupon does not apply, without revealing its code by an id', async () => {
    const full = await quoted(['101'], { couponIds: ['full'] });
    expect([full.quote.discount, full.refusals]).toEqual([0, [couponRefused('couponFull')]]);
    const card = await quoted(['101'], { couponIds: ['card'] });
    expect([card.quote.discount, card.refusals]).toEqual([0, [couponRefused('notForOfferedMethods')]]);
    const both = await quoted(['101'], { couponIds: ['c100', 'full', 'card'] });
    expect([both.quote.discount, both.refusals]).toEqual([
      10_000,
      [couponRefused('couponFull'), couponRefused('oneCouponPerOrder')],
    ]);
  });

  test('a coupon that is named twice counts once and refuses the order as a duplicate', async () => {
    const twice = await quoted(['101'], { couponIds: ['c100', 'c100'] });
    expect([twice.quote.discount, twice.refusals]).toEqual([10_000, [couponRefused('duplicateCoupon')]]);
  });

  test('distinguishes a coupon of another offered method from one without any offered method', async () => {
    await shop.parts.db.insert(paymentMethods).values({ method: 'cardGateway', isOn: true, position: 9 });
    const card = await quoted(['101'], { couponIds: ['card'] });
    expect(card.refusals).toEqual([couponRefused('notForThisPaymentMethod')]);
    const withCard = await quoted(['101'], { couponIds: ['card'], method: 'cardGateway' });
    expect([withCard.quote.discount, withCard.refusals]).toEqual([10_000, []]);
    await shop.parts.db.delete(paymentMethods).where(eq(paymentMethods.method, 'cardGateway'));
  });

  test.each([
    ['lists none of its courses', 'notForTheseCourses', { id: 'else', code: 'ELSE' }, ['102']],
    ['is P2 and has too few of its courses', 'notEnoughCourses', { id: 'pair', code: 'PAIR', ...p2 }, ['101', '102']],
    [
      'takes nothing off in the currency of the shop',
      'notForThisCurrency',
      { id: 'usd', code: 'USD', amountThb: 0, amountUsd: 500 },
      ['101'],
    ],
    ['has no way to pay', 'couponHasNoPaymentMethod', { id: 'noway', code: 'NOWAY', paymentMethods: [] }, ['101']],
  ] satisfies [string, OfferFault, object, string[]][])('refuses a coupon that %s', async (_, reason, row, itemIds) => {
    await rowsOf(database().db, clock.now).coupon(row, itemIds);
    const { quote, refusals } = await quoted(['101'], { couponIds: [row.id] });
    expect([quote.discount, refusals]).toEqual([0, [couponRefused(reason)]]);
  });

  test('takes a P2 coupon off once, over the courses that it lists, as soon as there are enough', async () => {
    const { quote, refusals } = await quoted(['101', '102', '201'], { couponIds: ['pair'] });
    expect([quote.lines.map(({ discount }) => discount), refusals]).toEqual([[5_000, 5_000, 0], []]);
  });

  test('applies one coupon where one is allowed: the first; and every suitable one where several are', async () => {
    const both = { couponIds: ['c100', 'pair'] };
    const one = await quoted(['101', '102'], both);
    expect([one.quote.discount, one.refusals]).toEqual([20_000, [couponRefused('oneCouponPerOrder')]]);
    await withSettings({ oneCouponPerOrder: false });
    const several = await quoted(['101', '102'], both);
    expect([several.quote.discount, several.refusals]).toEqual([30_000, []]);
    await withSettings({});
  });

  test('does not find an offer that there is not', async () => {
    const coupon = await quoted(['101'], { couponIds: ['nowhere'] });
    expect([coupon.quote.discount, coupon.refusals]).toEqual([
      0,
      [{ code: 'NOT_FOUND', itemIds: [], reason: 'noSuchCoupon' }],
    ]);
    const promotion = await quoted(['101'], { promotionId: 'nowhere' });
    expect([promotion.quote.discount, promotion.refusals]).toEqual([
      0,
      [{ code: 'NOT_FOUND', itemIds: [], reason: 'noSuchPromotion' }],
    ]);
    // An ended one is left out: the total has changed, and the buyer is asked.
    expect((await quoted(['101'], { promotionId: 'old' })).refusals).toEqual([]);
  });

  test('names everything that would refuse the order, all at once', async () => {
    const { quote, refusals } = await quoted(['103', '104', '999', '101', '101'], { method: 'wallet' });
    expect(quote.lines.map(({ itemId }) => itemId)).toEqual(['103', '101', '101']);
    expect(refusals).toEqual([
      { code: 'COURSE_DUPLICATE', itemIds: ['101'], reason: 'twiceInCart' },
      { code: 'MISSING_PRICING', itemIds: ['104', '999'] },
      { code: 'NO_PAYMENT_METHOD', itemIds: [] },
      { code: 'MEMBERS_ONLY', itemIds: ['103'] },
      { code: 'REGISTRATION_CLOSED', itemIds: ['104'] },
      { code: 'NO_MORE_SEAT', itemIds: ['103'] },
    ]);
    expect((await quoted([])).refusals).toEqual([{ code: 'CART_EMPTY', itemIds: [] }]);
  });

  test('tells a total that is too small for a card, and none while a line has no price', async () => {
    await shop.parts.db.insert(paymentMethods).values({ method: 'cardToken', isOn: true, position: 9 });
    const priced = (priceThb: number) =>
      shop.parts.db.update(pricingPlans).set({ priceThb }).where(eq(pricingPlans.id, '102a'));
    const refusals = async (ids: readonly string[]) => (await quoted(ids, { method: 'cardToken' })).refusals;
    await priced(1_999);
    expect(await refusals(['102'])).toEqual([{ code: 'BELOW_MINIMUM', itemIds: [] }]);
    expect(await refusals(['102', '999'])).toEqual([{ code: 'MISSING_PRICING', itemIds: ['999'] }]);
    await priced(2_000);
    expect(await refusals(['102'])).toEqual([]);
    await priced(199_900);
    await shop.parts.db.delete(paymentMethods).where(eq(paymentMethods.method, 'cardToken'));
  });

  test('names the group of a course behind the checks of the specification', async () => {
    const settings = { courseAccessByGroup: true, userGroupsEnabled: true };
    await shop.parts.db
      .update(items)
      .set({ userGroupIds: ['nobody'] })
      .where(eq(items.id, '102'));
    await withSettings(settings);
    const codes = async (ids: readonly string[], change: Partial<QuoteRequest> = {}) =>
      (await quoted(ids, change)).refusals.map(({ code }) => code);
    expect(await codes(['102', '102'], { method: 'wallet' })).toEqual([
      ...['COURSE_DUPLICATE', 'NO_PAYMENT_METHOD', 'COURSE_ACCESS_DENIED'],
    ]);
    expect(await codes(['102', '201'], { shippingOptionId: null, couponIds: ['nothing'] })).toEqual([
      ...['NO_SHIPPING_OPTION', 'COURSE_ACCESS_DENIED', 'NOT_FOUND'],
    ]);
    await shop.parts.db.update(items).set({ userGroupIds: [] }).where(eq(items.id, '102'));
    await withSettings({});
  });

  test('a course whose showing has ended is not sold any more, from that instant on', async () => {
    await shop.parts.db
      .update(items)
      .set({ publishEndsAt: clock.now + 1 })
      .where(eq(items.id, '101'));
    expect((await quoted(['101'])).refusals).toEqual([]);
    clock.forward(1);
    expect((await quoted(['101'])).refusals).toEqual([{ code: 'REGISTRATION_CLOSED', itemIds: ['101'] }]);
    clock.forward(-1);
    await shop.parts.db.update(items).set({ publishEndsAt: null }).where(eq(items.id, '101'));
  });

  test('a staff account cannot buy', async () => {
    const as = await shop.signedIn('instructor');
    const { refusals } = await shop.call(quoteCart, { body: request(['101']) }, { as });
    expect(refusals).toEqual([{ code: 'BUYER_NOT_ALLOWED', itemIds: [] }]);
  });

  test('has the tax that is to be withheld, where the shop lets it be', async () => {
    const withheld = { withholding: 11_209, withholdingPercent: 3, total: 388_591, vat: { gross: 399_800 } };
    expect((await quoted(['101', '102'], { withholdingPercent: 3 })).quote).toMatchObject(withheld);
    expect((await quoted(['101', '102'], { withholdingPercent: 1 })).quote.withholding).toBe(3_736);
    for (const off of ['withholdingEnabled', 'taxInvoiceEnabled', 'taxSystemEnabled', 'taxAddOnEnabled']) {
      await withSettings({ [off]: false });
      const { quote } = await quoted(['101', '102'], { withholdingPercent: 3 });
      expect(quote).toMatchObject({ withholding: 0, withholdingPercent: 0, total: 399_800 });
    }
    await withSettings({});
  });

  test('equals the device’s computation to the satang', async () => {
    const prices: Record<string, number> = { 101: 199_900, 102: 199_900, 201: 25_000 };
    for (const vatEnabled of [true, false]) {
      await withSettings({ vatEnabled });
      for (const ids of [['101'], ['201'], ['101', '102'], ['101', '102', '201']]) {
        for (const withholdingPercent of [0, 1, 3] as const) {
          const asked = request(ids, { withholdingPercent });
          const lines = asked.lines.map((one) => ({ ...one, unitPrice: prices[one.itemId]! }));
          const terms = { currency: 'THB', promotion: null, coupons: [], shippingFee: 0 } as const;
          const onDevice = quote({ ...terms, lines, withholdingPercent, vatEnabled });
          expect((await shop.call(quoteCart, { body: asked })).quote).toEqual(onDevice);
        }
      }
    }
    await withSettings({});
  });

  test('a plan of another course, or a removed one, has no price', async () => {
    const foreign = await quoted([], { lines: [{ ...line('101'), planId: '102a' }] });
    expect(foreign.refusals).toEqual([{ code: 'MISSING_PRICING', itemIds: ['101'] }]);
    await database().db.update(pricingPlans).set({ deletedAt: clock.now }).where(eq(pricingPlans.id, '102a'));
    expect((await quoted(['102'])).refusals[0]?.code).toBe('MISSING_PRICING');
    await database().db.update(pricingPlans).set({ deletedAt: null }).where(eq(pricingPlans.id, '102a'));
  });

  test('follows the price and the place at once', async () => {
    await database().db.update(pricingPlans).set({ priceThb: 150_000 }).where(eq(pricingPlans.id, '102a'));
    expect((await quoted(['102'])).quote.total).toBe(150_000);
    await database().db.update(items).set({ isLocked: true }).where(eq(items.id, '102'));
    expect((await quoted(['102'])).refusals).toEqual([{ code: 'REGISTRATION_CLOSED', itemIds: ['102'] }]);
    await database().db.update(items).set({ isLocked: false }).where(eq(items.id, '102'));
  });

  describe('by the site’s settings', () => {
    test('without VAT, and with both kinds of offer', async () => {
      await withSettings({ vatEnabled: false, couponExcludesPromotion: false });
      const { quote } = await quoted(['105'], { promotionId: 'p10', couponIds: ['c100'] });
      expect(quote).toMatchObject({ discount: 29_990, vat: { vat: 0 }, total: 169_910 });
    });

    test('in dollars only items with a dollar price, and no transfer', async () => {
      await withSettings({ currency: 'USD' });
      const { quote, refusals } = await quoted(['101', '201']);
      expect(quote).toMatchObject({ currency: 'USD', total: 3_000 });
      expect(refusals).toEqual([
        { code: 'NO_PAYMENT_METHOD', itemIds: [] },
        { code: 'MISSING_USD_PRICE', itemIds: ['201'] },
      ]);
      expect(await shop.call(cartPaymentMethods)).toEqual([]);
      // The discount is the amount in dollars.
      await rowsOf(database().db, clock.now).coupon({ id: 'purse', code: 'PURSE', paymentMethods: ['wallet'] }, [
        '101',
      ]);
      const couponed = await quoted(['101'], { couponIds: ['purse'], method: 'wallet' });
      expect(couponed.quote).toMatchObject({ discount: 300, total: 2_700 });
      // A coupon for transfers is useless here, even before a method is chosen.
      const unused = await quoted(['101'], { couponIds: ['c100'], method: null });
      expect(unused.quote).toMatchObject({ discount: 0, total: 3_000 });
      expect(unused.refusals).toContainEqual(couponRefused('notForOfferedMethods'));
      await withSettings({});
    });
  });

  test('coupon counts stay as they were: a quote holds nothing', async () => {
    const [row] = await database().db.select().from(coupons).where(eq(coupons.id, 'c100'));
    expect(row).toMatchObject({ used: 0, held: 0 });
  });
});
