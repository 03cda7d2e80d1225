import type { Config } from '../base/config.ts';

type Sent = {
  readonly orderId: string;
  readonly body: string;
  /** How long the bookstore may take to answer (ms). */
  readonly answerWithinMs: number;
};

/**
 * Sends one order with the same idempotency key in every try. Throws for anything but success; redirects are not
 * followed, because the body has an address.
 */
export async function sendOrder(
  { url, key }: NonNullable<Config['bookstore']>,
  { orderId, body, answerWithinMs }: Sent,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': orderId,
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The bookstore answered ${answer.status}`);
}
