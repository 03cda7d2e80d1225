/** Whoever sends, mends or releases entries holds this Web Lock: one page, tab or worker at a time. */
export const outboxLock = 'lanrian-outbox';
