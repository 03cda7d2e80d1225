import type { OrderRequest } from '../../contract/order/order.ts';
import type { SignedQuote } from '../../contract/order/quote.ts';
import type { Registration } from '../../contract/people/registration.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { compareQuote } from '../../domain/pricing/quoteComparison.ts';
import { CodeRefused, CouponGone, hadNoAnswer, isNewPrice } from './attempt/orderFailures.ts';
import { isAboutCoupon } from './couponRefusals.ts';
import type { QuoteQuestion } from './quoteQuestion.ts';

/** A press of the order button. */
export type Press = {
  /** The total that the person saw. A higher one is asked about. */
  readonly agreed: Quote;
  /** A coupon code was unanswered. The order is not placed if the code is refused. */
  readonly waitsForCode: boolean;
  /** When the person began to wait (ms); 0 until something goes out. */
  readonly since: number;
};

/** The wishes of an order, without its signed quote. */
export type OrderWish = Omit<OrderRequest, 'quote' | 'signature'>;

/** Uploads the pictures of a guest and answers the registration. */
export type PrepareBuyer = () => Promise<Registration>;

/** A failure to show. `refused`: the wish that the shop refused; a later wish may have nothing to do with the failure. */
export type ShownFailure = { readonly failure: unknown; readonly refused: OrderWish | null };

type UnderWay = { readonly press: Press; readonly wish: OrderWish; readonly question: QuoteQuestion };

export type CheckoutState = {
  /** Grows when an order sets out or is stopped. Answers for an earlier turn are ignored. */
  readonly turn: number;
} /** `vain`: the total of an unanswered order of which the shop knows nothing. */ & (
  | { readonly name: 'editing'; readonly shown: ShownFailure | null; readonly vain: Quote | null }
  /** Waits for the network or for the answer to a coupon code. */
  | { readonly name: 'pressed'; readonly press: Press; readonly shown: ShownFailure | null }
  | ({ readonly name: 'preparing'; readonly prepare: PrepareBuyer } & UnderWay)
  /** Asks for a signed quote. `isAgain`: the last one no longer holds. */
  | ({
      readonly name: 'quoting';
      readonly registration: Registration | null;
      readonly before: Quote;
      readonly isAgain: boolean;
      /** No question if the total is not higher. */
      readonly mayGoOn: boolean;
    } & UnderWay)
  /** Asks the person about a new price. */
  | ({
      readonly name: 'askingPrice';
      readonly registration: Registration | null;
      readonly before: Quote;
      readonly after: SignedQuote;
    } & UnderWay)
  | ({ readonly name: 'placing'; readonly registration: Registration | null; readonly signed: SignedQuote } & UnderWay)
  /** The order may or may not have been placed. A retry runs by itself, and also on a press. */
  | { readonly name: 'answerLost'; readonly press: Press; readonly shown: ShownFailure }
  /**
   * The cart became empty while an order for `agreed` was unanswered. The shop is asked what became of it, and again after
   * each failure that may pass.
   */
  | { readonly name: 'settling'; readonly agreed: Quote; readonly isAsking: boolean; readonly failures: number }
  /** `isSettled`: the shop said so without a press on this page. */
  | { readonly name: 'placed'; readonly isSettled: boolean }
);

export type CheckoutEvent =
  | { readonly type: 'pressed'; readonly agreed: Quote; readonly waitsForCode: boolean }
  /** The press can be sent now, with this request. `prepare` is `null` for a signed-in person. */
  | {
      readonly type: 'setOut';
      readonly now: number;
      readonly wish: OrderWish;
      readonly question: QuoteQuestion;
      readonly prepare: PrepareBuyer | null;
    }
  /** The page lacks something, or the wait for the network was cancelled. */
  | { readonly type: 'heldBack' }
  | { readonly type: 'codeRefused' }
  | { readonly type: 'prepared'; readonly turn: number; readonly registration: Registration }
  | { readonly type: 'quoted'; readonly turn: number; readonly signed: SignedQuote }
  | { readonly type: 'agreed'; readonly now: number }
  | { readonly type: 'disagreed' }
  | { readonly type: 'stopped' }
  | { readonly type: 'failed'; readonly turn: number; readonly failure: unknown }
  /** An order exists, whatever the outcome of its press. */
  | { readonly type: 'placed' }
  | { readonly type: 'emptied'; readonly agreed: Quote }
  | { readonly type: 'refilled' }
  /** The shop can be asked now. */
  | { readonly type: 'askedWhatBecame' }
  | { readonly type: 'notSettled'; readonly mayPass: boolean }
  /** The failure is shown at its own part of the page. */
  | { readonly type: 'shownAtPart' };

const editing = (turn: number, shown: ShownFailure | null = null): CheckoutState => ({
  ...{ name: 'editing', turn, shown, vain: null },
});

export const noPress: CheckoutState = editing(0);

/** The next state of the checkout. Events that do not fit the state change nothing. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { turn } = state;
  switch (event.type) {
    case 'pressed':
      return state.name === 'editing' || state.name === 'pressed' || state.name === 'answerLost'
        ? { name: 'pressed', turn, press: { ...event, since: 0 }, shown: state.shown }
        : state;
    case 'setOut':
      return setOut(state, event);
    case 'heldBack':
      return state.name === 'pressed' ? editing(turn, state.shown) : state;
    case 'codeRefused':
      return state.name === 'pressed' ? failedWith(turn, new CodeRefused()) : state;
    case 'prepared':
      return state.name === 'preparing' && event.turn === turn ? quoting(state, event.registration) : state;
    case 'quoted':
      return state.name === 'quoting' && event.turn === turn ? quoted(state, event.signed) : state;
    case 'agreed':
      return state.name === 'askingPrice'
        ? { ...state, name: 'placing', signed: state.after, press: { ...state.press, since: event.now } }
        : state;
    case 'disagreed':
      return state.name === 'askingPrice' ? editing(turn) : state;
    case 'stopped':
      return isBusy(state) ? editing(turn + 1) : state;
    case 'failed':
      return isBusy(state) && event.turn === turn ? failed(state, event.failure) : state;
    case 'placed':
      return { name: 'placed', turn, isSettled: state.name === 'settling' };
    case 'shownAtPart':
      return state.name === 'editing' ? { ...state, shown: null } : state;
    case 'emptied':
      return mayAskWhatBecame(state, event.agreed)
        ? { name: 'settling', turn, agreed: event.agreed, isAsking: false, failures: 0 }
        : state;
    case 'refilled':
      return state.name === 'settling' ? editing(turn) : state;
    case 'askedWhatBecame':
      return state.name === 'settling' && !state.isAsking ? { ...state, isAsking: true } : state;
    case 'notSettled':
      return state.name === 'settling' ? notSettled(state, event.mayPass) : state;
  }
}

type Busy = Extract<CheckoutState, { name: 'preparing' | 'quoting' | 'placing' }>;

/** Whether an answer is awaited. */
export const isBusy = (state: CheckoutState): state is Busy =>
  state.name === 'preparing' || state.name === 'quoting' || state.name === 'placing';

/** The failure to show, if any. */
export const failureIn = (state: CheckoutState): ShownFailure | null => ('shown' in state ? state.shown : null);

/** Whether an unanswered order for `agreed` is looked for, once the cart is empty. */
export const mayAskWhatBecame = (state: CheckoutState, agreed: Quote): boolean =>
  (state.name === 'editing' && state.vain !== agreed) || state.name === 'pressed' || state.name === 'answerLost';

const failedWith = (turn: number, failure: unknown, refused: OrderWish | null = null): CheckoutState =>
  editing(turn, { failure, refused });

const notSettled = (state: Extract<CheckoutState, { name: 'settling' }>, mayPass: boolean): CheckoutState =>
  mayPass
    ? { ...state, isAsking: false, failures: state.failures + 1 }
    : { name: 'editing', turn: state.turn, shown: null, vain: state.agreed };

function setOut(state: CheckoutState, event: Extract<CheckoutEvent, { type: 'setOut' }>): CheckoutState {
  if (state.name !== 'pressed' && state.name !== 'answerLost') return state;
  const press = { ...state.press, waitsForCode: false, since: state.press.since || event.now };
  const underWay = { turn: state.turn + 1, press, wish: event.wish, question: event.question };
  return event.prepare === null ? quoting(underWay, null) : { ...underWay, name: 'preparing', prepare: event.prepare };
}

const quoting = (underWay: UnderWay & { readonly turn: number }, registration: Registration | null): CheckoutState => ({
  ...underWay,
  ...{ name: 'quoting', registration, before: underWay.press.agreed, isAgain: false, mayGoOn: true },
});

/** Continues if the total is at most the agreed one, and asks otherwise. */
function quoted(state: Extract<CheckoutState, { name: 'quoting' }>, signed: SignedQuote): CheckoutState {
  const { turn, press, wish, question, registration, before } = state;
  const common = { turn, press, wish, question, registration };
  return state.mayGoOn && compareQuote(before, signed.quote) !== 'changed'
    ? { ...common, name: 'placing', signed }
    : { ...common, name: 'askingPrice', before, after: signed };
}

function failed(state: Busy, failure: unknown): CheckoutState {
  const { turn, press, wish, question } = state;
  if (hadNoAnswer(failure)) return { name: 'answerLost', turn, press, shown: { failure, refused: null } };
  if (state.name !== 'placing') return failedWith(turn, failure);
  if (isAboutCoupon(failure, wish)) return failedWith(turn, new CouponGone());
  if (!isNewPrice(failure)) return failedWith(turn, failure, wish);
  const { registration, signed } = state;
  return {
    ...{ name: 'quoting', turn, press, wish, question, registration },
    ...{ before: signed.quote, isAgain: true, mayGoOn: failure.code === 'QUOTE_EXPIRED' },
  };
}
