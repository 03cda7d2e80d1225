import { beforeAll, describe, expect, test } from 'vitest';
import { getPricingPlans } from '../../../src/contract/cart/cart.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { courseViewer } from '../../../src/contract/catalogue/courseViewer.ts';
import { placeOrderCall } from '../../../src/contract/order/order.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import { requestOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { SignedInVisitor, Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const dayMs = 86_400_000;

onOrderShop('pricing plans', (opened) => {
  /** Owns the courses 101 and 102. */
  let owner: SignedInVisitor;
  let student: SignedInVisitor;

  beforeAll(async () => {
    const { shop, buying, administrator, clock } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    await add.course({ id: '130', categoryId: 'data' });
    const plan = (id: string, more: object = {}) => add.plan({ id, itemId: '130', isDefault: false, ...more });
    await plan('130a', { isDefault: true, termAmount: 10, termUnit: 'day' });
    await plan('130member', { membersOnly: true, priceThb: 80_000, position: 2 });
    await plan('130owner', { freeForOwnersOf: ['101', '102'], type: 'free', priceThb: 0, priceUsd: 0, position: 3 });
    await plan('130hidden', { isShown: false, priceThb: 100, position: 4 });
    await plan('130unpriced', { priceThb: null, position: 5 });
    await plan('130renew', { pricingType: 'renew', priceThb: 50_000, position: 6 });
    await plan('130other', { pricingType: 'other', position: 7 });
    student = await shop.signedIn('student');
    owner = await shop.signedIn('student');
    await buying.approved(owner, administrator, { items: ['101', '102'] });
  });

  const plansOf = async (as: Visitor, courseId = '130') =>
    (await opened().shop.call(courseViewer, { params: { id: courseId } }, { as })).ownPlans.map(({ id }) => id);
  const lineOf = (planId: string) => {
    const request = requestOf({ items: ['130'] });
    return { ...request, lines: request.lines.map((line) => ({ ...line, planId })) };
  };
  const quoted = (as: Visitor, planId: string) => opened().shop.call(quoteCart, { body: lineOf(planId) }, { as });
  const refusalOf = async (as: Visitor, planId: string) => (await quoted(as, planId)).refusals.map(({ code }) => code);

  describe('which are shown', () => {
    test('everybody gets a guest’s answer', async () => {
      const course = await opened().shop.call(courseDetail, { params: { slug: '130-item', n: '0' } });
      expect(course.plans.map(({ id }) => id)).toEqual(['130a', '130member']);
    });

    test('a person’s own come from a private call', async () => {
      const { shop } = opened();
      expect(await plansOf(shop.visitor())).toEqual([]);
      expect(await plansOf(student)).toEqual(['130a', '130member']);
      expect(await plansOf(owner)).toEqual(['130a', '130member', '130owner']);
      const answer = await shop.inject({ url: '/public/courses/130/viewer' }, owner);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.json().data.priceDetailByUserId).toHaveLength(3);
    });

    test('the cart’s answer has neither hidden plans nor those for owners of another course', async () => {
      const known = async (as: Visitor) =>
        (await opened().shop.call(getPricingPlans, { body: { itemIds: ['130'] } }, { as })).map(({ id }) => id);
      const common = ['130a', '130member', '130unpriced', '130renew', '130other'];
      expect(await known(opened().shop.visitor())).toEqual(common);
      expect(await known(student)).toEqual(common);
      expect(await known(owner)).toEqual([...common.slice(0, 2), '130owner', ...common.slice(2)]);
    });
  });

  describe('which may be ordered', () => {
    test.each(['130hidden', '130unpriced', '130renew', '130other', '130owner', '101a'])(
      'not %s, by a person who may not choose it',
      async (planId) => {
        expect(await refusalOf(student, planId)).toContain('MISSING_PRICING');
        expect(await refusalOf(opened().shop.visitor(), planId)).toContain('MISSING_PRICING');
      },
    );

    test.each(['130hidden', '130owner'])('the price of %s is not told', async (planId) => {
      expect((await quoted(student, planId)).quote).toMatchObject({ lines: [], total: 0 });
    });

    test('a plan for members: guests and non-members see the reason, a student may have it', async () => {
      const { shop } = opened();
      expect(await refusalOf(shop.visitor(), '130member')).toEqual(['MEMBERS_ONLY']);
      expect(await refusalOf(await shop.signedIn('nonMember'), '130member')).toEqual(['MEMBERS_ONLY']);
      expect(await refusalOf(student, '130member')).toEqual([]);
    });

    test('a plan for owners is for who owns all of the courses', async () => {
      const { shop, buying, administrator } = opened();
      const half = await shop.signedIn('student');
      await buying.approved(half, administrator, { items: ['101'] });
      expect(await plansOf(half)).not.toContain('130owner');
      expect(await refusalOf(half, '130owner')).toEqual(['MISSING_PRICING']);
      expect(await refusalOf(owner, '130owner')).toEqual([]);
    });

    test('an order is refused by the same rules, whatever the browser sends', async () => {
      const { shop } = opened();
      const { quote, signature } = await quoted(owner, '130owner');
      const agreed = { method: 'bankTransfer', quote, signature, language: 'th', tax: null, delivery: null } as const;
      const order = { ...lineOf('130owner'), ...agreed };
      expect(await shop.refused(placeOrderCall, { body: order }, { as: student })).toMatchObject({
        code: 'MISSING_PRICING',
      });
    });
  });

  test('while access runs only a renewal is offered and taken; once it has ended, all of them', async () => {
    const { shop, buying, administrator, clock } = opened();
    const buyer = await shop.signedIn('student');
    await buying.approved(buyer, administrator, { items: ['130'] });
    expect(await plansOf(buyer)).toEqual(['130renew']);
    expect(await refusalOf(buyer, '130renew')).toEqual([]);
    expect(await refusalOf(buyer, '130a')).toEqual(['TIME_LEFT']);
    clock.forward(10 * dayMs);
    expect(await plansOf(buyer)).toEqual(['130renew', '130a', '130member']);
  });

  test('the book that comes with a course is named with its picture, as long as it is sold', async () => {
    const { shop, clock, ask } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    const book = { id: '230', categoryId: 'books', coverName: 'book.webp', titleTh: 'สมุดแบบฝึก', titleEn: 'Workbook' };
    await add.product(book);
    await add.course({ id: '131', categoryId: 'data', freeBookId: '230', freeBookType: 'ship' });
    const shown = async () => (await shop.call(courseDetail, { params: { slug: '131', n: '0' } })).freeBook;
    expect(await shown()).toEqual({
      ...{ itemId: '230', slug: '230-item', title: { th: 'สมุดแบบฝึก', en: 'Workbook' }, delivery: 'ship' },
      ...{ coverUrl: '/uploads/public/book.webp', coverAlt: { th: 'ภาพปก', en: null } },
    });
    const wire = (await shop.inject({ url: '/public/courses/131/0' })).json().data;
    expect([wire.free_book, wire.free_book_type]).toEqual(['230', 'ship']);
    await ask(`update items set deleted_at = now(), updated_at = now() where id = '230'`);
    expect(await shown()).toBeNull();
  });

  test('a preview’s video is public, no other lecture’s is', async () => {
    const { shop, ask } = opened();
    await ask(`update lectures set video_name = 'film-' || id`);
    await ask(`update items set updated_at = updated_at + interval '1 second' where id = '101'`);
    const { sections } = await shop.call(courseDetail, { params: { slug: '101', n: '0' } });
    expect(sections.flatMap(({ lectures }) => lectures.map(({ film }) => film?.mp4Url ?? null))).toEqual([
      ...['/uploads/public/film-s1x0.mp4', null, null],
    ]);
    expect((await shop.inject({ url: '/public/courses/101/0' })).body).not.toContain('film-s1x1');
  });

  test('a seat at fixed dates is bought once for them, and may be bought again for others', async () => {
    const { shop, buying, administrator, clock } = opened();
    const buyer = await shop.signedIn('student');
    await buying.approved(buyer, administrator, { items: ['110'] });
    const viewer = () => shop.call(courseViewer, { params: { id: '110' } }, { as: buyer });
    expect(await viewer()).toMatchObject({ hasAccess: true, ownPlans: [] });
    await opened().ask(`update items set starts_at = to_timestamp(${clock.now / 1000 + 86_400}) where id = '110'`);
    expect(await viewer()).toMatchObject({ hasAccess: false, ownPlans: [{ id: '110a' }] });
  });
});
