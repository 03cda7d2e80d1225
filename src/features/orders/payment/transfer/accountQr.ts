import { renderSVG } from 'uqr';
import type { Order } from '../../../../domain/order/order.ts';
import type { BankAccount } from '../../../../domain/order/paymentMethod.ts';
import { promptPayPayload, readPromptPayId } from '../../../../domain/order/promptPayQr.ts';

/** An account, and a QR that pays the order's exact total into it. */
export type AccountQr = {
  readonly account: BankAccount;
  /** A `data:` address of an SVG. */
  readonly picture: string;
};

/** The QR of the first account with a PromptPay id; `null` without one, or if the order is not in baht. */
export function accountQrOf(order: Order, accounts: readonly BankAccount[]): AccountQr | null {
  if (order.currency !== 'THB') return null;
  for (const account of accounts) {
    const target = account.promptPayId === null ? null : readPromptPayId(account.promptPayId);
    const payload = target === null ? null : promptPayPayload(target, order.total);
    if (payload === null) continue;
    return { account, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(payload, { border: 2 }))}` };
  }
  return null;
}
