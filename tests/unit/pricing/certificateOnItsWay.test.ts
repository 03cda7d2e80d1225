import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FormEvent, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveTaxDataCall } from '../../../src/contract/people/taxData.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { noTaxData, type TaxData } from '../../../src/domain/tax/taxData.ts';
import { personalDraft, taxWishDraft } from '../../../src/features/device/personalDrafts.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { taxDataQuery } from '../../../src/features/taxData/taxDataQuery.ts';
import { useTaxDataForm } from '../../../src/features/taxData/useTaxDataForm.ts';
import { useTaxWish } from '../../../src/features/taxData/useTaxWish.ts';
import { taxData } from '../../../src/i18n/th/buying/taxData.ts';
import { clearDraft, readDraft } from '../../../src/platform/store/draftStorage.ts';
import { standInPage } from '../../support/browser/standInPage.ts';
import { runHook } from '../../support/run/runHook.ts';

const { callServer, notify } = vi.hoisted(() => ({ callServer: vi.fn(), notify: vi.fn() }));
vi.mock('../../../src/platform/net/callServer.ts', () => ({ callServer }));
vi.mock('../../../src/ui/notice/notify.ts', () => ({ notify }));

const company: TaxData = {
  ...{ ...noTaxData, personType: 'juristic', nameOne: 'บริษัท ใจดี จำกัด', nameTwo: '00000' },
  ...{ payerId: '0105536000315', address: '88 ถนนสุขุมวิท', postcode: '10110', certificateName: 'former.jpg' },
};
const buyer = { id: '7', role: 'student', firstName: 'มะลิ', lastName: 'ใจดี' } as Person;
const { wait } = taxData.certificate;

const savings = () => callServer.mock.calls.filter(([call]) => call === saveTaxDataCall).length;

let client: QueryClient;
const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  standInPage();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await clearDraft(taxWishDraft);
  await clearDraft(personalDraft('tax', buyer.id));
  notify.mockClear();
  callServer.mockReset().mockImplementation(() => new Promise(() => {}));
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 'static' } } });
  client.setQueryData(siteQuery.queryKey, { settings: { ...defaultSiteSettings, taxInvoiceMinimum: 0 } } as never);
  client.setQueryData(taxDataQuery.queryKey, null);
});
afterEach(() => vi.unstubAllGlobals());

test('the form of an order is not saved with the former certificate where the new one could not be taken', async () => {
  const page = await runHook(() => useTaxWish(buyer, 'checkout'), around);
  await vi.waitUntil(() => page.does(() => readDraft('none')).then(() => page.now().isReady));
  await page.does((tax) => tax.askInvoice(true));
  await page.does((tax) => tax.type(company));
  await page.does((tax) => tax.tellCertificate('unreadable'));
  await page.does((tax) => tax.save());
  expect(page.now().problems).toEqual({ certificateName: taxData.certificate.unreadable });
  expect(savings()).toBe(0);
  await page.does((tax) => tax.tellCertificate('settled'));
  await page.does((tax) => void tax.save());
  expect(savings()).toBe(1);
  await page.leave();
});

test('the form of an order is not saved without a certificate on its way, and says so with all else', async () => {
  const page = await runHook(() => useTaxWish(buyer, 'checkout'), around);
  await vi.waitUntil(() => page.does(() => readDraft('none')).then(() => page.now().isReady));
  await page.does((tax) => tax.askInvoice(true));
  await page.does((tax) => tax.type({ ...company, address: '' }));
  await page.does((tax) => tax.tellCertificate('reading'));
  expect(page.now().problems).toEqual({});
  await page.does((tax) => tax.save());
  expect(page.now().problems).toEqual({
    address: taxData.problems['tax.address.required'],
    certificateName: wait,
  });
  expect(page.now().isWaiting).toBe(false);
  await page.does((tax) => tax.type({ address: company.address }));
  await page.does((tax) => tax.save());
  expect(page.now(), 'nothing else is wrong').toMatchObject({ isWaiting: true, problems: { certificateName: wait } });
  expect(savings()).toBe(0);

  await page.does((tax) => tax.tellCertificate('settled'));
  expect(page.now().problems).toEqual({});
  await page.does((tax) => void tax.save());
  expect(savings()).toBe(1);
  await page.leave();
});

test('the form of the account is not saved without a certificate on its way', async () => {
  const page = await runHook(() => useTaxDataForm(buyer.id), around);
  await vi.waitUntil(() => page.does(() => readDraft('none')).then(() => page.now().form.isReady));
  const pressed = {
    preventDefault() {},
    currentTarget: { querySelector: () => null },
  } as unknown as FormEvent<HTMLFormElement>;
  const press = async () => {
    await page.does(({ form }) => form.submit(pressed));
    await page.does(() => readDraft('none'));
  };
  await page.does(({ form }) => form.open(company));
  await page.does(({ tellCertificate }) => tellCertificate('reading'));
  expect(page.now().form.problems).toEqual({});
  await press();
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'info', title: wait }));
  expect(savings()).toBe(0);

  await page.does(({ tellCertificate }) => tellCertificate('settled'));
  expect(page.now().form.problems).toEqual({});
  await press();
  expect(savings()).toBe(1);
  await page.leave();
});
