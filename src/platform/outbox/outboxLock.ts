/** The Web Lock for sending, correcting or releasing entries: one page, tab or worker at a time. */
export const outboxLock = 'lanrian-outbox';

/**
 * A second lock, from which every tab can tell the entry being sent. Nobody waits for it, and a killed app releases it.
 */
export const entryLockOf = (key: string): string => `${outboxLock}-entry-${key}`;

/** Shared while writing slips and their entry; exclusive while sweeping slips. */
export const slipWritingLock = 'lanrian-outbox-slips';
