import { encodePushWish, pushPaths } from '../../contract/site/pushMessage.ts';
import { withinLimit } from '../store/withinLimit.ts';
import { forgetPushHere, noteTold, type PushHere, readPushHere } from './pushHere.ts';

/**
 * `told`: the server knows. `waits`: no network, a busy server, or another session; retried. `failed`: the browser's
 * push service gave no subscription. `impossible`: a forbidden endpoint, or the orders are gone. `off`: not wanted.
 */
export type PushOutcome = 'told' | 'waits' | 'failed' | 'impossible' | 'off';

const timeoutMs = 15_000;

/** Applies the device's wish: subscribes and tells the server. Idempotent, for page and worker; never throws. */
export async function settlePush({ pushManager }: ServiceWorkerRegistration): Promise<PushOutcome> {
  try {
    const here = await readPushHere();
    if (here === null) return 'off';
    const key = await askForKey();
    const subscription = await withinLimit(subscribed(pushManager, key), timeoutMs).catch(() => null);
    if (subscription === null) return 'failed';
    const outcome = await tell(here, subscription);
    if (outcome === 'told') await noteTold(here, subscription.endpoint);
    if (outcome === 'impossible') {
      await forgetPushHere();
      await withinLimit(subscription.unsubscribe(), timeoutMs).catch(() => {});
    }
    return outcome;
  } catch {
    return 'waits';
  }
}

/** Tells the server of an ended endpoint; otherwise it learns from the push service. */
export async function endAtServer(endpoint: string): Promise<void> {
  await call(pushPaths.unsubscribe, 'POST', { endpoint }).catch(() => null);
}

async function askForKey(): Promise<string> {
  const { data } = await (await call(pushPaths.key, 'GET')).json();
  if (typeof data !== 'string') throw new TypeError('No key of ours');
  return data;
}

/** The subscription with the shop's current key; one with another key is dropped. */
async function subscribed(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const known = await pushManager.getSubscription();
  if (known === null) return await pushManager.subscribe(options);
  const itsKey = known.options?.applicationServerKey;
  if (!itsKey || toBase64Url(itsKey) === key) return known;
  await known.unsubscribe();
  return await pushManager.subscribe(options);
}

async function tell(here: PushHere, subscription: PushSubscription): Promise<'told' | 'waits' | 'impossible'> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const { userId, language, tokens } = here;
  const keys = { publicKey: unpadded(p256dh), secret: unpadded(auth) };
  const wish = encodePushWish({ endpoint, ...keys, userId, language, orderTokens: tokens });
  const answer = await call(pushPaths.subscription, 'PUT', wish);
  const { success, error } = await answer.json();
  if (success === true) return 'told';
  return error?.code === 'INPUT_ERROR' || error?.code === 'NOT_FOUND' ? 'impossible' : 'waits';
}

const call = (path: string, method: string, body?: unknown): Promise<Response> =>
  fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(timeoutMs),
  });

const unpadded = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const toBase64Url = (bytes: ArrayBuffer): string => unpadded(btoa(String.fromCharCode(...new Uint8Array(bytes))));
