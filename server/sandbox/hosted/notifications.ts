import { behaviourOf, webhookLateMs } from '../amountBehaviour.ts';
import type { ProviderParts } from '../provider.ts';
import { type DeliveryStatus, makeWebhookQueue } from '../webhookQueue.ts';
import type { HostedPayment, HostedState, Notice } from './payment.ts';

type Change = { readonly state?: HostedState; readonly isForged?: boolean };

export type Notifications = {
  /** Sends the notification as the amount asks. Resolves after the first attempt, at once for a late one. */
  announce(payment: HostedPayment): Promise<void>;
  /** Sends a notification, true or not; answers the shop's status. */
  send(payment: HostedPayment, change?: Change): Promise<DeliveryStatus>;
};

/** The notifications to the shop. `noticeOf` spells one; a forged one lacks the account's secret. */
export function makeNotifications(
  name: string,
  noticeOf: (payment: HostedPayment, isForged: boolean) => Notice,
  { wait, webhookUrl }: ProviderParts,
): Notifications {
  const queue = makeWebhookQueue(wait);
  const send: Notifications['send'] = (payment, { state = payment.state, isForged = false } = {}) => {
    const { body, headers } = noticeOf({ ...payment, state }, isForged);
    const url = `${webhookUrl}/webhook/payment/${name}`;
    return queue.enqueue({ about: payment.id, url, body, headers: () => headers });
  };

  async function announce(payment: HostedPayment): Promise<void> {
    switch (behaviourOf(payment.amount)) {
      case 'noWebhook':
        return;
      case 'webhookTwice':
        await Promise.all([send(payment), send(payment)]);
        return;
      case 'forgedWebhookFirst':
        await send(payment, { isForged: true });
        await send(payment);
        return;
      case 'webhookLate':
        wait(webhookLateMs).then(
          () => send(payment),
          () => undefined,
        );
        return;
      default:
        await send(payment);
    }
  }

  return { announce, send };
}
