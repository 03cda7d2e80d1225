import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { orderTaxWireFields } from '../../../src/contract/order/order.ts';
import type { FailureCode } from '../../../src/domain/failure.ts';
import type { OfferFault } from '../../../src/domain/pricing/coupon.ts';
import { noTaxData } from '../../../src/domain/tax/taxData.ts';
import type { CartCouponView } from '../../../src/features/cart/cartCoupons.ts';
import type { CartLineView } from '../../../src/features/cart/useCart.ts';
import { BuyerRefused, CodeRefused } from '../../../src/features/checkout/attempt/orderFailures.ts';
import { CheckoutFailure } from '../../../src/features/checkout/CheckoutFailure.tsx';
import { isOfFormerWish, isToldAtPart, isToldByQuote } from '../../../src/features/checkout/lineRefusal.ts';
import { Refusals } from '../../../src/features/checkout/Refusals.tsx';
import { offerFaultWords } from '../../../src/i18n/buying/offerFaults.ts';
import { failures as englishFailures } from '../../../src/i18n/en/app/failures.ts';
import { formatDateTime } from '../../../src/i18n/format.ts';
import { duplicates, failures } from '../../../src/i18n/th/app/failures.ts';
import { checkout } from '../../../src/i18n/th/buying/checkout.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { CallFailed, noFacts, ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { links } from '../../../src/ui/press/links.ts';
import { row } from '../listingFixture.ts';

const drawn = (screen: ReactElement, client = new QueryClient()): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>{screen}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');

const pottery = {
  line: { itemId: '1' },
  item: { listing: row('1', 'ปั้นดิน', 'Pottery'), plans: [{}] },
  plan: null,
  price: null,
} as unknown as CartLineView;

test('an order that waited for a code that is refused says on the page that nothing was ordered', () => {
  const shown = drawn(<CheckoutFailure id="told" failure={new CodeRefused()} isOpen={false} refusals={[]} />);
  expect(shown).toContain(checkout.codeRefused.title);
  expect(shown).toContain(checkout.codeRefused.body);
});

test.each(['OVER_LIMIT_USER', 'ERROR_CREATE_USER_IN_DAY'] as const)(
  'a guest buyer gets no link to a page that they cannot open: %s',
  (code) => {
    const refused = new BuyerRefused(new CallFailed(409, code, failures[code], noFacts));
    const shown = drawn(<CheckoutFailure id="told" failure={refused} isOpen={false} refusals={[]} />);
    expect(shown).toContain(checkout.noNewBuyer[code]);
    expect(shown).not.toContain(failures[code]);
    expect(shown).toContain(`href="${links.login(links.checkout())}"`);
  },
);

test('a total below a method’s minimum needs no link: the other methods are on this page', () => {
  const refusals = [{ code: 'BELOW_MINIMUM', itemIds: [] }] as const;
  const shown = drawn(<Refusals id="refusals" refusals={refusals} lines={[pottery]} coupons={[]} />);
  expect(shown).toContain(checkout.refusals.mend.BELOW_MINIMUM);
  expect(shown).not.toContain(`href="${links.cart()}"`);
});

test('a course that is still open is refused with its name and the end of the access', () => {
  const until = Date.UTC(2026, 11, 5, 6);
  const refusals = [{ code: 'TIME_LEFT', itemIds: ['1'], until }] as const;
  const shown = drawn(<Refusals id="refusals" refusals={refusals} lines={[pottery]} coupons={[]} />);
  expect(shown).toContain(`${failures.TIME_LEFT}: ปั้นดิน (${formatDateTime(until, 'th')})`);
});

test('a limited course leads a guest to the sign-in, and asks a signed-in person for another account', () => {
  const refusals = [{ code: 'COURSE_ACCESS_DENIED', itemIds: ['1'] }] as const;
  const refused = <Refusals id="refusals" refusals={refusals} lines={[pottery]} coupons={[]} />;
  const toSignIn = `href="${links.login(links.checkout())}"`;
  const guest = new QueryClient();
  guest.setQueryData(['session'], null);
  expect(drawn(refused, guest)).toContain(toSignIn);
  const student = new QueryClient();
  student.setQueryData(['session'], { id: '1', role: 'student' });
  expect(drawn(refused, student)).not.toContain(toSignIn);
  expect(drawn(refused, student)).toContain(checkout.refusals.otherAccount);
});

test('the name in the shop’s own sentence is not said again', () => {
  const sentence = `${failures.COURSE_DUPLICATE}: ปั้นดิน`;
  const failure = new CallFailed(409, 'COURSE_DUPLICATE', sentence, { ...noFacts, itemIds: ['1'] });
  const shown = drawn(<CheckoutFailure failure={failure} isOpen={false} refusals={[]} />);
  expect(shown).toContain(`<p>${sentence}</p>`);
});

test('an item of an open order is named as such, not as a duplicate in the cart', () => {
  const refusals = [{ code: 'COURSE_DUPLICATE', itemIds: ['1'], reason: 'openOrder' }] as const;
  const shown = drawn(<Refusals id="refusals" refusals={refusals} lines={[pottery]} coupons={[]} />);
  expect(shown).toContain(`${duplicates.openOrder}: ปั้นดิน`);
  expect(shown).not.toContain(duplicates.twiceInCart);
});

test('a refusal in the shop’s list is shown there only', () => {
  const failure = new CallFailed(409, 'COURSE_DUPLICATE', 'Said once', { ...noFacts, itemIds: ['1'] });
  const duplicate = [{ code: 'COURSE_DUPLICATE', itemIds: ['1'] }] as const;
  expect(drawn(<CheckoutFailure failure={failure} isOpen={false} refusals={duplicate} />)).toBe('');
  const other = [{ code: 'NO_MORE_SEAT', itemIds: ['1'] }] as const;
  expect(drawn(<CheckoutFailure failure={failure} isOpen={false} refusals={other} />)).toContain('Said once');
  expect(drawn(<CheckoutFailure failure={failure} isOpen={false} refusals={other} />)).toContain(checkout.failedTitle);
});

const ofLines: readonly FailureCode[] = [
  ...(['COURSE_DUPLICATE', 'ALREADY_OWNED', 'TIME_LEFT', 'REGISTRATION_CLOSED', 'MISSING_PRICING'] as const),
  ...(['MISSING_USD_PRICE', 'MEMBERS_ONLY', 'COURSE_ACCESS_DENIED', 'NO_MORE_SEAT', 'NOT_ENOUGH_STOCK'] as const),
];

test.each(ofLines)('after %s the shop is asked what can be done about the lines', (code) => {
  expect(isToldByQuote(new CallFailed(409, code, 'No', { ...noFacts, itemIds: ['1'] }))).toBe(true);
});

test('lacking shipping or an offer triggers a new quote, another problem does not', () => {
  expect(isToldByQuote(new CallFailed(409, 'NO_SHIPPING_OPTION', 'No', noFacts))).toBe(true);
  const noPromotion = { ...noFacts, reason: 'noSuchPromotion' };
  expect(isToldByQuote(new CallFailed(404, 'NOT_FOUND', 'No', noPromotion))).toBe(true);
  expect(isToldByQuote(new CallFailed(409, 'PRICE_CHANGED', 'No', noFacts))).toBe(false);
  expect(isToldByQuote(new ServerUnreachable(new TypeError()))).toBe(false);
});

test('a refusal named by its section is not repeated above the page', () => {
  const ofShipping = new CallFailed(409, 'NO_SHIPPING_OPTION', 'No', noFacts);
  const ofMethod = new CallFailed(409, 'NO_PAYMENT_METHOD', 'No', noFacts);
  const ofLines = new CallFailed(409, 'COURSE_DUPLICATE', 'No', { ...noFacts, itemIds: ['1'] });
  const toldOf = (failure: unknown) => [
    isToldAtPart(failure, { isShippingTold: true, isWithoutMethods: false }),
    isToldAtPart(failure, { isShippingTold: false, isWithoutMethods: true }),
  ];
  expect(toldOf(ofShipping)).toEqual([true, false]);
  expect(toldOf(ofMethod)).toEqual([false, true]);
  expect(toldOf(ofLines)).toEqual([false, false]);
  expect(toldOf(new CodeRefused())).toEqual([false, false]);
});

test('a refusal goes with the lines, the shipping, the tax invoice or the way to pay that it was about, and with no other', () => {
  const line = { itemId: '1', kind: 'course', planId: '1a', quantity: 1 } as const;
  const refused = {
    ...{ lines: [line, { ...line, itemId: '2' }], shippingOptionId: 'gone', tax: noTaxData },
    method: 'bankTransfer',
  } as const;
  const since = {
    lines: { ...refused, lines: [line] },
    shipping: { ...refused, shippingOptionId: 'post' },
    tax: { ...refused, tax: null },
    method: { ...refused, method: 'bankQr' },
  } as const;
  const ofLines = new CallFailed(409, 'COURSE_DUPLICATE', 'No', { ...noFacts, itemIds: ['1'] });
  const ofShipping = new CallFailed(409, 'NO_SHIPPING_OPTION', 'No', noFacts);
  const ofMethod = new CallFailed(409, 'NO_PAYMENT_METHOD', 'No', noFacts);
  const fields = { [orderTaxWireFields.invoice]: 'No' };
  const ofTax = new CallFailed(422, 'INPUT_ERROR', 'No', { ...noFacts, fields });
  const gone = (failure: CallFailed) => [
    isOfFormerWish(failure, refused, { ...refused, lines: [...refused.lines] }),
    isOfFormerWish(failure, refused, { lines: refused.lines }),
    ...Object.values(since).map((now) => isOfFormerWish(failure, refused, now)),
  ];
  expect(gone(ofLines)).toEqual([false, false, true, false, false, false]);
  expect(gone(ofShipping)).toEqual([false, false, true, true, false, false]);
  expect(gone(ofTax)).toEqual([false, false, true, false, true, false]);
  expect(gone(ofMethod)).toEqual([false, false, false, false, false, true]);
  expect(gone(new CallFailed(409, 'PRICE_CHANGED', 'No', noFacts))).toEqual(Array(6).fill(false));
});

test('refusals keep the shop’s order, coupons at the first one', () => {
  const refusals = [
    { code: 'MISSING_PRICING', itemIds: ['1'] },
    { code: 'NO_SHIPPING_OPTION', itemIds: [] },
    { code: 'NOT_ENOUGH_STOCK', itemIds: ['1'], unitsLeft: [2] },
    { code: 'NOT_FOUND', itemIds: [] },
    { code: 'COUPON_NOT_AVAILABLE', itemIds: [] },
  ] as const;
  const coupons = [{ id: 'c', coupon: { code: 'TEN' } }] as unknown as readonly CartCouponView[];
  const shown = drawn(<Refusals id="refusals" refusals={refusals} lines={[pottery]} coupons={coupons} />);
  const said = ['MISSING_PRICING', 'NO_SHIPPING_OPTION', 'NOT_ENOUGH_STOCK'] as const;
  const places = [...said.map((code) => failures[code]), checkout.refusals.coupon].map((words) => shown.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(shown.split(checkout.refusals.coupon)).toHaveLength(2);
});

test('a renewal is spoken of only where the course has one', () => {
  const refusals = [{ code: 'TIME_LEFT', itemIds: ['1'], until: 0 }] as const;
  const shownWith = (plans: readonly object[]) =>
    drawn(
      <Refusals
        id="r"
        refusals={refusals}
        lines={[{ ...pottery, item: { ...pottery.item, plans } } as never]}
        coupons={[]}
      />,
    );
  const plan = { pricingType: 'renew', isShown: true, prices: { THB: 1, USD: null }, freeForOwnersOf: null };
  expect(failures.TIME_LEFT).not.toContain('ต่ออายุ');
  expect(shownWith([plan])).toContain(checkout.refusals.mend.TIME_LEFT);
  expect(shownWith([{ ...plan, pricingType: 'default' }])).not.toContain('ต่ออายุ');
  expect(shownWith([{ ...plan, pricingType: 'default' }])).toContain(checkout.refusals.mendRunning);
});

test('refusal texts have no full stop, because names and dates follow', () => {
  for (const words of [...Object.values(failures), ...Object.values(englishFailures)]) expect(words).not.toMatch(/\.$/);
});

test('an offer that is gone is refused in the words of its reason', () => {
  const gone = [{ code: 'NOT_FOUND', itemIds: [], reason: 'noSuchPromotion' }] as const;
  const shown = drawn(<Refusals id="refusals" refusals={gone} lines={[]} coupons={[]} />);
  expect(shown).toContain(offerFaultWords('noSuchPromotion', 'th'));
});

test('a coupon without effect is named with its code; several reasons follow below all codes', () => {
  const coupons = ['AAA', 'BBB'].map((code) => ({ id: code, coupon: { code } })) as unknown as CartCouponView[];
  const told = (of: readonly CartCouponView[], ...reasons: readonly OfferFault[]) => {
    const refusals = reasons.map((reason) => ({ code: 'COUPON_NOT_AVAILABLE', itemIds: [], reason }) as const);
    return drawn(<Refusals id="refusals" refusals={refusals} lines={[]} coupons={of} />);
  };
  const [full, few] = [offerFaultWords('couponFull', 'th'), offerFaultWords('notEnoughCourses', 'th')];
  expect(told(coupons.slice(0, 1), 'couponFull')).toContain(`<p>AAA: ${full}</p>`);
  expect(told(coupons, 'couponFull')).toContain(`<p>AAA, BBB: ${full}</p>`);
  expect(told(coupons, 'couponFull', 'notEnoughCourses')).toContain(`<p>AAA, BBB:</p><p>${full}</p><p>${few}</p>`);
  const unknown = [{ id: '1', coupon: null }] as unknown as CartCouponView[];
  expect(told(unknown, 'couponFull')).toContain(`<p>${full}</p>`);
});
