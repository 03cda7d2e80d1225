import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { items, pricingPlans } from '../../../server/store/schema/catalogue.ts';
import { promotions } from '../../../server/store/schema/offers.ts';
import { adminOrder } from '../../../src/contract/administration/administration.ts';
import { listPromotions } from '../../../src/contract/cart/promotion.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { choosePromotion } from '../../../src/domain/pricing/promotion.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { sortCourses } from '../../../src/features/promotion/promotionCourses.ts';
import { requestOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const dayMs = 86_400_000;

onOrderShop('promotions', (opened) => {
  const list = () => opened().shop.call(listPromotions);
  const inject = (headers: Record<string, string> = {}) => opened().shop.inject({ url: listPromotions.path, headers });

  test('are the running ones, with their items on sale, and recently ended ones', async () => {
    const { shop, clock } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    const descriptions = [{ th: 'ลดทุกคอร์ส', en: 'Off each of them' }];
    await add.promotion({ id: 'each', titleEn: 'Ten percent', descriptions, endsAt: clock.now + dayMs }, [
      ...['102', '101', '110'],
    ]);
    const three = { scope: 'courseCount', minimumCourses: 2, discountKind: 'amount', percent: null } as const;
    await add.promotion({ id: 'pair', ...three, amountThb: 30_000, amountUsd: 900 }, ['101', '102', '103']);
    await add.promotion({ id: 'just-over', endsAt: clock.now }, ['101']);
    await add.promotion({ id: 'long-over', endsAt: clock.now - 90 * dayMs }, ['101']);
    await add.promotion({ id: 'early', startsAt: clock.now + dayMs }, ['101']);
    await add.promotion({ id: 'off', isOn: false }, ['101']);
    await add.plan({ id: '101hidden', itemId: '101', isShown: false });
    await add.plan({ id: '101own', itemId: '101', freeForOwnersOf: ['102'] });
    await add.plan({ id: '101renew', itemId: '101', pricingType: 'renew' });
    await shop.parts.db.update(items).set({ deletedAt: clock.now }).where(eq(items.id, '103'));

    const found = await list();
    expect(found.map(({ id }) => id)).toEqual(['each', 'just-over', 'pair']);
    const [each, , pair] = found;
    expect(each).toMatchObject({
      title: { th: 'โปรโมชัน', en: 'Ten percent' },
      endsAt: clock.now + dayMs,
      courseIds: ['101', '102', '110'],
      scope: { kind: 'perCourse' },
      discount: { kind: 'percent', percent: 10 },
    });
    expect(each?.courses.map(({ id }) => id)).toEqual(['101', '102', '110']);
    expect(each?.plans.map(({ id }) => id)).toEqual(['101a', '102a', '110a']);
    expect(pair).toMatchObject({
      endsAt: null,
      scope: { kind: 'courseCount', minimumCourses: 2 },
      discount: { kind: 'amount', amounts: { THB: 30_000, USD: 900 } },
    });
    expect(pair?.courses.map(({ id }) => id)).toEqual(['101', '102']);
  });

  test('are spelled as the specification does', async () => {
    const [each, , pair] = (await inject()).json().data;
    expect(each).toMatchObject({ promotion_type: 'P1', number_of_course: null, discount_type: 'percent' });
    expect(each).toMatchObject({ discount_amont: 10, discount_amount_usd: null, courses: ['101', '102', '110'] });
    expect(pair).toMatchObject({ promotion_type: 'P2', number_of_course: 2, discount_type: 'amount' });
    expect(pair).toMatchObject({ discount_amont: 300, discount_amount_usd: 9 });
    expect(pair.coursesInPromotion).toHaveLength(2);
    expect([each.description_list, pair.description_list]).toEqual([[{ th: 'ลดทุกคอร์ส', en: 'Off each of them' }], []]);
  });

  test('are named by the course, in the specified fields, until they end', async () => {
    const { shop, clock } = opened();
    const { db } = shop.parts;
    await db.update(items).set({ teaserName: 'film', summaryTh: 'สรุปสั้น' }).where(eq(items.id, '101'));
    const ask = () => shop.inject({ url: '/public/courses/101-item/0' });
    const { data } = (await ask()).json();
    expect(data).toMatchObject({
      ...{ id: '101', course_type: 'course', custom_text_language_key: 'course' },
      ...{ courseType: data.listing.courseType, seat: data.listing.seat, link_path: data.listing.link_path },
    });
    expect(data.courseType).toEqual(expect.any(String));
    expect(data.link_path).toEqual(expect.any(String));
    const { video, ...preview } = data.preview;
    expect(preview).toMatchObject({
      ...{ videoUrl: video.videoUrl, videoName: data.courseDescription.title },
      videoDesc: { th: 'สรุปสั้น', en: null },
    });
    expect(data.promotion.map(({ id }: { id: string }) => id)).toEqual(['each', 'pair']);
    expect(data.promotion[0].title).toEqual({ th: 'โปรโมชัน', en: 'Ten percent' });

    clock.forward(dayMs);
    expect((await ask()).json().data.promotion.map(({ id }: { id: string }) => id)).toEqual(['early', 'pair']);
    clock.forward(-dayMs);
  });

  test('are not sent twice, and again after each change of them, of a price, and of their period', async () => {
    const { shop, clock } = opened();
    const { db } = shop.parts;
    const tagNow = async () => String((await inject()).headers.etag);
    const first = await inject();
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const tags = [String(first.headers.etag)];
    const again = await inject({ 'if-none-match': tags[0] ?? '' });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    await db.update(promotions).set({ percent: 12 }).where(eq(promotions.id, 'each'));
    tags.push(await tagNow());
    await db.update(pricingPlans).set({ priceThb: 90_000 }).where(eq(pricingPlans.id, '101a'));
    await db
      .update(items)
      .set({ updatedAt: clock.now + 1 })
      .where(eq(items.id, '101'));
    tags.push(await tagNow());
    clock.forward(dayMs);
    tags.push(await tagNow());
    expect(new Set(tags).size).toBe(tags.length);
    expect((await list()).map(({ id }) => id)).toContain('early');
  });

  test('the device’s best one is the one of quote, order and administration', async () => {
    const { shop, buying, clock, administrator } = opened();
    const buyer = await shop.signedIn();
    const lines = [
      { itemId: '101', kind: 'course', left: 90_000 },
      { itemId: '102', kind: 'course', left: 100_000 },
    ] as const;
    const use = { lines, currency: 'THB', couponCount: 0, couponExcludesPromotion: true } as const;
    const { promotion } = choosePromotion(await list(), use, clock.now);
    expect(promotion?.id).toBe('pair');
    const order = await buying.place(buyer, { items: ['101', '102'], promotionId: 'pair' });
    expect(order).toMatchObject({ price: 190_000, discount: 30_000, total: 160_000 });
    const seen = await shop.call(adminOrder, { params: { orderId: order.id } }, { as: administrator });
    expect(seen).toMatchObject({ discount: 30_000, total: 160_000 });
  });

  test('an ended one discounts nothing, whatever a device believes', async () => {
    const { shop, clock } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    await add.course({ id: '130', categoryId: 'data' });
    await add.plan({ id: '130a', itemId: '130' });
    await add.promotion({ id: 'over', endsAt: clock.now }, ['130']);
    const body = requestOf({ items: ['130'], promotionId: 'over' });
    expect((await shop.call(quoteCart, { body })).quote.discount).toBe(0);
  });

  test('a course with limited sale has no plan in it, and the device adds none; refreshed in its time', async () => {
    const { shop, clock, administrator } = opened();
    const { db } = shop.parts;
    const add = rowsOf(db, clock.now);
    const closing = {
      '301': {},
      '302': { isLocked: true },
      '303': { registrationOpensAt: clock.now + dayMs },
      '304': { registrationClosesAt: clock.now - 1 },
      '305': { userGroupIds: ['some'] },
      '306': { publishEndsAt: clock.now + dayMs },
    };
    for (const [id, more] of Object.entries(closing)) {
      await add.course({ id, categoryId: 'data', ...more });
      await add.plan({ id: `${id}a`, itemId: id });
    }
    await add.promotion({ id: 'closing' }, Object.keys(closing));
    const guest = { isMember: false, ordered: [], cartLines: [], currency: 'THB' } as const;
    const sorted = async () => {
      const found = (await list()).find(({ id }) => id === 'closing');
      expect(found?.courses.map(({ id }) => id)).toEqual(Object.keys(closing));
      const { toAdd, closed } = sortCourses(found ?? expect.unreachable('the promotion runs'), guest);
      return { toAdd: toAdd.map(({ plan }) => plan.id), closed: closed.map(({ id }) => id) };
    };
    expect(await sorted()).toEqual({ toAdd: ['301a', '305a', '306a'], closed: ['302', '303', '304'] });
    const tag = String((await inject()).headers.etag);

    clock.forward(dayMs / 2);
    expect((await inject({ 'if-none-match': tag })).statusCode).toBe(304);
    clock.forward(dayMs / 2);
    expect((await inject({ 'if-none-match': tag })).statusCode).toBe(200);
    expect(await sorted()).toEqual({ toAdd: ['301a', '303a', '305a'], closed: ['302', '304', '306'] });

    const enforced = { ...defaultSiteSettings, userGroupsEnabled: true, courseAccessByGroup: true };
    await shop.call(saveSettings, { body: enforced }, { as: administrator });
    expect(await sorted()).toEqual({ toAdd: ['301a', '303a'], closed: ['302', '304', '305', '306'] });
  });
});
