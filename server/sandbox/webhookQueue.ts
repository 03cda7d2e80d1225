/** A notification of a provider. The headers are made for each attempt, because they may contain its time. */
export type Notification = {
  /** Id of its payment. First attempts of one payment keep their order. */
  readonly about: string;
  readonly url: string;
  readonly body: string;
  readonly headers: () => Readonly<Record<string, string>>;
};

/** Status of the shop's reply; 0 if it could not be reached or its body is not the expected one. */
export type DeliveryStatus = number;

export type WebhookQueue = {
  /** Resolves after the first attempt; later attempts follow by themselves. */
  enqueue(notification: Notification): Promise<DeliveryStatus>;
};

/** Pauses (ms) before each repetition, and whether a reply with a good status ends them. */
export type DeliveryRules = {
  readonly retryAfterMs: readonly number[];
  readonly isTaken: (body: string) => boolean;
};

const byStatus: DeliveryRules = { retryAfterMs: [1_000, 5_000, 25_000], isTaken: () => true };
const replyWithinMs = 10_000;

/** A failed attempt is repeated up to three times, while later notifications go on. */
export function makeWebhookQueue(
  wait: (milliseconds: number) => Promise<void>,
  { retryAfterMs, isTaken }: DeliveryRules = byStatus,
): WebhookQueue {
  const lastByPayment = new Map<string, Promise<DeliveryStatus>>();

  async function retry(notification: Notification): Promise<void> {
    for (const milliseconds of retryAfterMs) {
      await wait(milliseconds);
      if (isDelivered(await deliver(notification, isTaken))) return;
    }
  }

  return {
    enqueue(notification) {
      const { about } = notification;
      const first = Promise.resolve(lastByPayment.get(about)).then(() => deliver(notification, isTaken));
      lastByPayment.set(about, first);
      first
        .then((status) => {
          if (lastByPayment.get(about) === first) lastByPayment.delete(about);
          return isDelivered(status) ? undefined : retry(notification);
        })
        // The sandbox's shutdown interrupts a retry, which is harmless.
        .catch(() => undefined);
      return first;
    },
  };
}

const isDelivered = (status: DeliveryStatus): boolean => status >= 200 && status < 300;

async function deliver(
  { url, body, headers }: Notification,
  isTaken: DeliveryRules['isTaken'],
): Promise<DeliveryStatus> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(replyWithinMs),
    });
    return isTaken(await reply.text()) ? reply.status : 0;
  } catch {
    return 0;
  }
}
