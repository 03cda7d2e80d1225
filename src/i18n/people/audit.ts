import { audit as en } from '../en/people/audit.ts';
import { audit as th } from '../th/people/audit.ts';

export const auditMessages = { th, en };
