import type { Config } from '../base/config.ts';

type Sent = {
  readonly orderId: string;
  readonly body: string;
  /** How long the bookstore may take to answer (ms). */
  readonly answerWithinMs: number;
};

/**
 * Sends one order, under a key that is the same in every try, so that the bookstore takes it once however often it
 * arrives. Throws for everything that is no yes; a redirect is never followed, since the body holds an address.
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
