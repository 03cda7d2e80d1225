import { outbox as en } from './en/outbox.ts';
import { outbox as th } from './th/outbox.ts';

export const outboxMessages = { th, en };
