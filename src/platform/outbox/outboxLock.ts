/** Whoever sends, mends or releases entries holds this Web Lock: one page, tab or worker at a time. */
export const outboxLock = 'lanrian-outbox';

/** Held beside it, so that every tab can tell which entry is on its way; nobody waits for it, and it goes with a killed app. */
export const entryLockOf = (key: string): string => `${outboxLock}-entry-${key}`;

/** Shared by those who write slips and the entry that needs them; whoever sweeps slips needs it alone. */
export const slipWritingLock = 'lanrian-outbox-slips';
