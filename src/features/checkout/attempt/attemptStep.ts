import type { OrderRequest } from '../../../contract/order/order.ts';
import type { Registration } from '../../../contract/people/registration.ts';
import { type Cart, holdsAll } from '../../../domain/cart/cart.ts';
import type { Person } from '../../../domain/people/identity.ts';
import {
  type CheckoutAttempt,
  isSameOrder,
  type OpenOrder,
  registrationToSend,
  type SentRegistration,
} from './checkoutAttempt.ts';

/** The facts that decide how an order goes on. */
export type AttemptFacts = {
  readonly attempt: CheckoutAttempt;
  readonly person: Person | null;
  /** As it was when the order was pressed. */
  readonly cart: Cart;
  readonly wanted: OrderRequest;
  /** The details of a guest. */
  readonly registration: Registration | null;
};

export type AttemptStep =
  /** Lines are missing in the cart. The person's own unanswered order may have taken them, or another window. */
  | { readonly do: 'ask'; readonly open: OpenOrder | null; readonly missing: readonly string[] }
  | { readonly do: 'register'; readonly sent: SentRegistration }
  /** The unanswered order asks for something else. Both would be made, and one was wished. */
  | { readonly do: 'giveUp'; readonly open: OpenOrder }
  /** `isAgain`: the unanswered order goes out unchanged, so its key answers what became of it. */
  | { readonly do: 'send'; readonly sent: OpenOrder; readonly isAgain: boolean };

/** The next step from a pressed order to a made one. `newKey` is the idempotency key of a new request. */
export function nextStep({ attempt, person, cart, wanted, registration }: AttemptFacts, newKey: string): AttemptStep {
  const open = attempt.order !== null && attempt.order.userId === person?.id ? attempt.order : null;
  if (!holdsAll(cart, wanted.lines)) {
    const missing = wanted.lines.filter((line) => !holdsAll(cart, [line])).map(({ itemId }) => itemId);
    return { do: 'ask', open, missing };
  }
  if (person === null) {
    if (registration === null) throw new Error('Nobody is signed in and nobody registers');
    return { do: 'register', sent: registrationToSend(attempt.registration, registration, newKey) };
  }
  if (open === null) return { do: 'send', sent: { key: newKey, body: wanted, userId: person.id }, isAgain: false };
  if (!isSameOrder(open, person.id, wanted, cart.couponIds)) return { do: 'giveUp', open };
  return { do: 'send', sent: open, isAgain: true };
}
