import { behaviourOf, webhookLateMs } from '../amountBehaviour.ts';
import type { ProviderParts } from '../provider.ts';
import { type DeliveryStatus, makeWebhookQueue } from '../webhookQueue.ts';
import { instant } from './bodies.ts';
import { webhookSecret, wrongWebhookSecret } from './keys.ts';
import { type Account, type Charge, type EventKey, newId, type OmiseEvent } from './objects.ts';
import { signedHeaders } from './signature.ts';

export type Signing = 'signed' | 'unsigned' | 'wrongSecret';

export type Events = {
  /** Records an event and sends it as the amount asks. Resolves after the first attempt, at once for a late webhook. */
  announce(charge: Charge, key: EventKey, data: unknown): Promise<void>;
  send(event: OmiseEvent, signing: Signing): Promise<DeliveryStatus>;
};

/** Events of the account and their webhooks. */
export function makeEvents(account: Account, { clock, wait, webhookUrl }: ProviderParts): Events {
  const queue = makeWebhookQueue(wait);
  const url = `${webhookUrl}/webhook/payment/omise`;

  function record(charge: Charge, key: EventKey, data: unknown): OmiseEvent {
    const id = newId('evnt');
    const createdAt = clock();
    const body = JSON.stringify({
      object: 'event',
      id,
      livemode: false,
      location: `/events/${id}`,
      webhook_deliveries: [],
      key,
      created_at: instant(createdAt),
      data,
    });
    const event = { id, key, chargeId: charge.id, body, createdAt };
    account.events.set(id, event);
    return event;
  }

  function send({ body, chargeId }: OmiseEvent, signing: Signing): Promise<DeliveryStatus> {
    const secret = signing === 'wrongSecret' ? wrongWebhookSecret : webhookSecret;
    const headers = () => (signing === 'unsigned' ? {} : signedHeaders(body, clock(), secret));
    return queue.enqueue({ about: chargeId, url, body, headers });
  }

  async function announce(charge: Charge, key: EventKey, data: unknown): Promise<void> {
    const event = record(charge, key, data);
    switch (behaviourOf(charge.amount)) {
      case 'noWebhook':
        return;
      case 'webhookTwice':
        await Promise.all([send(event, 'signed'), send(event, 'signed')]);
        return;
      case 'forgedWebhookFirst':
        await Promise.all([send(event, 'wrongSecret'), send(event, 'signed')]);
        return;
      case 'webhookLate':
        wait(webhookLateMs).then(
          () => (account.events.has(event.id) ? send(event, 'signed') : undefined),
          () => undefined,
        );
        return;
      default:
        await send(event, 'signed');
    }
  }

  return { announce, send };
}
