import type { SeededRandom } from '../seededRandom.ts';
import type { Booked } from './books.ts';

export type PayerDeed = 'pay' | 'decline' | 'payOther' | 'expire';

type Played = {
  /** Path and body of the control. */
  readonly path: string;
  readonly body: object;
  /** The satang that are paid, if others than asked. */
  readonly other?: number;
};

const postings = ['once', 'twice', 'late', 'none'] as const;

/** How the payer, or the provider, does this at the sandbox; `null` where it cannot happen. */
export function play(deed: PayerDeed, { provider, id, amount }: Booked, random: SeededRandom): Played | null {
  const posting = postings[random.below(postings.length)];
  const other = [100, amount - 100, amount + 100][random.below(3)] ?? 100;
  const isOther = deed === 'payOther';
  switch (provider) {
    case 'omise': {
      const status = { pay: 'successful', decline: 'failed', expire: 'expired', payOther: null }[deed];
      return status === null ? null : { path: `/charges/${id}/mark`, body: { status } };
    }
    case 'scb':
      if (deed === 'decline' || deed === 'expire') return null;
      return { path: `/qrs/${id}/pay`, body: { confirming: posting, ...(isOther && { amountSatang: other }) } };
    case 'gbPrimePay': {
      const status = { pay: 'settled', payOther: 'settled', decline: 'failed', expire: 'expired' }[deed];
      const body = { status, ...(isOther && { amount: other }) };
      return { path: `/transactions/${id}/mark`, body, ...(isOther && { other }) };
    }
    case 'payPal':
      if (isOther) return { path: `/orders/${id}/capture`, body: { amount: other }, other };
      if (deed === 'expire') return { path: `/orders/${id}/decide`, body: { status: 'DECLINED' } };
      if (random.below(4) === 0) return { path: `/orders/${id}/decide`, body: { status: 'COMPLETED' } };
      return {
        path: `/orders/${id}/approve`,
        body: { funding: deed === 'decline' ? 'declined' : (['good', 'good', 'held'][random.below(3)] ?? 'good') },
      };
    case 'paySolutions': {
      // Another amount is paid by an edited form (`postForm`).
      const status = { pay: 'CP', decline: 'PF', expire: 'C', payOther: null }[deed];
      return status === null ? null : { path: `/orders/${id}/mark`, body: { status, posting } };
    }
    case 'twoC2PCard':
    case 'twoC2P': {
      // The form of a card is signed, so that its amount cannot be edited.
      if (isOther && provider === 'twoC2PCard') return null;
      const status = { pay: 'approved', payOther: 'approved', decline: 'declined', expire: 'expired' }[deed];
      const body = { status, posting, ...(isOther && { paid: other }) };
      return { path: `/transactions/${id}/mark`, body, ...(isOther && { other }) };
    }
    // A provider with the sandbox's own page (`server/sandbox/hosted`).
    default: {
      const status = { pay: 'paid', payOther: 'paid', decline: null, expire: 'expired' }[deed];
      const body = { status, ...(isOther && { amount: other }) };
      return status === null ? null : { path: `/payments/${id}/mark`, body, ...(isOther && { other }) };
    }
  }
}

/** A notification that is repeated, out of order, forged, or says "paid" of what nobody paid. */
export function forge({ provider, id }: Booked, random: SeededRandom): Omit<Played, 'other'> {
  const one = (kinds: readonly string[]) => kinds[random.below(kinds.length)] ?? '';
  switch (provider) {
    case 'omise': {
      const kind = one(['twice', 'unsigned', 'wrongSecret', 'outOfOrder']);
      return { path: '/webhooks', body: { charge: id, kind } };
    }
    case 'scb':
      return { path: `/qrs/${id}/confirm`, body: { kind: one(['again', 'forged']) } };
    case 'gbPrimePay':
      return { path: '/callbacks', body: { referenceNo: id, kind: one(['twice', 'paid', 'wrongReference']) } };
    case 'payPal': {
      const type = one(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.DENIED']);
      return { path: `/orders/${id}/event`, body: { type, kind: one(['plain', 'twice', 'forged', 'unsigned']) } };
    }
    case 'paySolutions':
      return { path: `/orders/${id}/postback`, body: { status: one(['CP', 'PF', 'C']) } };
    case 'twoC2P':
    case 'twoC2PCard': {
      const status = one(['approved', 'declined', 'cancelled']);
      return { path: `/transactions/${id}/announce`, body: { status, forged: random.below(2) === 0 } };
    }
    default:
      return { path: `/payments/${id}/notify`, body: { kind: one(['twice', 'paid', 'forged']) } };
  }
}
