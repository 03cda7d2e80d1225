/** The tag under which the browser wakes the worker to send what waits. */
export const outboxSyncTag = 'outbox';
