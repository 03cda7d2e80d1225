import type { ProviderParts } from '../provider.ts';
import { type DeliveryStatus, makeWebhookQueue } from '../webhookQueue.ts';
import { type Account, bangkokDay, newTransactionId, type Payment, type Qr, ref3Prefix } from './account.ts';
import { behaviourOf, confirmedLateMs, paidLaterMs } from './behaviours.ts';
import { paymentBody } from './bodies.ts';

/** How the bank confirms a payment to the shop. */
export type Confirming = 'once' | 'twice' | 'late' | 'none';

export type Bank = {
  /** A QR with a new first reference, or the earlier one with the same references and amount. */
  create(qr: Pick<Qr, 'ref1' | 'ref2' | 'ref3' | 'amountSatang'>): Qr;
  /** Pays a QR. Resolves after the first attempt of its confirmation, at once for a late one. */
  pay(qr: Qr, amountSatang: number, confirming?: Confirming): Promise<Payment>;
  /** Sends a confirmation again, or one of a payment that was never made. */
  confirm(qr: Qr, payment: Payment): Promise<DeliveryStatus>;
  /** A payment that nobody made, for a forged confirmation. */
  forged(qr: Qr): Payment;
};

const repeatAfterMs = 12_000;

/** The bank's QR codes and their payments. */
export function makeBank({ qrs }: Account, { clock, wait, webhookUrl }: ProviderParts): Bank {
  const queue = makeWebhookQueue(wait, {
    retryAfterMs: [repeatAfterMs, repeatAfterMs, repeatAfterMs],
    isTaken: (body) => body.includes('"resCode":"00"'),
  });

  const made = (amountSatang: number): Payment => {
    const paidAt = clock();
    return { transactionId: newTransactionId(bangkokDay(paidAt)), amountSatang, paidAt, isRefunded: false };
  };

  const confirm: Bank['confirm'] = (qr, payment) =>
    queue.enqueue({
      about: qr.ref1,
      url: `${webhookUrl}/webhook/payment/scb`,
      body: JSON.stringify(paymentBody(qr, payment)),
      headers: () => ({}),
    });

  /** After a reset, timers of forgotten codes still run out. */
  function later(milliseconds: number, { ref1 }: Qr, work: (qr: Qr) => unknown): void {
    wait(milliseconds).then(
      () => {
        const qr = qrs.get(ref1);
        return qr === undefined ? undefined : work(qr);
      },
      () => undefined,
    );
  }

  async function pay(qr: Qr, amountSatang: number, confirming = confirmingOf(qr)): Promise<Payment> {
    const payment = made(amountSatang);
    qr.payments.push(payment);
    // Without the registered prefix the bank knows no address.
    if (confirming === 'none' || !qr.ref3.startsWith(ref3Prefix)) return payment;
    if (confirming === 'late') later(confirmedLateMs, qr, () => confirm(qr, payment));
    else await Promise.all(Array.from({ length: confirming === 'twice' ? 2 : 1 }, () => confirm(qr, payment)));
    return payment;
  }

  function create(wish: Pick<Qr, 'ref1' | 'ref2' | 'ref3' | 'amountSatang'>): Qr {
    const known = qrs.get(wish.ref1);
    if (known?.amountSatang === wish.amountSatang) return known;
    const qr: Qr = { ...wish, createdAt: clock(), payments: [] };
    qrs.set(qr.ref1, qr);
    const behaviour = behaviourOf(qr.amountSatang);
    if (behaviour === 'paidLater') later(paidLaterMs, qr, () => pay(qr, qr.amountSatang));
    if (behaviour === 'forgedFirst') confirm(qr, made(qr.amountSatang));
    return qr;
  }

  return { create, pay, confirm, forged: (qr) => made(qr.amountSatang) };
}

function confirmingOf({ amountSatang }: Qr): Confirming {
  switch (behaviourOf(amountSatang)) {
    case 'confirmedTwice':
      return 'twice';
    case 'confirmedLate':
      return 'late';
    case 'unconfirmed':
      return 'none';
    default:
      return 'once';
  }
}
