import type { Fields } from '../http/request.ts';
import { webhookId } from './account.ts';
import { isSignature } from './signature.ts';

/** Whether a notification came from here, unchanged, for the registered webhook. */
export function verifySignature(fields: Fields, url: string): boolean {
  const { transmission_id: id, transmission_time: time, transmission_sig: signature, webhook_event } = fields;
  if (fields.webhook_id !== webhookId || fields.auth_algo !== 'SHA256withRSA') return false;
  if (!String(fields.cert_url).startsWith(`${url}/payPal/`)) return false;
  const body = JSON.stringify(webhook_event);
  return isSignature({ id: String(id), time: String(time), body }, String(signature));
}
