import { behaviourOf, webhookLateMs } from '../amountBehaviour.ts';
import type { ProviderParts } from '../provider.ts';
import { type DeliveryStatus, makeWebhookQueue } from '../webhookQueue.ts';
import { bangkokClock, bangkokDate } from './bangkok.ts';
import type { Transaction, Try } from './transactions.ts';

export type Callbacks = {
  /** Sends the callback of the last try as the amount asks. Resolves after the first attempt, at once for a late one. */
  announce(transaction: Transaction): Promise<void>;
  /** Sends a callback with changed fields; answers the shop's status. */
  send(transaction: Transaction, change?: Partial<CallbackFields>): Promise<DeliveryStatus>;
};

export type CallbackFields = ReturnType<typeof callbackFields>;

/** The callbacks to the shop. They are not signed. */
export function makeCallbacks({
  wait,
  webhookUrl,
  clock,
}: Pick<ProviderParts, 'wait' | 'webhookUrl' | 'clock'>): Callbacks {
  const queue = makeWebhookQueue(wait);

  function send(transaction: Transaction, change: Partial<CallbackFields> = {}): Promise<DeliveryStatus> {
    const { backgroundUrl, referenceNo: about, product } = transaction;
    const fields = { ...callbackFields(transaction, clock()), ...change };
    // The shop of a test listens elsewhere than its public address says.
    const url = `${webhookUrl}${new URL(backgroundUrl).pathname}`;
    return product === 'qr'
      ? queue.enqueue({ about, url, body: JSON.stringify(fields), headers: () => ({}) })
      : queue.enqueue({ about, url, body: new URLSearchParams(fields).toString(), headers: () => formHeaders });
  }

  async function announce(transaction: Transaction): Promise<void> {
    switch (behaviourOf(transaction.amount)) {
      case 'noWebhook':
        return;
      case 'webhookTwice':
        await Promise.all([send(transaction), send(transaction)]);
        return;
      case 'webhookLate':
        wait(webhookLateMs).then(
          () => send(transaction),
          () => undefined,
        );
        return;
      default:
        await send(transaction);
    }
  }

  return { announce, send };
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** The fields of a callback, and of the form that returns the browser to the shop. */
export function callbackFields(transaction: Transaction, now: number) {
  const last: Pick<Try, 'amount' | 'gbpReferenceNo' | 'status' | 'at'> = transaction.tries.at(-1) ?? {
    ...{ amount: transaction.amount, gbpReferenceNo: '', status: 'P', at: now },
  };
  return {
    resultCode: last.status === 'S' ? '00' : '99',
    amount: (last.amount / 100).toFixed(2),
    referenceNo: transaction.referenceNo,
    gbpReferenceNo: last.gbpReferenceNo,
    currencyCode: '764',
    paymentType: transaction.product === 'qr' ? 'Q' : 'C',
    date: bangkokDate(last.at),
    time: bangkokClock(last.at),
    detail: transaction.detail,
    merchantDefined1: transaction.merchantDefined1,
    retryFlag: 'N',
  };
}
