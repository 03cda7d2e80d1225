/** Whoever sends, mends or releases entries holds this Web Lock: one page, tab or worker at a time. */
export const outboxLock = 'lanrian-outbox';

/** Shared by those who write slips and the entry that needs them; whoever sweeps slips needs it alone. */
export const slipWritingLock = 'lanrian-outbox-slips';
