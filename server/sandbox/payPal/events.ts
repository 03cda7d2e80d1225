import { randomUUID } from 'node:crypto';
import { behaviourOf, webhookLateMs } from '../amountBehaviour.ts';
import type { ProviderParts } from '../provider.ts';
import { type DeliveryStatus, makeWebhookQueue } from '../webhookQueue.ts';
import { newId, type Order } from './account.ts';
import { captureResource, orderBody } from './bodies.ts';
import { signatureOf } from './signature.ts';

export type EventType =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.DENIED'
  | 'PAYMENT.CAPTURE.REFUNDED';

type How = { readonly isForged?: boolean; readonly isUnsigned?: boolean };

export type Events = {
  /** Sends an event as the amount asks. Resolves after the first attempt, at once for a late one. */
  announce(order: Order, type: EventType): Promise<void>;
  /** Sends an event, true or not; answers the shop's statuses. */
  send(order: Order, type: EventType, how?: How, times?: number): Promise<DeliveryStatus[]>;
};

/** The webhooks to the shop. Repetitions of an event have its id. */
export function makeEvents({ wait, webhookUrl, clock, url }: ProviderParts): Events {
  const queue = makeWebhookQueue(wait);

  function send(order: Order, type: EventType, how: How = {}, times = 1): Promise<DeliveryStatus[]> {
    const body = JSON.stringify({
      ...{ id: `WH-${newId()}-${newId()}`, event_version: '1.0', create_time: new Date(clock()).toISOString() },
      ...{ resource_type: type.startsWith('CHECKOUT') ? 'checkout-order' : 'capture', event_type: type },
      resource: order.capture === null ? orderBody(order, url()) : captureResource(order, order.capture),
    });
    const notification = {
      about: order.id,
      url: `${webhookUrl}/webhook/payment/paypal`,
      body,
      headers: () => (how.isUnsigned ? {} : signed(body, how.isForged ?? false)),
    };
    return Promise.all(Array.from({ length: times }, () => queue.enqueue(notification)));
  }

  function signed(body: string, isForged: boolean) {
    const transmission = { id: randomUUID(), time: new Date(clock()).toISOString(), body };
    return {
      ...{
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${url()}/payPal/api/v1/notifications/certs/CERT-1`,
      },
      ...{ 'paypal-transmission-id': transmission.id, 'paypal-transmission-time': transmission.time },
      'paypal-transmission-sig': signatureOf(transmission, isForged),
    };
  }

  async function announce(order: Order, type: EventType): Promise<void> {
    switch (behaviourOf(order.amount)) {
      case 'noWebhook':
        return;
      case 'webhookTwice':
        await send(order, type, {}, 2);
        return;
      case 'forgedWebhookFirst':
        await send(order, type, { isForged: true });
        await send(order, type);
        return;
      case 'webhookLate':
        wait(webhookLateMs).then(
          () => send(order, type),
          () => undefined,
        );
        return;
      default:
        await send(order, type);
    }
  }

  return { announce, send };
}
