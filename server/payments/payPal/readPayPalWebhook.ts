import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Webhook } from '../paymentProvider.ts';
import type { CallPayPal } from './payPalCalls.ts';

const id = z.string().min(1).max(100);
/** The resource of an order event has purchase units; that of a capture event names its order beside it. */
const eventShape = z.object({
  id,
  resource: z.object({
    status: z.string().nullish(),
    custom_id: id.nullish(),
    purchase_units: z.array(z.object({ custom_id: id.nullish() })).nullish(),
  }),
});
const verdictShape = z.object({ verification_status: z.string() });

const signature = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

type Given = {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly now: number;
  readonly call: CallPayPal;
  /** `null`: notifications are not verified. */
  readonly webhookId: string | null;
};

/** Reads an event of PayPal. PayPal itself verifies the signature, so that no certificate is fetched from a given address. */
export function readPayPalWebhook(given: Given): Webhook | null {
  const text = given.body.toString('utf8');
  const event = eventOf(text);
  if (event === null) return null;
  const { custom_id, purchase_units, status } = event.resource;
  const webhook = { eventId: event.id, attemptId: custom_id ?? purchase_units?.[0]?.custom_id ?? null };
  if (given.webhookId === null) return { ...webhook, ...(status === 'COMPLETED' && { claimsPaid: true }) };
  const signed = signedFields(given);
  return signed && { ...webhook, isGenuine: () => isSigned(given, signed, text) };
}

function eventOf(text: string) {
  try {
    const event = eventShape.safeParse(JSON.parse(text));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}

/** The parts of the signature in the headers; `null` if one is missing. */
function signedFields({ headers }: Given): Readonly<Record<string, unknown>> | null {
  const fields = Object.entries(signature).map(([field, header]) => [field, headers[header]] as const);
  const isWhole = fields.every(([, value]) => typeof value === 'string' && value !== '');
  return isWhole ? Object.fromEntries(fields) : null;
}

async function isSigned(
  { now, call, webhookId }: Given,
  fields: Readonly<Record<string, unknown>>,
  text: string,
): Promise<boolean> {
  const signed = JSON.stringify({ ...fields, webhook_id: webhookId });
  // The event goes as it came: the signature is over its bytes.
  const body = `${signed.slice(0, -1)},"webhook_event":${text}}`;
  const answer = await call({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body, now });
  const verdict = answer.kind === 'answer' ? verdictShape.safeParse(answer.body) : null;
  return verdict?.data?.verification_status === 'SUCCESS';
}
