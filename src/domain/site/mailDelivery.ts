/** `stored`: no mail server is set, so the message is only shown at the desk. `failed` is retried. */
export const mailDeliveries = ['queued', 'sent', 'stored', 'failed'] as const;
export type MailDelivery = (typeof mailDeliveries)[number];
