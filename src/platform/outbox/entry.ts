/** Who an entry belongs to: whoever holds the order's token, or one signed-in user. Only they see it. */
export type EntryOwner =
  | { readonly kind: 'order'; readonly orderId: string; readonly token: string }
  | { readonly kind: 'user'; readonly userId: string };

/** `sending` is shown while the entry's lock is held and never stored, so that a killed app cannot leave it behind. */
export type EntryState = 'queued' | 'waitsForOwner' | 'failed' | 'sent';

/** One picture that goes with an entry; its bytes lie in the slip store under `id`. */
export type EntrySlip = {
  readonly id: string;
  /** The upload's own `Idempotency-Key`. */
  readonly key: string;
  readonly fileName: string;
  readonly type: string;
  readonly bytes: number;
  /** SHA-256 of the bytes, hex; the server refuses others. */
  readonly digest: string;
  /** The server's name for it, once it has the bytes. */
  readonly uploadedName: string | null;
};

/** How to send it, already in the wire's spelling: the worker knows no schema. */
export type EntryRequest = {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Where slips go, and the field of the body that takes their names. */
  readonly upload: {
    readonly path: string;
    readonly fileField: string;
    readonly digestField: string;
    readonly tokenField: string;
    readonly token: string;
    readonly namesField: string;
  } | null;
  /** A notice that follows a success; its failure is silent. */
  readonly notice: { readonly path: string; readonly body: Readonly<Record<string, unknown>> } | null;
};

export type EntryProblem = {
  readonly code: string;
  readonly message: string;
  /** A sentence for each faulty field of the body, by its path on the wire; absent where no field is to blame. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** One intention. `key` is its `Idempotency-Key`, made when the form opened. Instants in ms. */
export type OutboxEntry = {
  readonly key: string;
  readonly kind: 'transferReport' | 'progress';
  readonly owner: EntryOwner;
  readonly request: EntryRequest;
  /** What was filled in, to show it and to mend it. */
  readonly draft: unknown;
  readonly slips: readonly EntrySlip[];
  readonly state: EntryState;
  /** After the first attempt the body must not change: the key stands for it. */
  readonly isSealed: boolean;
  readonly attempts: number;
  readonly createdAt: number;
  readonly nextAttemptAt: number;
  /** The server's own instant, ISO 8601, once it has it. */
  readonly receivedAt: string | null;
  readonly problem: EntryProblem | null;
};

/** What an entry starts with: as yet nothing of it has been sent. */
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
 * Whether the shop may have it though no answer came: its body was fixed and everything that goes before it had gone, so
 * that it may have been on its way. Such a one goes again under its own key, and in no other words, until there is an answer.
 */
export const mayHaveArrived = ({
  state,
  isSealed,
  slips,
}: Pick<OutboxEntry, 'state' | 'isSealed' | 'slips'>): boolean =>
  state === 'queued' && isSealed && slips.every((slip) => slip.uploadedName !== null);

/** What became of one attempt. */
export type Delivery = { readonly kind: 'delivered'; readonly receivedAt: string } | Undelivered;

/** `offline`: no word of the server's came. `later`: it stumbled. `otherUser`: it wants the entry's owner signed in. */
export type Undelivered =
  | { readonly kind: 'offline' | 'later' | 'otherUser' }
  | { readonly kind: 'refused'; readonly problem: EntryProblem };

const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/** Growing pauses with a little chance in them, so that a thousand phones do not come back at once. */
export const pauseMs = (attempts: number, chance: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts, 10)) * (0.75 + chance / 2);

/** The entry as it stays after an attempt. What was sent is kept for the list. */
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

/** Whether the pause of a waiting entry is over. A pause that is too long to be one is a clock that was set back. */
export const isDue = (entry: OutboxEntry, now: number): boolean =>
  entry.nextAttemptAt <= now || entry.nextAttemptAt > now + 2 * longestPauseMs;

/** Whether anything waits to be sent: what the badge counts. */
export const isWaiting = (entry: OutboxEntry): boolean => entry.state === 'queued' || entry.state === 'waitsForOwner';
