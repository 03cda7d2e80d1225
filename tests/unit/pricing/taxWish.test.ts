import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '../../../src/domain/people/identity.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { noTaxData, type TaxData } from '../../../src/domain/tax/taxData.ts';
import { taxWishDraft } from '../../../src/features/device/personalDrafts.ts';
import { guestTaxData } from '../../../src/features/taxData/guestTaxData.ts';
import type { PersistedWish, TaxPlace } from '../../../src/features/taxData/taxWish.ts';
import { useTaxMinimum } from '../../../src/features/taxData/useTaxMinimum.ts';
import { useTaxWish } from '../../../src/features/taxData/useTaxWish.ts';
import { sessionKey } from '../../../src/platform/session/sessionKey.ts';
import { clearDraft, readDraft, writeDraft } from '../../../src/platform/store/draftStorage.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const company: TaxData = {
  ...{ ...noTaxData, personType: 'juristic', nameOne: 'บริษัท ใจดี จำกัด', nameTwo: '00000' },
  ...{ payerId: '0105536000315', address: '88 ถนนสุขุมวิท', postcode: '10110' },
};
const buyer = { id: '7', role: 'student', firstName: 'มะลิ', lastName: 'ใจดี' } as Person;

let open: RunningHook<unknown>[];
let shownAgain: EventTarget;
beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('navigator', { onLine: true });
  shownAgain = new EventTarget();
  vi.stubGlobal(
    'document',
    Object.assign(shownAgain, { documentElement: { lang: 'th', dataset: {} }, visibilityState: 'visible' }),
  );
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
  open = [];
  await clearDraft(taxWishDraft);
});
afterEach(async () => {
  for (const page of open) await page.leave();
  vi.unstubAllGlobals();
});

/** Renders between polls; the device answers reads in order. */
const until = (page: RunningHook<unknown>, holds: () => boolean) =>
  vi.waitUntil(async () => {
    await page.does(() => readDraft('none'));
    return holds();
  });

/** The tax questions of a course page, the cart or the checkout. */
async function openPage(
  total: number | null = null,
  person: Person | null = null,
  minimum = 100_000,
  place: TaxPlace | null = 'cart',
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  client.setQueryData(sessionKey, person);
  client.setQueryData(['site'], { settings: { ...defaultSiteSettings, taxInvoiceMinimum: minimum } });
  const onAsked = vi.fn();
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  let shown = total;
  const page = await runHook(() => {
    const tax = useTaxWish(person, place, onAsked);
    return { tax, minimum: useTaxMinimum(tax, shown, 'THB') };
  }, around);
  open.push(page);
  await until(page, () => page.now().tax.isReady);
  /** Changes the total. Closing a form renders the page again. */
  const comesTo = (other: number) => {
    shown = other;
    return page.does(({ tax }) => tax.cancel());
  };
  return { ...page, onAsked, comesTo };
}

async function withholdForCompany(page: Awaited<ReturnType<typeof openPage>>): Promise<void> {
  await page.does(({ tax }) => tax.askWithholding(3));
  await page.does(({ tax }) => tax.answer(true));
  await page.does(({ tax }) => tax.type(company));
  await page.does(({ tax }) => tax.save());
}

test('while the account’s data are loading nobody is asked to type them, which would be overwritten', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const asked = await openPage(200_000, buyer);
  expect(asked.now().tax).toMatchObject({ isAsked: true, isOffered: true });
  const ofGuest = await openPage(200_000);
  expect(ofGuest.now().tax.isAsked).toBe(false);
});

test('a guest’s choice on one page shows on the next, and is mentioned when requested', async () => {
  const course = await openPage();
  await course.does(({ tax }) => tax.askWithholding(3));
  expect(course.now().tax.question).toBe('none');
  expect(course.onAsked).not.toHaveBeenCalled();
  await course.does(({ tax }) => tax.answer(true));
  await course.does(({ tax }) => tax.type(company));
  expect(course.onAsked).not.toHaveBeenCalled();
  await course.does(({ tax }) => tax.save());
  expect(course.onAsked).toHaveBeenCalledOnce();

  const cart = await openPage();
  expect(cart.now().tax).toMatchObject({ wantsInvoice: true, withholdingPercent: 3, data: company });
  await cart.does(({ tax }) => tax.askWithholding(0));
  expect((await openPage()).now().tax).toMatchObject({ wantsInvoice: false, withholdingPercent: 0 });
  expect(cart.onAsked).not.toHaveBeenCalled();
});

test('a cart under the threshold drops it with a word, one whose total is not known yet does not', async () => {
  await withholdForCompany(await openPage());
  expect((await openPage(null)).now().tax.withholdingPercent).toBe(3);
  expect((await openPage(100_000)).now().tax.withholdingPercent).toBe(3);
  const cart = await openPage(99_999);
  await until(cart, () => cart.now().tax.withholdingPercent === 0);
  expect(cart.now().minimum.notices).not.toEqual([]);
  expect((await openPage(null)).now().tax.withholdingPercent).toBe(0);
});

test('a choice dropped by a cart is mentioned until it is chosen again, whatever the totals in between', async () => {
  await withholdForCompany(await openPage());
  const cart = await openPage(99_999);
  await until(cart, () => !cart.now().tax.wantsInvoice);
  const told = cart.now().minimum.notices;
  expect(told).toHaveLength(2);
  await cart.does(({ tax }) => tax.askInvoice(false));
  expect(cart.now().minimum.notices).toEqual(told);
  await cart.comesTo(100_000);
  expect(cart.now().minimum).toEqual({ noInvoice: null, noWithholding: null, notices: told });
  await cart.does(({ tax }) => tax.askInvoice(true));
  expect(cart.now().minimum.notices).toEqual([told[0]]);
  await cart.does(({ tax }) => tax.askWithholding(3));
  expect(cart.now().minimum.notices).toEqual([]);
  await cart.does(({ tax }) => tax.askWithholding(0));
  expect(cart.now().minimum.notices).toEqual([]);
});

test('the invoice of withheld tax is dropped with its own word, and is nothing that was asked for', async () => {
  await withholdForCompany(await openPage());
  const cart = await openPage(99_999);
  await until(cart, () => cart.now().tax.withholdingPercent === 0);
  expect(cart.now().tax.wantsInvoice).toBe(false);
  expect(cart.onAsked).not.toHaveBeenCalled();
});

test.each([false, true])(
  'where the shop lowers the invoice’s threshold, its box is given back as it was (%s)',
  async (own) => {
    const chosen = await openPage(null, null, 50_000);
    await withholdForCompany(chosen);
    if (own) {
      await chosen.does(({ tax }) => tax.askWithholding(0));
      await chosen.does(({ tax }) => tax.askInvoice(true));
      await chosen.does(({ tax }) => tax.askWithholding(3));
    }
    const cart = await openPage(69_000, null, 50_000);
    await until(cart, () => cart.now().tax.withholdingPercent === 0);
    expect(cart.now().tax.wantsInvoice).toBe(own);
    expect(cart.now().minimum.notices).toHaveLength(1);
  },
);

test('problems of a saved form are not those of the other person type, which is still empty', async () => {
  const page = await openPage(200_000);
  await page.does(({ tax }) => tax.askInvoice(true));
  await page.does(({ tax }) => tax.save());
  expect(page.now().tax.problems).toHaveProperty('nameOne');
  await page.does(({ tax }) => tax.type({ nameOne: 'มะลิ' }));
  expect(page.now().tax.problems).toHaveProperty('nameTwo');
  await page.does(({ tax }) => tax.type({ personType: 'juristic' }));
  expect(page.now().tax.problems).toEqual({});
  await page.does(({ tax }) => tax.save());
  expect(page.now().tax.problems).toHaveProperty('payerId');
});

test('the account that a guest opens gets their invoice’s company, and nobody else’s', async () => {
  expect(await guestTaxData(defaultSiteSettings)).toBeNull();
  const page = await openPage();
  await withholdForCompany(page);
  expect(await guestTaxData(defaultSiteSettings)).toEqual(company);
  expect(await guestTaxData({ ...defaultSiteSettings, taxInvoiceEnabled: false })).toBeNull();
  await page.does(({ tax }) => tax.askWithholding(0));
  expect(await guestTaxData(defaultSiteSettings)).toBeNull();

  const own = await openPage(null, buyer);
  await own.does(({ tax }) => tax.askInvoice(true));
  expect(await guestTaxData(defaultSiteSettings)).toBeNull();
});

test('a typed form reopens on its page, and on no other', async () => {
  const openAt = (place: TaxPlace | null) => openPage(null, null, 0, place);
  const checkout = await openAt('checkout');
  await checkout.does(({ tax }) => tax.askInvoice(true));
  expect(checkout.now().tax.typed).not.toBeNull();
  expect((await openAt('checkout')).now().tax.typed, 'nothing is typed').toBeNull();
  expect((await openAt(null)).now().tax.typed, 'nothing is typed, and it is only looked at').toBeNull();
  await checkout.does(({ tax }) => tax.type({ nameOne: 'มะลิ' }));
  expect((await openAt('checkout')).now().tax.typed?.nameOne, 'after a reload').toBe('มะลิ');
  const cart = await openAt('cart');
  expect(cart.now().tax.typed).toBeNull();
  await cart.does(({ tax }) => tax.askInvoice(true));
  expect(cart.now().tax.typed?.nameOne, 'what was typed').toBe('มะลิ');
});

test('an invoice typed in one tab stays whatever is chosen or typed in another', async () => {
  const first = await openPage(200_000);
  const second = await openPage(200_000);
  await first.does(({ tax }) => tax.askInvoice(true));
  await first.does(({ tax }) => tax.type({ nameOne: 'มะลิ' }));
  await second.does(({ tax }) => tax.askInvoice(true));
  expect(await readDraft(taxWishDraft)).toMatchObject({ typed: { nameOne: 'มะลิ' }, typedAt: 'cart' });
  await second.does(({ tax }) => tax.type({ nameTwo: 'ใจดี' }));
  await first.does(({ tax }) => tax.type({ postcode: '10110' }));
  const typed = { ...noTaxData, nameOne: 'มะลิ', nameTwo: 'ใจดี', postcode: '10110' };
  expect(await readDraft(taxWishDraft)).toMatchObject({ typed, typedAt: 'cart' });
  await second.does(() => shownAgain.dispatchEvent(new Event('visibilitychange')));
  await until(second, () => second.now().tax.typed?.nameOne === 'มะลิ');
  expect(second.now().tax.typed).toEqual(typed);
});

test('initial values overwrite nothing typed in another window, and neither does closing', async () => {
  const first = await openPage(200_000, buyer);
  const second = await openPage(200_000, buyer);
  await first.does(({ tax }) => tax.askInvoice(true));
  await first.does(({ tax }) => tax.type(company));
  await second.does(({ tax }) => tax.askInvoice(true));
  expect(second.now().tax.typed).toMatchObject({ nameOne: 'มะลิ', nameTwo: 'ใจดี' });
  expect(await readDraft(taxWishDraft), 'opened').toMatchObject({ typed: company, typedAt: 'cart' });
  await second.does(({ tax }) => tax.cancel());
  expect(second.now().tax.typed).toBeNull();
  expect(await readDraft(taxWishDraft), 'closed').toMatchObject({ typed: company, typedAt: 'cart' });
  await second.does(({ tax }) => tax.askInvoice(true));
  await second.does(({ tax }) => tax.type({ postcode: '50200' }));
  expect(await readDraft(taxWishDraft)).toMatchObject({ typed: { ...company, postcode: '50200' }, typedAt: 'cart' });
});

test('the purpose of a form stays, across a reload, whatever another window opens it for', async () => {
  const first = await openPage(200_000);
  const second = await openPage(200_000);
  await first.does(({ tax }) => tax.askWithholding(3));
  await first.does(({ tax }) => tax.answer(true));
  await first.does(({ tax }) => tax.type(company));
  await second.does(({ tax }) => tax.askInvoice(true));
  const again = await openPage(200_000);
  expect(again.now().tax).toMatchObject({ typed: company, isForCompany: true });
  await again.does(({ tax }) => tax.save());
  expect(again.now().tax).toMatchObject({ typed: null, withholdingPercent: 3 });
});

test('a form saved or closed by another window closes where it was typed in, and stays where it was only opened', async () => {
  const [first, second, third] = [await openPage(200_000), await openPage(200_000), await openPage(200_000)];
  await first.does(({ tax }) => tax.askInvoice(true));
  await first.does(({ tax }) => tax.type(company));
  for (const page of [second, third]) await page.does(({ tax }) => tax.askInvoice(true));
  await second.does(({ tax }) => tax.type({ postcode: '50200' }));
  await first.does(({ tax }) => tax.save());
  await first.does(() => shownAgain.dispatchEvent(new Event('visibilitychange')));
  await until(third, () => third.now().tax.wantsInvoice);
  expect(second.now().tax.typed).toBeNull();
  expect(third.now().tax.typed).toEqual(noTaxData);
});

test('a request in a second tab takes nothing from the first tab’s saved data', async () => {
  const first = await openPage(200_000);
  const second = await openPage(200_000);
  await withholdForCompany(first);
  await second.does(({ tax }) => tax.askInvoice(true));
  await second.does(({ tax }) => tax.cancel());
  expect((await openPage(200_000)).now().tax).toMatchObject({ withholdingPercent: 3, data: company });
});

test('a form that was closed here stays closed while somebody types in it on another page', async () => {
  const cart = await openPage(200_000);
  await cart.does(({ tax }) => tax.askInvoice(true));
  await cart.does(({ tax }) => tax.cancel());
  const checkout = await openPage(200_000, null, 0, 'checkout');
  await checkout.does(({ tax }) => tax.askInvoice(true));
  await checkout.does(({ tax }) => tax.type({ nameOne: 'มะลิ' }));
  await cart.does(() => shownAgain.dispatchEvent(new Event('visibilitychange')));
  await cart.does(() => readDraft(taxWishDraft));
  expect(cart.now().tax.typed).toBeNull();
});

test('a form started for a company reopens nowhere before something is typed', async () => {
  const before = await openPage(200_000);
  await before.does(({ tax }) => tax.askInvoice(true));
  await before.does(({ tax }) => tax.type({ nameOne: 'มะลิ' }));
  const again = await openPage(200_000, null, 0, 'checkout');
  await again.does(({ tax }) => tax.askWithholding(3));
  await again.does(({ tax }) => tax.answer(true));
  expect(again.now().tax.typed).toMatchObject({ personType: 'juristic', nameOne: '' });
  expect((await openPage(200_000)).now().tax.typed).toBeNull();
});

test('an untyped form leaves nothing to the next one', async () => {
  const before = await openPage(200_000);
  await before.does(({ tax }) => tax.askWithholding(3));
  await before.does(({ tax }) => tax.answer(true));
  const again = await openPage(200_000);
  await again.does(({ tax }) => tax.askInvoice(true));
  expect(again.now().tax.typed).toEqual(noTaxData);
});

test('a form that was closed and opened again reopens nowhere before something is typed', async () => {
  const cart = await openPage(200_000);
  await cart.does(({ tax }) => tax.askInvoice(true));
  await cart.does(({ tax }) => tax.type({ nameOne: 'มะลิ' }));
  await cart.does(({ tax }) => tax.cancel());
  await cart.does(({ tax }) => tax.askInvoice(true));
  expect(cart.now().tax.typed).toEqual(noTaxData);
  expect((await openPage(200_000)).now().tax.typed).toBeNull();
});

/** The buyer's data as stored on the device. */
const persistedOf = (wish: Partial<PersistedWish>): PersistedWish => ({
  ...{ ownerId: buyer.id, wantsInvoice: false, withholdingPercent: 0, data: null, typed: null },
  ...{ purpose: 'edit', typedAt: null, ...wish },
});

test("what a form begins with is not kept where the wish takes the place of another's", async () => {
  await writeDraft(taxWishDraft, persistedOf({ ownerId: '9', data: company }));
  const page = await openPage(200_000, buyer);
  await page.does(({ tax }) => tax.askInvoice(true));
  await page.does(({ tax }) => tax.drop(['withholding']));
  expect(await readDraft(taxWishDraft)).toEqual(persistedOf({}));
});

test('a form that was cancelled stays shut when the certificate comes that was chosen on it', async () => {
  const page = await openPage();
  await page.does(({ tax }) => tax.askInvoice(true));
  await page.does(({ tax }) => tax.type(company));
  const chosenOn = page.now().tax;
  await page.does(({ tax }) => tax.cancel());
  await page.does(() => chosenOn.type({ certificateName: 'late.png' }));
  expect(page.now().tax).toMatchObject({ typed: null, wantsInvoice: false });
  expect(await readDraft(taxWishDraft)).toMatchObject({ typed: null });
});

test('it does not come to the form that was opened since', async () => {
  const page = await openPage();
  await page.does(({ tax }) => tax.askInvoice(true));
  await page.does(({ tax }) => tax.type(company));
  const chosenOn = page.now().tax;
  await page.does(({ tax }) => tax.cancel());
  await page.does(({ tax }) => tax.askInvoice(true));
  await page.does(() => chosenOn.type({ certificateName: 'late.png' }));
  expect(page.now().tax.typed).toMatchObject({ nameOne: '', certificateName: noTaxData.certificateName });
});

test('a certificate uploaded while typing is added beside the typed text', async () => {
  const page = await openPage();
  await page.does(({ tax }) => tax.askInvoice(true));
  await page.does(({ tax }) => tax.type({ personType: 'juristic' }));
  const chosenOn = page.now().tax;
  await page.does(({ tax }) => tax.type({ nameOne: 'บริษัท ใจดี จำกัด' }));
  await page.does(() => chosenOn.type({ certificateName: 'late.png' }));
  expect(page.now().tax.typed).toMatchObject({ nameOne: 'บริษัท ใจดี จำกัด', certificateName: 'late.png' });
});
