import { randomBytes, randomInt } from 'node:crypto';
import { behaviourOf, completesLaterMs, webhookLateMs } from '../amountBehaviour.ts';
import type { ProviderParts } from '../provider.ts';
import { type DeliveryStatus, makeWebhookQueue } from '../webhookQueue.ts';
import { webhookOf } from './bodies.ts';
import type { Status, Transaction, Wish } from './transaction.ts';

/** How a result is announced to the shop. */
export type Posting = 'once' | 'twice' | 'late' | 'none';

export type Change = {
  readonly posting?: Posting | undefined;
  readonly paid?: number;
  readonly months?: number | null;
};

export type Ledger = {
  find(invoiceNo: string): Transaction | undefined;
  page(pageId: string): Transaction | undefined;
  all(): readonly Transaction[];
  open(wish: Wish): Transaction;
  /** Whether the transaction could take this status. Resolves after the first attempt of its notification. */
  settle(transaction: Transaction, status: Status, change?: Change): Promise<boolean>;
  /** Announces a status, whether it is true or not; `isForged`: signed by another key. */
  announce(transaction: Transaction, status: Status, isForged?: boolean): Promise<DeliveryStatus>;
  clear(): void;
};

/** All transactions of the merchant, and their notifications. */
export function makeLedger({ clock, wait, webhookUrl }: ProviderParts): Ledger {
  const queue = makeWebhookQueue(wait);
  const byInvoice = new Map<string, Transaction>();

  const announce: Ledger['announce'] = (transaction, status, isForged = false) => {
    const { body, type } = webhookOf({ ...transaction, status }, clock(), isForged);
    return queue.enqueue({
      about: transaction.invoiceNo,
      url: `${webhookUrl}${transaction.webhookPath}`,
      body,
      headers: () => ({ 'content-type': type }),
    });
  };

  /** After a reset, timers of forgotten transactions still run out. */
  function later(milliseconds: number, { invoiceNo }: Transaction, work: (transaction: Transaction) => unknown): void {
    wait(milliseconds).then(
      () => {
        const transaction = byInvoice.get(invoiceNo);
        return transaction === undefined ? undefined : work(transaction);
      },
      () => undefined,
    );
  }

  const settle: Ledger['settle'] = async (transaction, status, { posting, paid, months } = {}) => {
    if (!mayBecome(transaction, status)) return false;
    transaction.isLate = transaction.status === 'expired';
    transaction.status = status;
    transaction.paid = status === 'approved' ? (paid ?? transaction.amount) : 0;
    transaction.months = months ?? null;
    transaction.decidedAt = clock();
    const wish = posting ?? postingOf(transaction);
    if (wish === 'late') later(webhookLateMs, transaction, () => announce(transaction, status));
    const times = { once: 1, twice: 2, late: 0, none: 0 }[wish];
    await Promise.all(Array.from({ length: times }, () => announce(transaction, status)));
    return true;
  };

  function open(wish: Wish): Transaction {
    const transaction: Transaction = {
      ...wish,
      ...{ pageId: randomBytes(24).toString('base64url'), tranRef: String(randomInt(1_000_000, 10_000_000)) },
      ...{ createdAt: clock(), status: 'pending', paid: 0, isLate: false, months: null, decidedAt: clock() },
      ...{ isTokenUsed: false, wasDropped: false, isPaidBack: false },
    };
    byInvoice.set(wish.invoiceNo, transaction);
    const behaviour = behaviourOf(wish.amount);
    if (behaviour === 'completesLater') later(completesLaterMs, transaction, () => settle(transaction, 'approved'));
    if (behaviour === 'forgedWebhookFirst') announce(transaction, 'approved', true);
    return transaction;
  }

  return {
    ...{ announce, settle, open },
    find: (invoiceNo) => byInvoice.get(invoiceNo),
    page: (pageId) => [...byInvoice.values()].find((each) => each.pageId === pageId),
    all: () => [...byInvoice.values()],
    clear: () => byInvoice.clear(),
  };
}

/** A card is decided once. A hosted page takes further tries after a decline, and a QR can be paid too late. */
function mayBecome({ product, status }: Transaction, next: Status): boolean {
  if (status === 'pending') return true;
  if (status === 'approved' || product === 'card') return false;
  return next === 'approved' || (status === 'declined' && next !== 'expired');
}

function postingOf({ amount }: Transaction): Posting {
  switch (behaviourOf(amount)) {
    case 'webhookTwice':
      return 'twice';
    case 'webhookLate':
      return 'late';
    case 'noWebhook':
      return 'none';
    default:
      return 'once';
  }
}
