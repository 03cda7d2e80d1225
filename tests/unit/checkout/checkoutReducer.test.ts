import { describe, expect, test } from 'vitest';
import type { SignedQuote } from '../../../src/contract/order/quote.ts';
import type { Registration } from '../../../src/contract/people/registration.ts';
import type { FailureCode } from '../../../src/domain/failure.ts';
import { type Quote, quote } from '../../../src/domain/pricing/quote.ts';
import { BuyerRefused, CodeRefused, CouponGone } from '../../../src/features/checkout/attempt/orderFailures.ts';
import { arrivingIn } from '../../../src/features/checkout/attempt/useArrivedOrder.ts';
import {
  type CheckoutEvent,
  type CheckoutState,
  checkoutReducer,
  failureIn,
  isBusy,
  noPress,
  type OrderWish,
} from '../../../src/features/checkout/checkoutReducer.ts';
import { CallFailed, noFacts, ServerUnreachable } from '../../../src/platform/net/callFailed.ts';

const total = (unitPrice: number): Quote =>
  quote({
    ...{ currency: 'THB', promotion: null, coupons: [], shippingFee: 0, withholdingPercent: 0, vatEnabled: true },
    lines: [{ itemId: '1', kind: 'course', planId: 'p', quantity: 1, unitPrice }],
  });
const signed = (price: number): SignedQuote => ({
  ...{ quote: total(price), signature: 's', expiresAt: Number.POSITIVE_INFINITY, refusals: [] },
});
const wish = { lines: [], couponIds: ['c'], method: 'bankTransfer' } as unknown as OrderWish;
const question = { request: wish, userId: null } as never;
const refusal = (code: FailureCode, facts = {}) => new CallFailed(409, code, 'No', { ...noFacts, ...facts });
const silence = new ServerUnreachable(new TypeError('Failed to fetch'));
const registration = {} as Registration;
const prepare = async () => registration;

const press: CheckoutEvent = { type: 'pressed', agreed: total(100), waitsForCode: false };
const setOut: CheckoutEvent = { type: 'setOut', now: 5, wish, question, prepare: null };
const fails = (failure: unknown, turn = 1): CheckoutEvent => ({ type: 'failed', turn, failure });
const quoted = (price: number, turn = 1): CheckoutEvent => ({ type: 'quoted', turn, signed: signed(price) });

const stateAfter = (...events: readonly CheckoutEvent[]): CheckoutState => events.reduce(checkoutReducer, noPress);
const placing = [press, setOut, quoted(100)] as const;

describe('a press', () => {
  test('goes by a signed quote of the total that was seen to the order', () => {
    expect(stateAfter(press).name).toBe('pressed');
    expect(stateAfter(press, setOut)).toMatchObject({
      name: 'quoting',
      isAgain: false,
      mayGoOn: true,
      press: { since: 5 },
    });
    expect(stateAfter(...placing)).toMatchObject({ name: 'placing', wish, signed: { quote: total(100) } });
    expect(stateAfter(...placing, { type: 'placed' })).toMatchObject({ name: 'placed', isSettled: false });
  });

  test('of a guest sends their pictures first, and their registration goes out with the order', () => {
    const preparing = [press, { ...setOut, prepare }] as const;
    expect(stateAfter(...preparing)).toMatchObject({ name: 'preparing', prepare });
    const prepared = [...preparing, { type: 'prepared', turn: 1, registration }, quoted(100)] as const;
    expect(stateAfter(...prepared)).toMatchObject({ name: 'placing', registration });
  });

  test('while one is under way changes nothing', () => {
    for (const busy of [[press, setOut], placing] as const) {
      expect(stateAfter(...busy, press, setOut)).toEqual(stateAfter(...busy));
      expect(isBusy(stateAfter(...busy))).toBe(true);
    }
  });

  test('that is held back shows the former message', () => {
    const refused = [...placing, fails(refusal('NO_MORE_SEAT'))] as const;
    expect(stateAfter(...refused, press, { type: 'heldBack' })).toEqual(stateAfter(...refused));
  });

  test('that waited for a code orders nothing where that is refused', () => {
    const state = stateAfter({ ...press, waitsForCode: true }, { type: 'codeRefused' });
    expect(failureIn(state)?.failure).toBeInstanceOf(CodeRefused);
    expect(stateAfter({ ...press, waitsForCode: true }, setOut)).toMatchObject({ press: { waitsForCode: false } });
  });
});

describe('a new price', () => {
  test('that is lower goes on by itself, a higher one is asked about', () => {
    expect(stateAfter(press, setOut, quoted(90)).name).toBe('placing');
    expect(stateAfter(press, setOut, quoted(110))).toMatchObject({ name: 'askingPrice', before: total(100) });
  });

  test('that is agreed to is ordered, and waited for from then; a no orders nothing', () => {
    const asked = [press, setOut, quoted(110)] as const;
    const yes = stateAfter(...asked, { type: 'agreed', now: 9 });
    expect(yes).toMatchObject({ name: 'placing', signed: { quote: total(110) }, press: { since: 9 } });
    expect(stateAfter(...asked, { type: 'disagreed' })).toEqual({ ...noPress, turn: 1 });
  });

  test.each([
    ['PRICE_CHANGED', 100, 'askingPrice'],
    ['PRICE_CHANGED', 110, 'askingPrice'],
    ['QUOTE_EXPIRED', 100, 'placing'],
    ['QUOTE_EXPIRED', 110, 'askingPrice'],
  ] as const)('refused with (%s) is quoted again, and ends at %i to %s', (code, price, name) => {
    const refused = [...placing, fails(refusal(code))] as const;
    expect(stateAfter(...refused)).toMatchObject({ name: 'quoting', isAgain: true, before: total(100) });
    expect(stateAfter(...refused, quoted(price)).name).toBe(name);
  });
});

describe('a refusal', () => {
  test('is reported with its own request', () => {
    const failure = refusal('NO_MORE_SEAT');
    expect(failureIn(stateAfter(...placing, fails(failure)))).toEqual({ failure, refused: wish });
    expect(failureIn(stateAfter(press, setOut, fails(failure)))).toEqual({ failure, refused: null });
  });

  test('of a coupon is reported as one', () => {
    expect(failureIn(stateAfter(...placing, fails(refusal('COUPON_NOT_AVAILABLE'))))?.failure).toBeInstanceOf(
      CouponGone,
    );
  });

  test('that its part of the page has shown is past', () => {
    expect(stateAfter(...placing, fails(refusal('NO_SHIPPING_OPTION')), { type: 'shownAtPart' })).toMatchObject({
      shown: null,
    });
  });
});

describe('a lost answer', () => {
  test.each([
    ['of the order', [...placing, fails(silence)]],
    ['of the quote', [press, setOut, fails(silence)]],
    ['of a guest’s registration', [...placing, fails(new BuyerRefused(silence))]],
  ] as const)('%s goes on with the total that was agreed to, in the same wait', (_, lost) => {
    expect(stateAfter(...lost)).toMatchObject({ name: 'answerLost', press: { agreed: total(100), since: 5 } });
    const again = stateAfter(...lost, { ...setOut, now: 99 });
    expect(again).toMatchObject({ name: 'quoting', before: total(100), turn: 2, press: { since: 5 } });
  });

  test('may be pressed again with another total', () => {
    const again = stateAfter(...placing, fails(silence), { ...press, agreed: total(120) });
    expect(again).toMatchObject({ name: 'pressed', press: { agreed: total(120), since: 0 } });
  });
});

describe('a cancelled wait', () => {
  const stopped = [...placing, { type: 'stopped' }] as const;

  test('hears no failure of it, and may press again', () => {
    expect(stateAfter(...stopped, fails(refusal('NO_MORE_SEAT')), quoted(100))).toEqual(stateAfter(...stopped));
    expect(stateAfter(...stopped)).toMatchObject({ name: 'editing', shown: null });
    const again = stateAfter(...stopped, press, setOut);
    expect(checkoutReducer(again, quoted(100))).toBe(again);
    expect(checkoutReducer(again, quoted(100, again.turn)).name).toBe('placing');
  });

  test('goes on to the order that was made after all', () => {
    expect(stateAfter(...stopped, { type: 'placed' }).name).toBe('placed');
  });
});

describe('a cart that became empty while an order was unanswered', () => {
  const emptied: CheckoutEvent = { type: 'emptied', agreed: total(100) };
  const asked = [emptied, { type: 'askedWhatBecame' }] as const;
  const arriving = (...events: readonly CheckoutEvent[]) => {
    const state = stateAfter(...events);
    const agreed = 'agreed' in state ? state.agreed : null;
    return [false, true].map((isAway) => arrivingIn(state, agreed, isAway));
  };

  test('asks the shop, and does not call the cart empty meanwhile', () => {
    expect(arrivingIn(noPress, total(100), false)).toBe('asking');
    expect(stateAfter(emptied)).toMatchObject({ name: 'settling', isAsking: false, failures: 0 });
    expect(arriving(emptied)).toEqual(['asking', 'unanswered']);
    expect(arriving(...asked)).toEqual(['asking', 'asking']);
    const asking = stateAfter(...asked);
    expect(checkoutReducer(asking, { type: 'askedWhatBecame' })).toBe(asking);
    const found = stateAfter(...asked, { type: 'placed' });
    expect(found).toMatchObject({ name: 'placed', isSettled: true });
    expect(arrivingIn(found, null, false)).toBe('asking');
  });

  test('is asked about again after what may pass, and not where the shop knows nothing', () => {
    const failed = [...asked, { type: 'notSettled', mayPass: true }] as const;
    expect(stateAfter(...failed)).toMatchObject({ name: 'settling', isAsking: false, failures: 1 });
    expect(arriving(...failed)).toEqual(['unanswered', 'unanswered']);
    const agreed = total(100);
    const known = stateAfter(
      { type: 'emptied', agreed },
      { type: 'askedWhatBecame' },
      { type: 'notSettled', mayPass: false },
    );
    expect(checkoutReducer(known, { type: 'emptied', agreed })).toBe(known);
    expect(arrivingIn(known, agreed, false)).toBe('none');
  });

  test('that has lines again is looked after no more', () => {
    expect(stateAfter(...asked, { type: 'refilled' })).toEqual(noPress);
  });

  test('is left to a press that is under way', () => {
    expect(stateAfter(...placing, emptied)).toEqual(stateAfter(...placing));
    expect(stateAfter(...placing, fails(silence), emptied).name).toBe('settling');
  });
});
