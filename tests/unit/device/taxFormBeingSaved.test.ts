import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { taxWireFields } from '../../../src/contract/people/taxData.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { noTaxData, type TaxData } from '../../../src/domain/tax/taxData.ts';
import { taxWishDraft } from '../../../src/features/device/personalDrafts.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { taxDataQuery } from '../../../src/features/taxData/taxDataQuery.ts';
import { useTaxWish } from '../../../src/features/taxData/useTaxWish.ts';
import { taxInvoice } from '../../../src/i18n/th/buying/taxInvoice.ts';
import { CallFailed, noFacts, ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { clearDraft, readDraft } from '../../../src/platform/store/draftStorage.ts';
import { standInPage } from '../../support/browser/standInPage.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const { callServer, notify } = vi.hoisted(() => ({ callServer: vi.fn(), notify: vi.fn() }));
vi.mock('../../../src/platform/net/callServer.ts', () => ({ callServer }));
vi.mock('../../../src/ui/notice/notify.ts', () => ({ notify }));

const company: TaxData = {
  ...{ ...noTaxData, personType: 'juristic', nameOne: 'บริษัท ใจดี จำกัด', nameTwo: '00000' },
  ...{ payerId: '0105536000315', address: '88 ถนนสุขุมวิท', postcode: '10110' },
};
const buyer = { id: '7', role: 'student', firstName: 'มะลิ', lastName: 'ใจดี' } as Person;

type Answer = { readonly comes: (data: TaxData) => void; readonly fails: (why: unknown) => void };

let page: RunningHook<ReturnType<typeof useTaxWish>>;
let answer: Answer;
let saved: Promise<boolean>;

/** A company was typed and submitted; the server has not answered. */
beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  standInPage();
  await clearDraft(taxWishDraft);
  notify.mockClear();
  callServer.mockImplementation(() => new Promise((comes, fails) => (answer = { comes, fails })));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 'static' } } });
  client.setQueryData(siteQuery.queryKey, { settings: { ...defaultSiteSettings, taxInvoiceMinimum: 0 } } as never);
  client.setQueryData(taxDataQuery.queryKey, null);
  page = await runHook(
    () => useTaxWish(buyer, 'checkout'),
    (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside),
  );
  await vi.waitUntil(async () => {
    await page.does(() => readDraft('none'));
    return page.now().isReady;
  });
  await page.does((tax) => tax.askInvoice(true));
  await page.does((tax) => tax.type(company));
  await page.does((tax) => {
    saved = tax.save();
  });
  expect(page.now().isSaving).toBe(true);
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

const fields = { [taxWireFields.payerId]: 'เลข 13 หลักนี้ใช้ไม่ได้' };
const refusal = new CallFailed(400, 'INPUT_ERROR', 'refused', { ...noFacts, fields });
const ends: readonly (readonly [string, () => void])[] = [
  ['is saved', () => answer.comes(company)],
  ['gets no answer', () => answer.fails(new ServerUnreachable(null))],
  ['is refused', () => answer.fails(refusal)],
];

test.each(ends)(
  'a form that was cancelled and then %s requests no invoice, and the account’s data are shown',
  async (how, end) => {
    await page.does((tax) => tax.cancel());
    await page.does(() => {
      end();
      return saved;
    });
    expect(page.now()).toMatchObject({ typed: null, wantsInvoice: false, problems: {} });
    expect(await readDraft(taxWishDraft)).toMatchObject({ typed: null, wantsInvoice: false, data: null });
    const told = how === 'is saved' ? [[{ kind: 'info', title: taxInvoice.dialog.savedBefore }]] : [];
    expect(notify.mock.calls).toEqual(told);
  },
);

test.each(ends)('of one that was cancelled and then %s the next form is unaffected', async (_, end) => {
  await page.does((tax) => tax.cancel());
  await page.does((tax) => tax.askInvoice(true));
  await page.does((tax) => tax.type({ nameOne: 'บริษัท อื่น จำกัด' }));
  await page.does(() => {
    end();
    return saved;
  });
  expect(page.now()).toMatchObject({ typed: { nameOne: 'บริษัท อื่น จำกัด' }, wantsInvoice: false });
  expect(page.now().problems).not.toHaveProperty('payerId');
});

test.each(ends.slice(0, 2))('one that was left while saving and then %s counts for the order', async (_, end) => {
  await page.leave();
  end();
  expect(await saved).toBe(true);
  expect(await readDraft(taxWishDraft)).toMatchObject({ typed: null, wantsInvoice: true });
});
