import { describe, expect, test } from 'vitest';
import { isBeforeOrder } from '../../../src/domain/order/exactMatch.ts';
import type { OrderReport } from '../../../src/domain/order/order.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import {
  awaitsDecision,
  compareAmount,
  mayApprove,
  reportToShow,
} from '../../../src/features/administration/orders/compareAmount.ts';
import { otherReason, reasonOf, reasonProblem } from '../../../src/features/administration/orders/rejectReason.ts';
import { linkedText } from '../../../src/features/administration/pages/linkedText.ts';
import {
  formOf,
  settingsProblems,
  settingsWith,
  surprisesIn,
} from '../../../src/features/administration/settings/settingsForm.ts';
import { reasonWords, rejectReasonMessages } from '../../../src/i18n/buying/rejectReasons.ts';

const report = (id: string, decision: OrderReport['decision']): OrderReport => ({
  id,
  decision,
  reportedAt: 1,
  transferredAt: 1,
  amount: 89_000,
  contactName: 'วรัญญา',
  originBankCode: 'KBANK',
  accountId: 'a',
  accountNumber: '1',
  accountName: 'ร้าน',
  accountBankCode: 'SCB',
  note: '',
  slipNames: [],
  slipReferences: [],
  decidedAt: decision === 'waiting' ? null : 2,
  rejectCode: null,
  rejectReason: null,
});

describe('a slip against what is due', () => {
  test('the difference is named by its direction and is never negative', () => {
    expect(compareAmount(89_000, 89_000)).toEqual({ kind: 'equal' });
    expect(compareAmount(89_000, 80_900)).toEqual({ kind: 'short', difference: 8_100 });
    expect(compareAmount(89_000, 89_001)).toEqual({ kind: 'over', difference: 1 });
    expect(compareAmount(0, 0)).toEqual({ kind: 'equal' });
  });

  test('a transfer that was made before the order is remarked, by the minute of the slip', () => {
    const order = { placedAt: 1_000_000 };
    expect(isBeforeOrder(order, { transferredAt: 1_000_000 })).toBe(false);
    expect(isBeforeOrder(order, { transferredAt: 940_001 })).toBe(false);
    expect(isBeforeOrder(order, { transferredAt: 940_000 })).toBe(true);
  });

  test('the pending report is shown before a newer, decided one', () => {
    expect(reportToShow({ reports: [] })).toBeNull();
    expect(reportToShow({ reports: [report('1', 'rejected'), report('2', 'waiting')] })?.id).toBe('2');
    expect(reportToShow({ reports: [report('1', 'waiting'), report('2', 'rejected')] })?.id).toBe('1');
    expect(reportToShow({ reports: [report('1', 'rejected'), report('2', 'approved')] })?.id).toBe('2');
  });

  test('only a waiting report can be decided, also when it came for a cancelled order', () => {
    const waiting = report('1', 'waiting');
    expect(awaitsDecision({ status: 'pendingApproved', underReview: false }, waiting)).toBe(true);
    expect(awaitsDecision({ status: 'cancelled', underReview: true }, waiting)).toBe(true);
    expect(awaitsDecision({ status: 'cancelled', underReview: false }, waiting)).toBe(false);
    expect(awaitsDecision({ status: 'approved', underReview: false }, report('1', 'approved'))).toBe(false);
    expect(awaitsDecision({ status: 'pendingApproved', underReview: false }, null)).toBe(false);
  });

  test('money for an order that is paid already can only be given back', () => {
    const waiting = report('1', 'waiting');
    expect(awaitsDecision({ status: 'approved', underReview: false }, waiting)).toBe(true);
    expect(mayApprove({ status: 'approved' })).toBe(false);
    expect(mayApprove({ status: 'pendingApproved' })).toBe(true);
    expect(mayApprove({ status: 'cancelled' })).toBe(true);
  });
});

describe('the reason that the buyer reads', () => {
  test('one has to be chosen, and another reason needs words', () => {
    expect(reasonProblem('', 'อะไรก็ได้')).toBe('reason');
    expect(reasonProblem(otherReason, '  ')).toBe('more');
    expect(reasonProblem(otherReason, 'โอนผิดบัญชี')).toBeNull();
    expect(reasonProblem('slipUsed', '')).toBeNull();
  });
  test('a standard reason is sent by its code, with the addition', () => {
    expect(reasonOf('slipUsed', '')).toEqual({ reasonCode: 'slipUsed', reason: null });
    expect(reasonOf('amountDiffers', ' ขาด 81 บาท ')).toEqual({ reasonCode: 'amountDiffers', reason: 'ขาด 81 บาท' });
    expect(reasonOf(otherReason, 'โอนผิดบัญชี')).toEqual({ reasonCode: null, reason: 'โอนผิดบัญชี' });
  });
  test('each reader has it in their own language', () => {
    const { th, en } = rejectReasonMessages;
    const both = { code: 'slipUnreadable', added: '#12' } as const;
    expect([reasonWords(th, both), reasonWords(en, both)]).toEqual(['สลิปอ่านไม่ออก #12', 'The slip cannot be read. #12']);
    expect(reasonWords(en, { code: 'slipUsed', added: null })).toBe('This slip has already been used');
    expect(reasonWords(en, { code: null, added: 'โอนผิดบัญชี' })).toBe('โอนผิดบัญชี');
    expect(reasonWords(en, { code: null, added: null })).toBeNull();
  });
});

describe('addresses in an e-mail', () => {
  test('each is a link without the sign that ends its sentence, and no letter is lost', () => {
    const text = 'เปิด http://localhost:8080/order/aB-1_c?x=1#y แล้ว (https://shop.example/learn/1).';
    const pieces = linkedText(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.isLink).map((piece) => piece.text)).toEqual([
      'http://localhost:8080/order/aB-1_c?x=1#y',
      'https://shop.example/learn/1',
    ]);
  });
  test('other schemes stay words', () => {
    expect(linkedText('javascript:alert(1) ftp://x.example').some((piece) => piece.isLink)).toBe(false);
  });
});

describe('the settings form', () => {
  const shown = defaultSiteSettings;
  test('the whole settings are sent, with the changes', () => {
    const form = { ...formOf(shown), titleEn: '  ', autoCancelHours: '24', slipRequired: false };
    expect(settingsWith(shown, formOf(shown), form)).toEqual({
      ...shown,
      title: { th: shown.title.th, en: null },
      autoCancelHours: 24,
      slipRequired: false,
    });
  });
  test('the shop goes over to dollars, and stays there where another administrator did', () => {
    expect(settingsWith(shown, formOf(shown), { ...formOf(shown), currency: 'USD' })).toEqual({
      ...shown,
      currency: 'USD',
    });
    expect(settingsWith({ ...shown, currency: 'USD' }, formOf(shown), formOf(shown)).currency).toBe('USD');
  });
  test('another administrator’s concurrent changes stay', () => {
    const newest = { ...shown, vatEnabled: !shown.vatEnabled, userLimit: 9 };
    const form = { ...formOf(shown), curriculumShown: !shown.curriculumShown };
    expect(settingsWith(newest, formOf(shown), form)).toEqual({ ...newest, curriculumShown: !shown.curriculumShown });
  });
  test('groups are switched on and off, apart from the courses that are kept for them', () => {
    const on = settingsWith(shown, formOf(shown), {
      ...formOf(shown),
      ...{ userGroupsEnabled: true, courseAccessByGroup: true, courseLayout: 'four' },
    });
    expect(on).toEqual({ ...shown, courseAccessByGroup: true, userGroupsEnabled: true, courseLayout: 'four' });
    const off = settingsWith(on, formOf(on), { ...formOf(on), userGroupsEnabled: false });
    expect(off).toEqual({ ...on, userGroupsEnabled: false });
  });
  test('only a change of prices is asked about', () => {
    const form = formOf(shown);
    const others = { oneCouponPerOrder: !form.oneCouponPerOrder, slipRequired: !form.slipRequired };
    expect(surprisesIn(form, { ...form, ...others, taxSystemEnabled: false })).toEqual([]);
    expect(surprisesIn(form, { ...form, currency: 'USD', vatEnabled: !form.vatEnabled })).toEqual(['currency', 'vat']);
  });
  test('the time limit of a transfer is a text in Thai, or none', () => {
    const typed = (th: string, en: string) => ({ ...formOf(shown), transferTimeLimitText: { th, en } });
    const limitOf = (th: string, en: string) => settingsWith(shown, formOf(shown), typed(th, en)).transferTimeLimitText;
    expect(limitOf(' โอนภายในวันนี้ ', '')).toEqual({ th: 'โอนภายในวันนี้', en: null });
    expect(limitOf(' ', '')).toBeNull();
    expect(settingsProblems(typed('', 'Today'))).toEqual(['transferTimeLimitText.th']);
    expect(settingsProblems(typed('ก'.repeat(301), ''))).toEqual(['transferTimeLimitText.th']);
  });
  test('the title of the payment section is a short text in Thai, or none', () => {
    const typed = (th: string, en: string) => ({ ...formOf(shown), paymentTitle: { th, en } });
    expect(settingsWith(shown, formOf(shown), typed(' จ่ายเงิน ', 'Pay')).paymentTitle).toEqual({
      th: 'จ่ายเงิน',
      en: 'Pay',
    });
    expect(settingsWith(shown, formOf(shown), typed(' ', '')).paymentTitle).toBeNull();
    expect(settingsProblems(typed('ก'.repeat(61), ''))).toEqual(['paymentTitle.th']);
  });
  test('contact lines are stored plainly, an empty one as none', () => {
    const lines = { contactTel: '๐๒ 123–4567', contactLine: ' @Lanrian ', contactEmail: 'Hello@Lanrian.example' };
    const typed = { ...formOf(shown), ...lines, registrationNumber: ' ' };
    expect(settingsProblems(typed)).toEqual([]);
    expect(settingsWith(shown, formOf(shown), typed)).toMatchObject({
      ...{ contactTel: '02 123-4567', contactLine: '@lanrian', contactEmail: 'hello@lanrian.example' },
      registrationNumber: null,
    });
    expect(settingsProblems({ ...typed, contactTel: 'โทรมา' })).toEqual(['contactTel']);
  });
  test('a shop has a Thai name and hours up to a year', () => {
    const form = formOf(shown);
    expect(settingsProblems(form)).toEqual([]);
    expect(settingsProblems({ ...form, autoCancelHours: '0' })).toEqual([]);
    expect(settingsProblems({ ...form, titleTh: ' ' })).toEqual(['titleTh']);
    expect(settingsProblems({ ...form, titleEn: 'x'.repeat(121) })).toEqual(['titleEn']);
    for (const autoCancelHours of ['๒๔', '8,760']) expect(settingsProblems({ ...form, autoCancelHours })).toEqual([]);
    for (const autoCancelHours of ['', 'สองวัน', '-1', '8761', '0.001']) {
      expect(settingsProblems({ ...form, autoCancelHours })).toEqual(['autoCancelHours']);
    }
    expect(settingsProblems({ ...form, slipCheckHours: '721' })).toEqual(['slipCheckHours']);
  });
  test.each([
    ['500', 50_000],
    ['๑,๐๐๐', 100_000],
    ['0', 0],
    ['99.5', 9_950],
  ])('the smallest total of a tax invoice is typed in baht: %s', (taxInvoiceMinimum, minor) => {
    const form = { ...formOf(shown), taxInvoiceMinimum };
    expect(settingsProblems(form)).toEqual([]);
    expect(settingsWith(shown, formOf(shown), form).taxInvoiceMinimum).toBe(minor);
  });

  test('a container of the tag manager is saved as Google writes it, and only then', () => {
    const typed = (tagManagerId: string) => ({ ...formOf(shown), tagManagerId });
    expect(settingsProblems(typed(' gtm-ab12cd3 '))).toEqual([]);
    expect(settingsWith(shown, formOf(shown), typed(' gtm-ab12cd3 ')).tagManagerId).toBe('GTM-AB12CD3');
    expect(
      settingsWith({ ...shown, tagManagerId: 'GTM-AB12CD3' }, typed('GTM-AB12CD3'), typed(' ')).tagManagerId,
    ).toBeNull();
    for (const other of ['G-AB12CD3', 'GTM-', 'GTM-AB12CD3;x', 'https://evil.example', 'GTM-AB 12'])
      expect(settingsProblems(typed(other))).toEqual(['tagManagerId']);
  });

  test.each(['', 'x', '-1', '1,000.01', '1.234'])('%j is no such total', (taxInvoiceMinimum) => {
    expect(settingsProblems({ ...formOf(shown), taxInvoiceMinimum })).toEqual(['taxInvoiceMinimum']);
  });
});
