/** A notification of a provider. The headers are made for each attempt, because they may contain its time. */
export type Notification = {
  readonly url: string;
  readonly body: string;
  readonly headers: () => Readonly<Record<string, string>>;
};

/** Status of the shop's reply; 0 if it could not be reached. */
export type DeliveryStatus = number;

export type WebhookQueue = {
  /** Resolves after the first attempt; later attempts follow by themselves. */
  enqueue(notification: Notification): Promise<DeliveryStatus>;
};

const retryAfterMs = [1_000, 5_000, 25_000];
const replyWithinMs = 10_000;

/** First attempts go out one after another in the order of their calls. A failed one is repeated up to three times. */
export function makeWebhookQueue(wait: (milliseconds: number) => Promise<void>): WebhookQueue {
  let tail: Promise<unknown> = Promise.resolve();

  async function retry(notification: Notification): Promise<void> {
    for (const milliseconds of retryAfterMs) {
      await wait(milliseconds);
      if (isDelivered(await deliver(notification))) return;
    }
  }

  return {
    enqueue(notification) {
      const first = tail.then(() => deliver(notification));
      tail = first;
      // A retry that the end of the sandbox interrupts is not needed any more.
      first.then((status) => (isDelivered(status) ? undefined : retry(notification))).catch(() => undefined);
      return first;
    },
  };
}

const isDelivered = (status: DeliveryStatus): boolean => status >= 200 && status < 300;

async function deliver({ url, body, headers }: Notification): Promise<DeliveryStatus> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(replyWithinMs),
    });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return 0;
  }
}
