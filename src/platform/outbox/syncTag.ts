/** Tag of the background sync that sends the outbox. */
export const outboxSyncTag = 'outbox';
