import { outbox as en } from '../en/buying/outbox.ts';
import { outbox as th } from '../th/buying/outbox.ts';

export const outboxMessages = { th, en };
