import { behaviourOf, webhookLateMs } from '../amountBehaviour.ts';
import type { ProviderParts } from '../provider.ts';
import { type DeliveryStatus, makeWebhookQueue } from '../webhookQueue.ts';
import { callbackToken, type Invoice, invoiceBody } from './account.ts';

type Change = { readonly status?: string; readonly token?: string };

export type Callbacks = {
  /** Sends the callback as the amount asks. Resolves after the first attempt, at once for a late one. */
  announce(invoice: Invoice): Promise<void>;
  /** Sends a callback, true or not; answers the shop's status. */
  send(invoice: Invoice, change?: Change): Promise<DeliveryStatus>;
};

/** The callbacks to the shop, with the account's token in a header. */
export function makeCallbacks({ wait, webhookUrl, url }: ProviderParts): Callbacks {
  const queue = makeWebhookQueue(wait);
  const send: Callbacks['send'] = (invoice, { status = invoice.status, token = callbackToken } = {}) =>
    queue.enqueue({
      about: invoice.id,
      url: `${webhookUrl}/webhook/payment/xendit`,
      body: JSON.stringify({ ...invoiceBody(invoice, url()), status }),
      headers: () => ({ 'x-callback-token': token }),
    });

  async function announce(invoice: Invoice): Promise<void> {
    switch (behaviourOf(invoice.amount)) {
      case 'noWebhook':
        return;
      case 'webhookTwice':
        await Promise.all([send(invoice), send(invoice)]);
        return;
      case 'forgedWebhookFirst':
        await send(invoice, { token: 'forged' });
        await send(invoice);
        return;
      case 'webhookLate':
        wait(webhookLateMs).then(
          () => send(invoice),
          () => undefined,
        );
        return;
      default:
        await send(invoice);
    }
  }

  return { announce, send };
}
