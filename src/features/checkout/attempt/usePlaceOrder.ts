import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type OrderRequest, placeOrder } from '../../../contract/order/order.ts';
import { type Registration, registerStudent } from '../../../contract/people/registration.ts';
import { holdsAll } from '../../../domain/cart/cart.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Person } from '../../../domain/people/identity.ts';
import { readCart } from '../../../platform/cart/cartStorage.ts';
import { installIsUseful } from '../../../platform/install/installPrompt.ts';
import { noteView } from '../../../platform/measurement/viewLog.ts';
import { CallFailed, isRefusedForGood } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { reportDefect } from '../../../platform/net/reportDefect.ts';
import { rememberOrder } from '../../../platform/session/knownOrders.ts';
import { callForSession } from '../../../platform/session/sessionLine.ts';
import { askToPersist } from '../../../platform/store/askToPersist.ts';
import { clearDraft, readDraft, writeDraft } from '../../../platform/store/draftStorage.ts';
import { cartQuery } from '../../cart/cartQuery.ts';
import { paymentMethodsQuery } from '../../cart/paymentMethodsQuery.ts';
import { useCartActions } from '../../cart/useCartActions.ts';
import { orderDrafts } from '../../device/personalDrafts.ts';
import { keepOrder } from '../../orders/useOrder.ts';
import { sessionQuery } from '../../session/useSession.ts';
import { useSessionActions } from '../../session/useSessionActions.ts';
import { siteQuery } from '../../site/useSite.ts';
import {
  type CheckoutAttempt,
  couponsUsedBy,
  isSameOrder,
  leavesItOpen,
  noAttempt,
  orderToSend,
  registrationToSend,
} from './checkoutAttempt.ts';
import { giveUpAttempt } from './giveUpAttempt.ts';
import { oneWindowAtATime } from './oneWindowAtATime.ts';
import { isOrderedSince, type KnownBefore, knownByNow } from './orderedSince.ts';
import { orderMadeBy } from './orderMadeBy.ts';
import { attemptDraft, attemptQuery } from './useOpenAttempt.ts';

type Purchase = {
  /** The details of a guest; not used once somebody is signed in. */
  readonly registration: Registration | null;
  readonly order: OrderRequest;
  /** Asked before anything goes out: whoever stopped waiting sends nothing more. */
  readonly isWanted: () => boolean;
};

/** `isEarlier`: an earlier press had made it, its answer lost, and what is wished by now is something else. */
type Placed = { readonly order: Order; readonly isEarlier: boolean };

/** An order that stands, and what it was made of: that of an earlier press may have named what does not count by now. */
type Made = { readonly made: Order; readonly sent: OrderRequest };

/** The person stopped waiting before the order went out. */
class NotWanted extends Error {}

/** The cart was ordered meanwhile in another window. */
export class CartAlreadyOrdered extends Error {}

/** Something was taken out of the cart, or made less of, in another window that has ordered none of it. */
export class CartChanged extends Error {}

/** A coupon ended or was used up since the total was told; nothing was ordered. */
export class CouponGone extends Error {}

/** A code that the order waited for is refused; nothing was ordered. */
export class CodeRefused extends Error {}

/** The guest's account could not be made; the order was not tried. */
export class BuyerRefused extends Error {
  readonly failure: unknown;
  constructor(failure: unknown) {
    super('The buyer could not be registered', { cause: failure });
    this.failure = failure;
  }
}

/** What came of the call itself, whether it was the order's or the guest's. */
export const refusalIn = (failure: unknown): unknown => (failure instanceof BuyerRefused ? failure.failure : failure);

/**
 * Registers the guest where there is one, then places the order; one window at a time. What goes out is kept first, so
 * that it can go out again unchanged; before anything else goes out it is given up, unless the shop has made it. Success
 * takes what was ordered out of the cart.
 */
export function usePlaceOrder() {
  const client = useQueryClient();
  const { enter } = useSessionActions();
  const { takeOutOrdered } = useCartActions();

  const buy = async (
    { registration, order, isWanted }: Purchase,
    knownAtPress: Promise<KnownBefore>,
  ): Promise<Placed> => {
    if (!isWanted()) throw new NotWanted();
    const before = (await readDraft<CheckoutAttempt>(attemptDraft)) ?? noAttempt;
    const here = client.getQueryData(sessionQuery.queryKey) ?? null;
    const inCart = await readCart();
    if (!holdsAll(inCart, order.lines)) {
      const missing = order.lines.filter((line) => !holdsAll(inCart, [line])).map(({ itemId }) => itemId);
      return await noted(await takenOutBy(before, here, missing, knownAtPress));
    }
    const person = here ?? (await enterAsGuest(before, registration, enter));
    const earlier = await otherOrderMade(before.order, person, order);
    if (earlier !== null) return await notedEarlier(earlier);
    return await noted(await sendOrder(person, order, isWanted));
  };

  const noted = async (placed: Made): Promise<Placed> => {
    await note(placed, [attemptDraft, ...orderDrafts]);
    return { order: placed.made, isEarlier: false };
  };

  /** What was typed since belongs to what is wished now, and stays. */
  const notedEarlier = async (earlier: Made): Promise<Placed> => {
    await note(earlier, [attemptDraft]);
    return { order: earlier.made, isEarlier: true };
  };

  const note = async ({ made, sent }: Made, drafts: readonly string[]): Promise<void> => {
    const itemIds = made.lines.map(({ itemId }) => itemId);
    noteView({ kind: 'placed', order: made });
    // The order stands: what this device fails to note of it does not make it fail.
    await notedOrReported([
      () => rememberOrder({ token: made.token, orderId: made.id, userId: userIdHere(client), itemIds }),
      () => keepOrder(client, made),
      () => takeOutOrdered({ lines: made.lines, couponIds: couponsUsedBy(sent) }),
      ...drafts.map((draft) => () => clearDraft(draft)),
    ]);
  };

  return useMutation({
    mutationFn: (purchase: Purchase) => {
      const knownAtPress = knownByNow();
      return oneWindowAtATime(() => buy(purchase, knownAtPress));
    },
    // A cart and an order on this device are worth keeping when space runs out, and the app is worth having.
    onSuccess: () => {
      void askToPersist();
      installIsUseful();
    },
    // What it refuses, the shop may have changed since this page was opened: its currency, its ways to pay, what it asks.
    onError: (failure) => {
      if (failure instanceof CartChanged) void client.invalidateQueries({ queryKey: cartQuery.queryKey });
      if (!isRefusedForGood(refusalIn(failure))) return;
      for (const { queryKey } of [siteQuery, paymentMethodsQuery]) void client.invalidateQueries({ queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: attemptQuery.queryKey }),
  });
}

const userIdHere = (client: QueryClient): string | null => client.getQueryData(sessionQuery.queryKey)?.id ?? null;

/** What took `missing` out of the cart: this person's own order, its answer lost, or another window, with an order or without. */
async function takenOutBy(
  { order }: CheckoutAttempt,
  person: Person | null,
  missing: readonly string[],
  knownAtPress: Promise<KnownBefore>,
): Promise<Made> {
  const made = order === null || order.userId !== person?.id ? null : await orderMadeBy(order.key);
  if (order !== null && made !== null) return { made, sent: order.body };
  const isOrdered = await isOrderedSince(knownAtPress, missing, person?.id ?? null);
  throw isOrdered ? new CartAlreadyOrdered() : new CartChanged();
}

/**
 * The order that this person's earlier press made, where its answer was lost and what is wished now is something else: both
 * would be held otherwise, and one was wished. `null` where there is none; the earlier press is given up then. Silence sends
 * nothing. The same wish needs no question, since sending it again tells.
 */
async function otherOrderMade(
  open: CheckoutAttempt['order'],
  person: Person,
  wanted: OrderRequest,
): Promise<Made | null> {
  if (open === null || open.userId !== person.id) return null;
  const { couponIds } = await readCart();
  if (isSameOrder(open, person.id, wanted, couponIds)) return null;
  const made = await giveUpAttempt(open.key);
  return made === null ? null : { made, sent: open.body };
}

async function notedOrReported(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step().catch((defect: unknown) => reportDefect(defect, 'after the order'));
}

async function enterAsGuest(
  before: CheckoutAttempt,
  registration: Registration | null,
  enter: (person: Person) => Promise<void>,
): Promise<Person> {
  if (registration === null) throw new Error('Nobody is signed in and nobody registers');
  const sent = registrationToSend(before.registration, registration, crypto.randomUUID());
  await writeDraft<CheckoutAttempt>(attemptDraft, { ...before, registration: sent });
  try {
    const person = await callForSession(() => callServer(registerStudent, { body: sent.body }, { key: sent.key }));
    await enter(person);
    return person;
  } catch (failure) {
    if (!leavesItOpen(statusOf(failure))) await writeDraft(attemptDraft, { ...before, registration: null });
    throw new BuyerRefused(failure);
  }
}

async function sendOrder(person: Person, order: OrderRequest, isWanted: () => boolean): Promise<Made> {
  const { couponIds } = await readCart();
  const open = (await readDraft<CheckoutAttempt>(attemptDraft))?.order ?? null;
  const sent = orderToSend(open, person.id, order, crypto.randomUUID(), couponIds);
  if (!isWanted()) throw new NotWanted();
  await writeDraft<CheckoutAttempt>(attemptDraft, { registration: null, order: sent });
  try {
    return { made: await callServer(placeOrder, { body: sent.body }, { key: sent.key }), sent: sent.body };
  } catch (failure) {
    if (leavesItOpen(statusOf(failure))) throw failure;
    if (sent !== open) {
      await clearDraft(attemptDraft);
      throw failure;
    }
    const made = await madeBefore(sent.key, failure);
    return made === null ? await sendOrder(person, order, isWanted) : { made, sent: sent.body };
  }
}

/**
 * Of an order that was refused as it went out again, as its first press may still arrive: the order that one has made. `null`
 * where it had been given up by a page that ended before it could note so; throws the refusal otherwise.
 */
async function madeBefore(key: string, refusal: unknown): Promise<Order | null> {
  const made = await giveUpAttempt(key).catch((silence: unknown) => {
    throw isKeySpent(refusal) ? silence : refusal;
  });
  if (made === null && !isKeySpent(refusal)) throw refusal;
  return made;
}

const isKeySpent = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'IDEMPOTENCY_CONFLICT';

const statusOf = (failure: unknown): number | null => (failure instanceof CallFailed ? failure.status : null);
