import { behaviourOf, completesLaterMs } from '../amountBehaviour.ts';
import type { ProviderParts } from '../provider.ts';
import { type Account, type Capture, type CaptureStatus, type Funding, newId, type Order } from './account.ts';
import type { Events } from './events.ts';

export type Payments = {
  /** Whether the payer could approve the order. Resolves after the first attempt of its event. */
  approve(order: Order, funding: Funding): Promise<boolean>;
  /** Takes the money of an approved order; `null` if its source declines. Events follow by themselves. */
  capture(order: Order, amount?: number): Capture | null;
  /** Ends a capture that is held back. */
  decide(order: Order, status: 'COMPLETED' | 'DECLINED'): Promise<boolean>;
};

const eventOf = {
  ...({ COMPLETED: 'PAYMENT.CAPTURE.COMPLETED', PENDING: 'PAYMENT.CAPTURE.PENDING' } as const),
  ...({ DECLINED: 'PAYMENT.CAPTURE.DENIED', REFUNDED: 'PAYMENT.CAPTURE.REFUNDED' } as const),
} satisfies Record<CaptureStatus, string>;

/** The events of orders, for calls, pages and controls. */
export function makePayments(account: Account, events: Events, { clock, wait }: ProviderParts): Payments {
  async function approve(order: Order, funding: Funding): Promise<boolean> {
    if (order.status !== 'PAYER_ACTION_REQUIRED') return false;
    order.status = 'APPROVED';
    order.funding = funding;
    await events.announce(order, 'CHECKOUT.ORDER.APPROVED');
    return true;
  }

  function capture(order: Order, amount = order.amount): Capture | null {
    if (order.funding === 'declined') {
      // The payer may choose another source.
      order.status = 'PAYER_ACTION_REQUIRED';
      return null;
    }
    const isLater = behaviourOf(order.amount) === 'completesLater';
    const status = order.funding === 'held' || isLater ? 'PENDING' : 'COMPLETED';
    order.status = 'COMPLETED';
    order.capture = { id: newId(), amount, at: clock(), status };
    // The event does not hold the answer, which the shop waits for.
    events.announce(order, eventOf[status]);
    if (isLater) {
      wait(completesLaterMs).then(
        () => (account.orders.has(order.id) ? decide(order, 'COMPLETED') : undefined),
        () => undefined,
      );
    }
    return order.capture;
  }

  async function decide({ id }: Order, status: 'COMPLETED' | 'DECLINED'): Promise<boolean> {
    const order = account.orders.get(id);
    if (order?.capture?.status !== 'PENDING') return false;
    order.capture.status = status;
    await events.announce(order, eventOf[status]);
    return true;
  }

  return { approve, capture, decide };
}
