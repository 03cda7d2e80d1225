import { type OrderRequest, placeOrderCall } from '../../../contract/order/order.ts';
import { type Registration, registerStudent } from '../../../contract/people/registration.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Person } from '../../../domain/people/identity.ts';
import { readCart } from '../../../platform/cart/cartStorage.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { callForSession } from '../../../platform/session/sessionLine.ts';
import { clearDraft, readDraft, writeDraft } from '../../../platform/store/draftStorage.ts';
import { type AttemptStep, nextStep } from './attemptStep.ts';
import { type CheckoutAttempt, leavesItOpen, noAttempt } from './checkoutAttempt.ts';
import { giveUpAttempt } from './giveUpAttempt.ts';
import type { MadeOrder } from './noteOrder.ts';
import { isOrderedSince, type KnownBefore } from './orderedSince.ts';
import { BuyerRefused, CartAlreadyOrdered, CartChanged, NotWanted } from './orderFailures.ts';
import { orderMadeBy } from './orderMadeBy.ts';
import { attemptDraft } from './useOpenAttempt.ts';

export type Purchase = {
  /** The details of a guest. Nobody reads them once somebody is signed in. */
  readonly registration: Registration | null;
  readonly order: OrderRequest;
  /** Checked before each step, because a cancelled attempt sends nothing more. */
  readonly isWanted: () => boolean;
};

/** `isEarlier`: an earlier press created it and lost its answer, and the form has changed since. */
export type Placed = MadeOrder & { readonly isEarlier: boolean };

type Session = {
  readonly person: Person | null;
  readonly enter: (person: Person) => Promise<void>;
  /** The orders that this device knew when the order was pressed. */
  readonly knownAtPress: Promise<KnownBefore>;
};

/**
 * Takes a pressed order step by step to a made one. Each request is persisted before it goes out, so that it can go out
 * again unchanged. Throws the failure of the step that ended it.
 */
export async function placeAttempt({ registration, order, isWanted }: Purchase, session: Session): Promise<Placed> {
  const cart = await readCart();
  let { person } = session;
  for (;;) {
    if (!isWanted()) throw new NotWanted();
    const attempt = (await readDraft<CheckoutAttempt>(attemptDraft)) ?? noAttempt;
    const step = nextStep({ attempt, person, cart, wanted: order, registration }, crypto.randomUUID());
    switch (step.do) {
      case 'ask':
        return await askWhatTookThem(step, person, session.knownAtPress);
      case 'register':
        person = await register(step, attempt);
        await session.enter(person);
        break;
      case 'giveUp': {
        const made = await giveUpAttempt(step.open.key);
        if (made !== null) return { order: made, sent: step.open.body, isEarlier: true };
        break;
      }
      case 'send': {
        const made = await send(step);
        if (made !== null) return { order: made, sent: step.sent.body, isEarlier: false };
      }
    }
  }
}

type StepOf<Do extends AttemptStep['do']> = Extract<AttemptStep, { do: Do }>;

async function askWhatTookThem(
  { open, missing }: StepOf<'ask'>,
  person: Person | null,
  knownAtPress: Promise<KnownBefore>,
): Promise<Placed> {
  const made = open === null ? null : await orderMadeBy(open.key);
  if (open !== null && made !== null) return { order: made, sent: open.body, isEarlier: false };
  const isOrdered = await isOrderedSince(knownAtPress, missing, person?.id ?? null);
  throw isOrdered ? new CartAlreadyOrdered() : new CartChanged();
}

async function register({ sent }: StepOf<'register'>, before: CheckoutAttempt): Promise<Person> {
  await writeDraft<CheckoutAttempt>(attemptDraft, { ...before, registration: sent });
  try {
    return await callForSession(() => callServer(registerStudent, { body: sent.body }, { key: sent.key }));
  } catch (failure) {
    if (!leavesItOpen(statusOf(failure))) await writeDraft(attemptDraft, { ...before, registration: null });
    throw new BuyerRefused(failure);
  }
}

/** `null`: the key was given up before, by a page that ended before it could note so. A new key is needed. */
async function send({ sent, isAgain }: StepOf<'send'>): Promise<Order | null> {
  await writeDraft<CheckoutAttempt>(attemptDraft, { registration: null, order: sent });
  try {
    return await callServer(placeOrderCall, { body: sent.body }, { key: sent.key });
  } catch (failure) {
    if (leavesItOpen(statusOf(failure))) throw failure;
    if (isAgain) return await madeBefore(sent.key, failure);
    await clearDraft(attemptDraft);
    throw failure;
  }
}

/** An order that is refused as it goes out again may still arrive from its first press. It is given up before the refusal counts. */
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
