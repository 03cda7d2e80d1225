import { describe, expect, test } from 'vitest';
import { csvOf } from '../../../src/domain/csv.ts';
import { newCode } from '../../../src/domain/pricing/couponCodes.ts';
import { refuseCouponDraft, refusePromotionDraft, type ShopCoupon } from '../../../src/domain/pricing/shopOffer.ts';
import {
  couponDraft,
  noCoupon,
  noPromotion,
  promotionDraft,
  type TypedCoupon,
  type TypedPromotion,
  typedCoupon,
} from '../../../src/domain/pricing/typedOffer.ts';
import { offerState } from '../../../src/features/administration/offers/offerState.ts';
import { isTriable, neededOf } from '../../../src/features/administration/offers/trialOf.ts';

const course = (id: string) => ({ id, title: { th: id, en: null } });
const couponOf = (changes: Partial<TypedCoupon> = {}): TypedCoupon => ({
  ...noCoupon(['bankTransfer']),
  ...{ code: 'NEWYEAR', percent: '10', courses: [course('1')], ...changes },
});
const refuse = (changes: Partial<TypedCoupon>, used = 0) =>
  refuseCouponDraft(couponDraft(couponOf(changes)), 'THB', used);

describe('a coupon of the desk', () => {
  test.each([
    [{}, {}],
    [{ code: ' sum-mer_๒ ' }, {}],
    [{ code: 'สงกรานต์' }, {}],
    [{ code: 'AB' }, { code: 'coupon.code.invalid' }],
    [{ code: '<B>' }, { code: 'coupon.code.invalid' }],
    [{ code: 'A'.repeat(41) }, { code: 'coupon.code.invalid' }],
    [{ label: 'x'.repeat(81) }, { label: 'coupon.label.max' }],
    [{ percent: '' }, { percent: 'offer.percent.invalid' }],
    [{ percent: '0' }, { percent: 'offer.percent.invalid' }],
    [{ percent: '12.5' }, { percent: 'offer.percent.invalid' }],
    [{ percent: '๑๐๐' }, {}],
    [{ percent: '101' }, { percent: 'offer.percent.invalid' }],
    [{ discountKind: 'amount' }, { amountThb: 'offer.amount.required' }],
    [{ discountKind: 'amount', amountThb: '1,000.50' }, {}],
    [{ discountKind: 'amount', amountThb: '-1' }, { amountThb: 'offer.amount.invalid' }],
    [{ discountKind: 'amount', amountThb: '10', amountUsd: 'x' }, { amountUsd: 'offer.amount.invalid' }],
    [{ courses: [] }, { courses: 'offer.courses.required' }],
    [{ scope: 'courseCount', minimumCourses: '2' }, { minimumCourses: 'offer.minimum.tooMany' }],
    [{ scope: 'courseCount', minimumCourses: '0' }, { minimumCourses: 'offer.minimum.invalid' }],
    [{ quantity: '0' }, { quantity: 'coupon.quantity.invalid' }],
    [{ quantity: 'many' }, { quantity: 'coupon.quantity.invalid' }],
    [{ methods: [] }, { paymentMethods: 'coupon.methods.required' }],
    [{ startsAt: 'soon' }, { startsAt: 'offer.time.invalid' }],
    [{ startsAt: '2026-02-30 00:00:00' }, { startsAt: 'offer.time.invalid' }],
    [{ startsAt: '2026-02-02 00:00:00', endsAt: '2026-02-02 00:00:00' }, { endsAt: 'offer.endsAt.early' }],
  ] as const)('with %o is refused by %o', (changes, problems) => {
    expect(refuse(changes as Partial<TypedCoupon>)).toEqual(problems);
  });

  test('its limit is never below the uses that it has', () => {
    expect(refuse({ quantity: '2' }, 3)).toEqual({ quantity: 'coupon.quantity.used' });
    expect(refuse({ quantity: '3' }, 3)).toEqual({});
  });

  test('times are typed in Bangkok, and a stored coupon is typed as it is', () => {
    const typed = couponOf({ startsAt: '2026-02-15 09:00:00', quantity: '5', label: ' งาน ' });
    const draft = couponDraft(typed);
    expect([draft.startsAt, draft.label, draft.quantity]).toEqual([Date.UTC(2026, 1, 15, 2), 'งาน', 5]);
    const { courses } = typed;
    const stored: ShopCoupon = { ...draft, id: 'c', revision: 'r', used: 0, isTaken: false, courses };
    expect(couponDraft(typedCoupon(stored))).toEqual(draft);
  });

  test.each([
    [{}, 'running'],
    [{ isOn: false }, 'off'],
    [{ startsAt: 11 }, 'later'],
    [{ endsAt: 10 }, 'over'],
    [{ quantity: 2, used: 2 }, 'full'],
    [{ quantity: 2, used: 1 }, 'running'],
  ] as const)('with %o is told as %s', (changes, state) => {
    const stored = { ...couponDraft(couponOf()), id: 'c', revision: 'r', used: 0, isTaken: false, courses: [] };
    expect(offerState({ ...stored, ...changes }, 10)).toBe(state);
  });

  test('can be tried before it has a code, but not without a discount', () => {
    expect(isTriable(couponDraft(couponOf({ code: '', methods: [], endsAt: 'x' })), 'THB')).toBe(true);
    expect(isTriable(couponDraft(couponOf({ percent: '' })), 'THB')).toBe(false);
    expect(neededOf(couponDraft(couponOf({ scope: 'courseCount', minimumCourses: '3' })))).toBe(3);
  });
});

describe('a promotion of the desk', () => {
  const promotionOf = (changes: Partial<TypedPromotion>): TypedPromotion => ({
    ...noPromotion,
    ...{ title: { th: 'เปิดร้าน', en: '' }, percent: '5', courses: [course('1')], ...changes },
  });

  test('has its points line by line, each with its English line', () => {
    const draft = promotionDraft(promotionOf({ descriptions: { th: 'หนึ่ง\n\nสาม', en: 'One\nTwo' } }));
    expect(draft.descriptions).toEqual([
      { th: 'หนึ่ง', en: 'One' },
      { th: 'สาม', en: null },
    ]);
  });

  test('needs a Thai name and few, short points', () => {
    const refused = (changes: Partial<TypedPromotion>) =>
      refusePromotionDraft(promotionDraft(promotionOf(changes)), 'THB');
    expect(refused({})).toEqual({});
    expect(refused({ title: { th: ' ', en: 'Opening' } })).toEqual({ 'title.th': 'text.th.required' });
    const lines = (text: string) => refused({ descriptions: { th: text, en: '' } });
    expect(lines(Array.from({ length: 11 }, () => 'ก').join('\n'))).toEqual({ 'descriptions.th': 'offer.lines.max' });
    expect(lines('ก'.repeat(201))).toEqual({ 'descriptions.th': 'offer.lines.max' });
  });
});

test('a random code begins as wished and has no letters that look alike', () => {
  // 255 is above the last whole round of letters, so it is passed over.
  const bytes = [255, 0, 30, 31, 61, 100, 200, 247, 248, 7, 9, 12];
  const code = newCode('FAIR-', () => Uint8Array.of(bytes.shift() ?? 0));
  expect(code).toMatch(/^FAIR-[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{10}$/);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+66', "'+66"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=HYPERLINK("x,y")', '"\'=HYPERLINK(""x,y"")"'],
])('a cell of a CSV file with %j is %j, so that no spreadsheet computes it', (text, cell) => {
  expect(csvOf([[text, 'ก']])).toBe(`\uFEFF${cell},ก\r\n`);
});
