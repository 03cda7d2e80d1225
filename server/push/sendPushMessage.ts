import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushMessage } from '../../src/contract/site/pushMessage.ts';
import type { Config } from '../base/config.ts';

/** Lifetime (s) of a message at the push service. */
const queuedForSeconds = 7 * 24 * 3_600;
const timeoutMs = 15_000;

type Receiver = { readonly endpoint: string; readonly publicKey: string; readonly secret: string };

/**
 * Encrypts (RFC 8291), signs (RFC 8292) and sends. `gone`: the subscription ended. Throws for other failures; redirects
 * are not followed.
 */
export async function sendPushMessage(
  config: Pick<Config, 'publicUrl' | 'mailFrom' | 'secrets'>,
  { endpoint, publicKey, secret }: Receiver,
  message: PushMessage,
): Promise<'sent' | 'gone'> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth: secret } },
    JSON.stringify(message),
    {
      TTL: queuedForSeconds,
      urgency: 'high',
      topic: topicOf(message.tag),
      vapidDetails: {
        subject: contactOf(config),
        publicKey: config.secrets.VAPID_PUBLIC_KEY,
        privateKey: config.secrets.VAPID_PRIVATE_KEY,
      },
    },
  );
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: headersOf(headers),
    body: new Uint8Array(body ?? []),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (answer.ok) return 'sent';
  throw new Error(`The push service ${new URL(endpoint).host} answered ${answer.status}`);
}

/** A later message of an order replaces a waiting one; the service learns no id. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** The contact for the push service: the shop's address, or its mail if that is not public. */
function contactOf({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

/** The length is computed by the request. */
function headersOf(given: Readonly<Record<string, unknown>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (name !== 'Content-Length') headers.set(name, String(value));
  }
  return headers;
}
