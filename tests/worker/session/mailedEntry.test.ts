import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { enterByLink } from '../../../src/contract/people/enterByLink.ts';
import { currentPerson } from '../../../src/contract/people/session.ts';
import { setPassword } from '../../../src/contract/people/setPassword.ts';
import { addToCart } from '../../../src/domain/cart/cart.ts';
import { runHook } from '../../support/run/runHook.ts';
import { CartShop, course } from '../cart/cartShop.ts';
import { tinyLocks } from '../tinyLocks.ts';
import { wirePerson } from './maliHere.ts';

const token = 'token-of-a-mailed-link';
let carts: Record<'member' | 'buyer', CartShop>;
let here: 'member' | 'buyer' | null;
let answers: 'person' | 'nothing' | 'denied';
let isSessionTold: boolean;
/** Idempotency keys of the presses. */
let keys: string[];
const leaving: (() => Promise<void>)[] = [];

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

// Renders at once instead of by a timer that would outlive the test.
notifyManager.setScheduler(queueMicrotask);

beforeEach(() => {
  carts = { member: new CartShop('of-member'), buyer: new CartShop('of-buyer') };
  carts.buyer.here = 'person';
  carts.buyer.putElsewhere('1018');
  here = 'member';
  answers = 'person';
  isSessionTold = true;
  keys = [];
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('navigator', { onLine: true, locks: tinyLocks() });
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', answer);
  return async () => {
    for (const leave of leaving.splice(0)) await leave();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

type Asked = { readonly body: string; readonly headers: Record<string, string> };

async function answer(path: string, { body, headers }: Asked): Promise<Response> {
  if (path === currentPerson.path) {
    if (!isSessionTold) throw new TypeError('Failed to fetch');
    return data(here === null ? null : wirePerson(here));
  }
  if (path === enterByLink.path || path === setPassword.path) return press(JSON.parse(body));
  const cart = carts[here ?? 'member'];
  cart.here = here === null ? 'guest' : 'person';
  return cart.answer({ path, body, key: headers['idempotency-key'] ?? '' });
}

type Pressed = { readonly key?: string; readonly replace_session?: boolean };

function press({ key = '', replace_session: replaces = false }: Pressed): Response {
  keys.push(key);
  if (answers === 'denied') return refusal('WHITELIST_USER_DENIED', 403);
  if (here === 'member' && !replaces) return refusal('OTHER_USER', 409);
  here = 'buyer';
  if (answers === 'nothing') throw new TypeError('Failed to fetch');
  return data(wirePerson('buyer'));
}

const refusal = (code: string, status: number) =>
  Response.json({ success: false, error: { code, message: '' } }, { status });
const data = (told: unknown) => Response.json({ success: true, data: told });

/** The page of the link, opened or reloaded, with the device's storage. */
async function openPage(link: 'purchase' | 'password' = 'purchase') {
  vi.resetModules();
  const { useEnterByLink } = await import('../../../src/features/session/link/useEnterByLink.ts');
  const { useSetPassword } = await import('../../../src/features/session/link/useSetPassword.ts');
  const { changeCart, readCart } = await import('../../../src/platform/cart/cartStorage.ts');
  const { mirrorCart } = await import('../../../src/features/cart/mirrorCart.ts');
  const { readDraft, writeDraft } = await import('../../../src/platform/store/draftStorage.ts');
  const { readKnownOrders, rememberOrder } = await import('../../../src/platform/session/knownOrders.ts');
  const { refetchPerson } = await import('../../../src/features/session/refetchPerson.ts');
  const client = new QueryClient();
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const page = await runHook(() => ({ purchase: useEnterByLink(), password: useSetPassword() }), around);
  leaving.push(page.leave);
  const press = async (replacesSession: boolean) => {
    const told = Promise.withResolvers<unknown>();
    const variables = { token, replacesSession, password: 'my-own-words' };
    await page.does((links) => links[link].mutateAsync(variables).then(told.resolve, told.resolve));
    return await told.promise;
  };
  return {
    pressOnce: () => press(false),
    pressAgain: () => press(true),
    /** A second press after the note about another person. */
    press: async () => {
      const told = await press(false);
      return (told as { kind?: string }).kind === 'otherHere' ? await press(true) : told;
    },
    put: (itemId: string) => changeCart((cart) => addToCart(cart, course(itemId, 1_000_000), 1_000_000)),
    mirror: () => mirrorCart(client),
    look: () => refetchPerson(client),
    leaveThings: async () => {
      await writeDraft('account-tax-member', { nameOne: 'มะลิ' });
      await rememberOrder({ token: 'o'.repeat(22), orderId: '1', userId: 'member' });
    },
    things: async () => ({
      draft: await readDraft('account-tax-member'),
      orders: await readKnownOrders(),
      here: (client.getQueryData(['session']) as { id: string } | null)?.id,
    }),
    ids: async () => (await readCart()).lines.map(({ itemId }) => itemId),
  };
}

const nothingOfTheirs = { draft: undefined, orders: [], here: 'buyer' };

test.each([
  ['purchase', 'told'],
  ['purchase', 'not told yet'],
  ['password', 'told'],
  ['password', 'not told yet'],
] as const)(
  'by the link to a %s another person who was here leaves nothing, and keeps their own cart, which was %s',
  async (link, how) => {
    const page = await openPage(link);
    await page.leaveThings();
    await page.put('1016');
    if (how === 'told') await page.mirror();
    await page.press();
    expect(await page.things()).toEqual(nothingOfTheirs);
    await page.mirror();
    expect([await page.ids(), carts.buyer.ids, carts.member.ids]).toEqual([['1018'], ['1018'], ['1016']]);
  },
);

test.each(['purchase', 'password'] as const)(
  'the first press of the link to a %s changes nothing for the current person',
  async (link) => {
    const page = await openPage(link);
    await page.leaveThings();
    await page.put('1016');
    await page.look();
    expect(await page.pressOnce()).toEqual({ kind: 'otherHere' });
    expect(await page.things()).toMatchObject({
      draft: { nameOne: 'มะลิ' },
      orders: [{ orderId: '1' }],
      here: 'member',
    });
    expect(await page.ids()).toEqual(['1016']);
  },
);

test('a person who leaves first carries a guest’s additions along', async () => {
  const page = await openPage();
  await page.put('1016');
  await page.look();
  await page.pressOnce();
  here = null;
  await page.look();
  await page.put('1017');
  await page.pressOnce();
  expect(await page.ids()).toContain('1017');
  expect(carts.buyer.ids).toContain('1017');
});

test('a lost answer is asked for again under the same key after a reload, and the former person still leaves nothing', async () => {
  const page = await openPage();
  await page.leaveThings();
  await page.put('1016');
  answers = 'nothing';
  await page.press();
  answers = 'person';
  const again = await openPage();
  await again.mirror();
  await again.press();
  const [, ...ofReplacing] = keys;
  expect(new Set(ofReplacing).size, 'after the one that took nothing').toBe(1);
  expect(await again.things()).toEqual(nothingOfTheirs);
  expect([await again.ids(), carts.buyer.ids, carts.member.ids]).toEqual([['1018'], ['1018'], ['1016']]);
  await again.press();
  expect(ofReplacing, 'once answered, another press is another').not.toContain(keys.at(-1));
});

test('who is known to be here makes room as well where the look at the session has no answer', async () => {
  const page = await openPage();
  await page.leaveThings();
  await page.put('1016');
  await page.look();
  isSessionTold = false;
  await page.press();
  expect(await page.things()).toEqual(nothingOfTheirs);
  await page.mirror();
  expect([await page.ids(), carts.buyer.ids, carts.member.ids]).toEqual([['1018'], ['1018'], ['1016']]);
});

test('a device that refuses writes does not block a person whom the shop has signed in', async () => {
  const page = await openPage();
  await page.put('1016');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  expect(await page.press()).toMatchObject({ kind: 'entered', person: { id: 'buyer' } });
  expect(await page.things()).toMatchObject({ here: 'buyer' });
});

test('a guest’s cart is carried along', async () => {
  here = null;
  const page = await openPage();
  await page.put('1016');
  await page.press();
  expect([await page.ids(), carts.buyer.ids]).toEqual([
    ['1018', '1016'],
    ['1018', '1016'],
  ]);
});

test('a blocked buyer is an answer, not a failure of the current person', async () => {
  const page = await openPage();
  await page.leaveThings();
  await page.put('1016');
  await page.pressOnce();
  answers = 'denied';
  expect(await page.pressAgain()).toMatchObject({ kind: 'denied', failure: { code: 'WHITELIST_USER_DENIED' } });
  expect(await page.things()).toMatchObject({ draft: { nameOne: 'มะลิ' }, here: 'member' });
  expect([await page.ids(), carts.member.ids]).toEqual([['1016'], ['1016']]);
});
