import { ignoredFields } from '../../../src/contract/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { isReported } from '../../../src/domain/order/paymentMethod.ts';
import { encodeMajor } from '../../../src/domain/pricing/minorUnits.ts';
import type { AppParts } from '../appParts.ts';

/**
 * `claim`: a browser or an unsigned notification says "paid", and nobody confirms it. `foreign`: a request names facts that
 * are not the shop's. The others are notifications and their kinds.
 */
type Forgery = 'claim' | 'foreign' | 'forged' | 'ofNoCharge' | 'replay';

/** Records in the log that somebody's word about a payment was not believed. The facts hold no secret. */
export const recordForgery = (
  { log }: Pick<AppParts, 'log'>,
  forgery: Forgery,
  facts: Readonly<Record<string, string>>,
): void => log.warn({ forgery, ...facts }, 'a word about a payment was not believed');

/**
 * Records the fields of a request's body whose amount, currency, key or web address differs from the shop's own, which
 * alone counts. Only their names are recorded, because a value may be a secret.
 */
export function recordForeign(parts: Pick<AppParts, 'log' | 'config' | 'payments'>, order: Order, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = Object.entries(body).flatMap(([name, sent]) => (isForeign(parts, order, name, sent) ? [name] : []));
  const { id: orderId, method } = order;
  if (fields.length > 0) recordForgery(parts, 'foreign', { orderId, method, fields: fields.join(' ') });
}

function isForeign(
  { config, payments }: Pick<AppParts, 'config' | 'payments'>,
  { method, total, currency }: Order,
  name: string,
  sent: unknown,
): boolean {
  const amount = encodeMajor(total);
  switch (ignoredFields.get(name)) {
    case 'amount':
      return Number(sent) !== amount;
    // The report of a bank transfer says how much was sent, and an administrator compares.
    case 'reportedAmount':
      return !isReported(method) && Number(sent) !== amount;
    case 'currency':
      return sent !== currency;
    case 'publicKey':
      return sent !== payments.of(method)?.fields?.publicKey;
    default: {
      const isAddress = typeof sent === 'string' && /^(https?:)?\/\//i.test(sent);
      return isAddress && URL.parse(sent, config.publicUrl)?.origin !== new URL(config.publicUrl).origin;
    }
  }
}
