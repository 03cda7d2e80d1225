import { randomBytes } from 'node:crypto';
import { behaviourOf, completesLaterMs, slowAnswerMs } from '../amountBehaviour.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Route, route } from '../http/router.ts';
import type { Provider, ProviderParts, Settings } from '../provider.ts';
import { controlRoutes } from './control.ts';
import { makeNotifications } from './notifications.ts';
import { pageRoutes } from './pages.ts';
import {
  type Describe,
  type HostedPayment,
  type Notice,
  type Payments,
  pageOf,
  type Settle,
  type Terms,
  take,
} from './payment.ts';

/** The account of the shop at the provider, for the routes of its API. */
export type HostedAccount = {
  readonly payments: ReadonlyMap<string, HostedPayment>;
  /** Makes a payment, and answers as the last digits of its amount ask. */
  readonly make: (terms: Terms, describe: Describe) => Promise<Answer>;
  /** Ends a payment by call; `false` if that is not possible. */
  readonly end: (payment: HostedPayment) => Promise<boolean>;
};

/** The differences between providers with a page of their own. */
type Hosted = {
  readonly name: string;
  readonly settings: () => Settings;
  readonly apiRoutes: (account: HostedAccount) => readonly Route[];
  /** The notification of a payment; a forged one lacks the account's secret. */
  readonly noticeOf: (payment: HostedPayment, isForged: boolean) => Notice;
};

/** A provider whose page takes the money: the page, the notifications and the controls are the same for all. */
export function makeHosted({ name, settings, apiRoutes, noticeOf }: Hosted, parts: ProviderParts): Provider {
  const { clock, wait } = parts;
  const payments: Payments = new Map();
  const { announce, send } = makeNotifications(name, noticeOf, parts);
  const settle: Settle = async (payment, state, paidAmount) => {
    // After a reset, timers of forgotten payments still run out.
    if (!payments.has(payment.id) || !take(payment, state, paidAmount)) return false;
    await announce(payment);
    return true;
  };

  async function make(terms: Terms, describe: Describe): Promise<Answer> {
    const behaviour = behaviourOf(terms.amount);
    if (behaviour === 'defect') return json({ message: 'The server has a defect' }, 500);
    const id = randomBytes(12).toString('hex');
    const payment: HostedPayment = { ...terms, id, createdAt: clock(), state: 'pending', paidAmount: null };
    payments.set(id, payment);
    if (behaviour === 'completesLater') {
      wait(completesLaterMs).then(
        () => settle(payment, 'successful'),
        () => undefined,
      );
    }
    if (behaviour === 'answerLost') return 'dropped';
    if (behaviour === 'slowAnswer') await wait(slowAnswerMs);
    return describe(payment);
  }

  const end = async (payment: HostedPayment) =>
    behaviourOf(payment.amount) !== 'notExpirable' && (await settle(payment, 'expired'));

  const routes = [
    ...apiRoutes({ payments, make, end }),
    ...pageRoutes(name, payments, settle),
    ...controlRoutes(payments, { settle, send }, parts.received),
  ];

  return {
    name,
    settings,
    answer: async (request) => (await route(routes, request)) ?? json({ message: 'No such path' }, 404),
    payments: () =>
      [...payments.values()].map(({ id, amount, state, createdAt }) => ({
        ...{ id, amount, state, createdAt, href: pageOf(name, id) },
      })),
  };
}
