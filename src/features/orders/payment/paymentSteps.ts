import { mayReportPayment, type Order } from '../../../domain/order/order.ts';
import type { OrderFace } from '../../../domain/order/orderFace.ts';
import {
  isReported,
  type MethodStep,
  methodDescriptions,
  type PaymentMethod,
  paymentMethods,
} from '../../../domain/order/paymentMethod.ts';
import type { ordersMessages } from '../../../i18n/buying/orders.ts';
import { type PartAhead, partAhead } from '../../../ui/state/partAhead.tsx';

type Texts = (typeof ordersMessages)['th'];

export type OrderScreenProps = {
  readonly order: Order;
  /** Time of the fetch (ms). */
  readonly readAt: number;
  /** The server has answered since the page opened. */
  readonly isFresh: boolean;
  readonly askAgain: () => void;
};

/** A link to the order's page. `search`: the query that opens a form there; empty where the page itself is the step. */
type StepAction = { readonly label: string; readonly search: string };

/** The query that opens the report of a transfer. */
export const reportSearch = '?report=1';

/** The steps after an order with one payment method. */
type PaymentSteps = {
  /** The order's page. */
  readonly screen: PartAhead<OrderScreenProps>;
  /** The way to the buyer's step; `null` while the buyer has nothing to do. */
  readonly action: (order: Order, face: OrderFace, texts: Texts) => StepAction | null;
  /**
   * Texts while the payment is awaited: in the order list, on the thank-you page before and during the check, and before
   * a buyer who may have paid cancels.
   */
  readonly words: (texts: Texts) => Readonly<Record<'listed' | 'toPay' | 'checking' | 'ifPaid', string>>;
};

const transfer: PaymentSteps = {
  screen: partAhead(async () => (await import('./transfer/TransferOrder.tsx')).TransferOrder),
  action: (order, face, { actions }) => {
    if (!mayReportPayment(order)) return null;
    if (face === 'rejected') return { label: actions.reportAgain, search: reportSearch };
    return face === 'notYetReceived' ? { label: actions.accounts, search: '' } : null;
  },
  words: ({ step, thanks: { steps }, cancel }) => ({
    listed: step.notYetReceived,
    toPay: steps.pay,
    checking: steps.checking,
    ifPaid: cancel.ifTransferred,
  }),
};

/** A provider charges; the buyer acts on the order's page. */
const byProvider: Omit<PaymentSteps, 'screen'> = {
  action: (order, face, { actions }) =>
    face === 'notYetReceived' && order.total > 0 ? { label: actions.pay, search: '' } : null,
  words: ({ stepOther, next, cancel }) => ({
    listed: stepOther.unpaid,
    toPay: next.otherMethod.title,
    checking: stepOther.payment,
    ifPaid: cancel.ifPaid,
  }),
};

const card: PaymentSteps = {
  ...byProvider,
  screen: partAhead(async () => (await import('./card/CardOrder.tsx')).CardOrder),
};

const qr: PaymentSteps = {
  ...byProvider,
  screen: partAhead(async () => (await import('./qr/QrOrder.tsx')).QrOrder),
};

const page: PaymentSteps = {
  ...byProvider,
  screen: partAhead(async () => (await import('./provider/PageOrder.tsx')).PageOrder),
};

const wallet: PaymentSteps = {
  ...byProvider,
  screen: partAhead(async () => (await import('./wallet/WalletOrder.tsx')).WalletOrder),
};

const steps: Readonly<Record<MethodStep, PaymentSteps>> = { transfer, card, qr, page, wallet };

/** The steps after an order with this payment method. */
export const paymentStepsOf = (method: PaymentMethod): PaymentSteps => steps[methodDescriptions[method].step];

/**
 * Prefetches the screens that work without a network while an order is loading; the others come with their order. A failed
 * one is fetched again when it renders.
 */
export function fetchOrderScreens(): void {
  const screens = new Set(paymentMethods.filter(isReported).map((method) => paymentStepsOf(method).screen));
  for (const { fetch } of screens) fetch().catch(() => {});
}
