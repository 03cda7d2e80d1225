/** Owner of an entry: the holder of the order's token, or one signed-in user. Only the owner sees it. */
export type EntryOwner =
  | { readonly kind: 'order'; readonly orderId: string; readonly token: string }
  | { readonly kind: 'user'; readonly userId: string };

/** `sending` is derived from the entry's lock and never stored, so that a killed app cannot leave it behind. */
export type EntryState = 'queued' | 'waitsForOwner' | 'failed' | 'sent';

/** One picture of an entry; its bytes are in the slip store under `id`. */
export type EntrySlip = {
  readonly id: string;
  /** `Idempotency-Key` of the upload. */
  readonly key: string;
  readonly fileName: string;
  readonly type: string;
  readonly bytes: number;
  /** SHA-256 of the bytes, hex; the server verifies it. */
  readonly digest: string;
  /** The server's file name after the upload. */
  readonly uploadedName: string | null;
};

/** The request in wire format, because the worker has no schemas. */
export type EntryRequest = {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Path of the upload, and the body field for the uploaded names. */
  readonly upload: {
    readonly path: string;
    readonly fileField: string;
    readonly digestField: string;
    readonly tokenField: string;
    readonly token: string;
    readonly namesField: string;
  } | null;
  /** The call that sends the buyer's e-mail after a success; its failure is ignored. */
  readonly email: { readonly path: string; readonly body: Readonly<Record<string, unknown>> } | null;
};

export type EntryProblem = {
  readonly code: string;
  readonly message: string;
  /** Messages by wire path of the faulty field; absent if no field is at fault. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** One intention. `key`: its `Idempotency-Key`, created with the form. Times in ms. */
export type OutboxEntry = {
  readonly key: string;
  readonly kind: 'transferReport' | 'progress';
  readonly owner: EntryOwner;
  readonly request: EntryRequest;
  /** The form's values, to show and correct them. */
  readonly draft: unknown;
  readonly slips: readonly EntrySlip[];
  readonly state: EntryState;
  /** The body is fixed from the first attempt on, because the key stands for it. */
  readonly isSealed: boolean;
  readonly attempts: number;
  readonly createdAt: number;
  readonly nextAttemptAt: number;
  /** The server's time of receipt, ISO 8601, once known. */
  readonly receivedAt: string | null;
  readonly problem: EntryProblem | null;
};

/** The delivery fields of a new entry. */
export const notYetSent = (now: number) =>
  ({
    state: 'queued',
    isSealed: false,
    attempts: 0,
    createdAt: now,
    nextAttemptAt: now,
    receivedAt: null,
    problem: null,
  }) satisfies Partial<OutboxEntry>;

/**
 * Whether the server may have the entry although no answer came, because its body may have been sent. Such an entry is
 * sent again under its key, unchanged, until an answer comes.
 */
export const mayHaveArrived = ({
  state,
  isSealed,
  slips,
}: Pick<OutboxEntry, 'state' | 'isSealed' | 'slips'>): boolean =>
  state === 'queued' && isSealed && slips.every((slip) => slip.uploadedName !== null);

/** The result of one attempt. */
export type Delivery = { readonly kind: 'delivered'; readonly receivedAt: string } | Undelivered;

/** `offline`: no answer. `later`: a server error. `otherUser`: the entry's owner must be signed in. */
export type Undelivered =
  | { readonly kind: 'offline' | 'later' | 'otherUser' }
  | { readonly kind: 'refused'; readonly problem: EntryProblem };

const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/** Exponential backoff with jitter, so that many devices do not retry at once. */
const pauseMs = (attempts: number, chance: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts, 10)) * (0.75 + chance / 2);

/** The entry after an attempt. A sent entry stays for the list. */
export function afterDelivery(entry: OutboxEntry, delivery: Delivery, now: number, chance: number): OutboxEntry {
  const tried = { ...entry, attempts: entry.attempts + 1 };
  switch (delivery.kind) {
    case 'delivered':
      return { ...tried, state: 'sent', receivedAt: delivery.receivedAt, problem: null };
    case 'offline':
    case 'later':
      return { ...tried, nextAttemptAt: now + pauseMs(tried.attempts, chance) };
    case 'otherUser':
      return { ...tried, state: 'waitsForOwner' };
    case 'refused':
      return { ...tried, state: 'failed', problem: delivery.problem };
  }
}

/** Whether the pause of a waiting entry is over. An impossibly long pause means that the clock was set back. */
export const isDue = (entry: OutboxEntry, now: number): boolean =>
  entry.nextAttemptAt <= now || entry.nextAttemptAt > now + 2 * longestPauseMs;

/** Whether an entry waits to be sent, for the badge. */
export const isWaiting = (entry: OutboxEntry): boolean => entry.state === 'queued' || entry.state === 'waitsForOwner';
