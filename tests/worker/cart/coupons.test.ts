import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { couponByCode, couponsOfCart } from '../../../src/contract/cart/coupon.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import type { FailureCode } from '../../../src/domain/failure.ts';
import type { Coupon } from '../../../src/domain/pricing/offer.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import type { CartView } from '../../../src/features/cart/useCart.ts';
import { coupon, fromCourses } from '../../unit/offersFixture.ts';

/** Stub answers of the shop: coupon by code, and coupons with the cart; `null` for no answer. */
let byCode: Readonly<Record<string, Coupon | FailureCode>> | null;
let ofCart: readonly Coupon[];
let codesAsked: string[];

beforeEach(() => {
  byCode = {};
  ofCart = [];
  codesAsked = [];
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => answer(path, init.body));
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

async function answer(path: string, body: string): Promise<Response> {
  if (byCode === null) throw new TypeError('Failed to fetch');
  if (path === saveCartCall.path)
    return Response.json(
      z.encode(saveCartCall.response, { cart: emptyCart, cartId: 'c', revision: 1, mustJoin: false }),
    );
  if (path === couponsOfCart.path) return Response.json(z.encode(couponsOfCart.response, [...ofCart]));
  const { code } = z.decode(couponByCode.body, JSON.parse(body));
  codesAsked.push(code);
  const found = byCode[code] ?? 'NOT_FOUND';
  if (typeof found !== 'string') return Response.json(z.encode(couponByCode.response, [found]));
  return Response.json({ success: false, error: { code: found, message: '' } }, { status: 404 });
}

const open = async () => ({
  ...(await import('../../../src/features/cart/coupon/applyCode.ts')),
  ...(await import('../../../src/features/cart/coupon/couponRefresh.ts')),
  ...(await import('../../../src/platform/cart/cartCoupons.ts')),
});

/** A cart of two courses with these coupons in it. */
const cartWith = (inCart: readonly Coupon[] = []): CartView =>
  ({
    cart: { ...emptyCart, couponIds: inCart.map(({ id }) => id) },
    coupons: inCart.map((each) => ({ id: each.id, coupon: each, problem: null, missing: 0 })),
    couponCart: {
      lines: ['a', 'b'].map((itemId) => ({ itemId, kind: 'course', left: 199_000 })),
      paymentMethod: null,
      offeredMethods: null,
      currency: defaultSiteSettings.currency,
      oneCouponPerOrder: defaultSiteSettings.oneCouponPerOrder,
    },
  }) as unknown as CartView;

describe('a code that is typed', () => {
  const apply = async (typed: string, view = cartWith()) => (await open()).applyCode(new QueryClient(), typed, view);

  test('is asked for as the shop spells it, and its coupon is known from then on', async () => {
    byCode = { KHAEK: coupon({}) };
    expect(await apply(' khaek ')).toEqual({ coupon: coupon({}), code: 'KHAEK', problem: null });
    expect(codesAsked).toEqual(['KHAEK']);
    expect(await (await open()).readKnownCoupons()).toMatchObject({ '1': { coupon: coupon({}), state: 'open' } });
  });

  test.each<[string, FailureCode]>([
    ['notFound', 'NOT_FOUND'],
    ['full', 'COUPON_NOT_AVAILABLE'],
    ['tooMany', 'TOO_MANY_REQUESTS'],
    ['failed', 'SERVER_ERROR'],
  ])('is %s where the shop answers %s', async (kind, code) => {
    byCode = { KHAEK: code };
    expect((await apply('KHAEK'))?.problem).toEqual({ kind, code: 'KHAEK', missing: 0 });
  });

  test('that is empty or in the cart already is not asked for', async () => {
    expect((await apply('  '))?.problem?.kind).toBe('empty');
    expect((await apply('khaek', cartWith([coupon({})])))?.problem?.kind).toBe('duplicateCoupon');
    expect(codesAsked).toEqual([]);
  });

  test('that does not fit the cart is refused by the reason, and kept for later', async () => {
    byCode = { TEAM3: coupon({ id: '3', code: 'TEAM3', scope: fromCourses(3) }) };
    expect((await apply('TEAM3'))?.problem).toEqual({ kind: 'notEnoughCourses', code: 'TEAM3', missing: 1 });
    expect((await apply('TEAM3', cartWith([coupon({})])))?.problem?.kind).toBe('oneCouponPerOrder');
    expect(Object.keys(await (await open()).readKnownCoupons())).toEqual(['3']);
  });

  describe('without an answer', () => {
    beforeEach(async () => {
      byCode = { KHAEK: coupon({}), TEAM3: coupon({ id: '3', code: 'TEAM3', scope: fromCourses(3) }) };
      await apply('KHAEK');
      await apply('TEAM3');
      byCode = null;
    });
    const away = async (typed: string) => (await open()).applyCode(new QueryClient(), typed, cartWith(), true);

    test('is taken by the terms that are kept, whether the network is known to be away or not', async () => {
      const known = { coupon: coupon({}), code: 'KHAEK', problem: null };
      expect([await apply('khaek'), await away('khaek')]).toEqual([known, known]);
    });

    test('is refused by the terms that are kept', async () => {
      expect((await away('TEAM3'))?.problem).toEqual({ kind: 'notEnoughCourses', code: 'TEAM3', missing: 1 });
    });

    test('stays unanswered where it is not known, or known to be used up', async () => {
      expect([await apply('LAN100'), await away('LAN100')]).toEqual([null, null]);
      const { persistCoupons } = await open();
      await persistCoupons({ '1': { coupon: coupon({}), state: 'full', seenAt: 1 } });
      expect(await away('KHAEK')).toBeNull();
    });
  });
});

describe('coupons that lie in the cart', () => {
  const refreshed = async (ids: readonly string[]) => {
    const { couponRefreshQuery, persistCoupons, readKnownCoupons } = await open();
    const [one, two, three] = ['1', '2', '3'].map((id) => coupon({ id, code: `CODE${id}` }));
    if (!one || !two || !three) throw new Error('Three were made');
    const known = { '1': one, '2': two, '3': three };
    await persistCoupons(
      Object.fromEntries(Object.values(known).map((each) => [each.id, { coupon: each, state: 'open', seenAt: 1 }])),
    );
    const client = new QueryClient();
    await client.fetchQuery(couponRefreshQuery(client, ids));
    const after = await readKnownCoupons();
    return ids.map((id) => [id, after[id]?.state]);
  };

  test('get their newest terms; missing ones are fetched by their code', async () => {
    ofCart = [coupon({ id: '1', code: 'CODE1', courseIds: ['z'] })];
    byCode = { CODE2: coupon({ id: '2', code: 'CODE2' }), CODE3: 'COUPON_NOT_AVAILABLE' };
    expect(await refreshed(['1', '2', '3'])).toEqual([
      ['1', 'open'],
      ['2', 'open'],
      ['3', 'full'],
    ]);
    expect(codesAsked).toEqual(['CODE2', 'CODE3']);
    expect((await (await open()).readKnownCoupons())['1']?.coupon.courseIds).toEqual(['z']);
  });

  test('have ended where the shop does not find their code, or finds another coupon under it', async () => {
    byCode = { CODE2: coupon({ id: '9', code: 'CODE2' }) };
    expect(await refreshed(['1', '2'])).toEqual([
      ['1', 'ended'],
      ['2', 'ended'],
    ]);
  });

  test('stay as they were where the shop has had enough of questions', async () => {
    byCode = { CODE1: 'TOO_MANY_REQUESTS' };
    expect(await refreshed(['1'])).toEqual([['1', 'open']]);
  });

  test.each(['ended', 'full'] as const)(
    'that are known to be %s take no try of the buyer, however often they look',
    async (state) => {
      const { couponRefreshQuery, persistCoupons, readKnownCoupons } = await open();
      const one = coupon({ id: '1', code: 'CODE1' });
      await persistCoupons({ '1': { coupon: one, state, seenAt: 1 } });
      const client = new QueryClient();
      await client.fetchQuery(couponRefreshQuery(client, ['1']));
      await client.fetchQuery(couponRefreshQuery(client, ['1']));
      expect([codesAsked, (await readKnownCoupons())['1']?.state]).toEqual([[], state]);

      ofCart = [one];
      await client.fetchQuery(couponRefreshQuery(client, ['1']));
      expect((await readKnownCoupons())['1']?.state).toBe('open');
    },
  );

  test('are asked for by their code once a visit, also where the shop has had enough of questions', async () => {
    byCode = { CODE1: 'TOO_MANY_REQUESTS' };
    await refreshed(['1']);
    await refreshed(['1']);
    expect(codesAsked).toEqual(['CODE1']);
  });

  test('that came from another device and are not known stay unknown', async () => {
    expect(await refreshed(['7'])).toEqual([['7', undefined]]);
  });
});
