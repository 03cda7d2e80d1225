import type { Language } from '../../domain/localText.ts';
import { isIosDevice } from '../install/browserKind.ts';
import { isInstalledApp } from '../install/installPrompt.ts';
import { isSignOutQueued } from '../session/queuedSignOut.ts';
import { isSharedDevice } from '../session/sharedDevice.ts';
import { withinLimit } from '../store/withinLimit.ts';
import { endPush } from './endPush.ts';
import {
  changePushHere,
  forgetPushHere,
  type NeutralWords,
  type PushHere,
  readPushHere,
  writeNeutralWords,
  writePushHere,
} from './pushHere.ts';
import { endAtServer, type PushOutcome, settlePush } from './settlePush.ts';

/**
 * The push state of this device. `needsInstall`: iPhone and iPad need the installed app. `blocked`: refused in the
 * browser. `shared`: not on a shared device. `waiting`: wanted, to be sent to the server.
 */
export type PushState = 'unsupported' | 'needsInstall' | 'shared' | 'blocked' | 'off' | 'waiting' | 'on';

/** The listener: a signed-in person, or a guest of one order. */
export type PushListener =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'order'; readonly token: string };

const REFUSED = 'lanrian.push.refused';
/** The server's limit per device. */
const mostOrders = 20;
/** Timeout (ms) of the permission prompt; some browsers drop it unanswered. */
const questionPatienceMs = 10_000;

const channelName = 'lanrian-push';
const listeners = new Set<() => void>();

/** The state for this listener; `null` asks for any order of a guest. */
export async function pushState(listener: PushListener | null): Promise<PushState> {
  if (!isSupported()) return isIosDevice() && !isInstalledApp() ? 'needsInstall' : 'unsupported';
  if (isSharedDevice()) return 'shared';
  if (Notification.permission === 'denied') return 'blocked';
  const here = await readPushHere();
  if (here === null || Notification.permission !== 'granted' || !isHeardBy(here, listener)) return 'off';
  return here.isTold ? 'on' : 'waiting';
}

/**
 * Asks the browser's permission after a press, and switches on. `blocked` and `dismissed` are the person's answers.
 * `onLeftOpen`: the prompt is still open.
 */
export async function switchPushOn(
  listener: PushListener,
  language: Language,
  onLeftOpen: () => void = () => {},
): Promise<PushOutcome | 'blocked' | 'dismissed'> {
  if (isSharedDevice()) return 'off';
  const question = Notification.requestPermission();
  withinLimit(question, questionPatienceMs).catch(onLeftOpen);
  const permission = await question;
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed';
  const before = await readPushHere();
  const isSamePerson = listener.kind === 'order' || before?.userId === listener.userId || before?.userId === null;
  const former = isSamePerson ? before : null;
  await writePushHere({
    userId: listener.kind === 'user' ? listener.userId : (former?.userId ?? null),
    tokens: withToken(former?.tokens ?? [], listener),
    language,
    endpoint: before?.endpoint ?? null,
    isTold: false,
  });
  changed();
  return await settle();
}

export async function switchPushOff(): Promise<void> {
  await endPush();
  changed();
}

/** A guest with push for one order gets it for the next without a question. */
export async function joinPush(token: string, language: Language): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return;
  const here = await readPushHere();
  if (here === null || here.userId !== null || here.tokens.includes(token)) return;
  await switchPushOn({ kind: 'order', token }, language);
}

/**
 * At start, with the network and after a sign-in: sends pending changes and checks the browser's subscription. After a
 * queued sign-out, and on a shared device, it ends push.
 */
export async function keepPushTold(words: NeutralWords): Promise<void> {
  if (!isSupported()) return;
  if (isSignOutQueued() || isSharedDevice()) return await endPush();
  const here = await readPushHere().catch(() => null);
  if (here === null) return;
  if (Notification.permission === 'denied') {
    await forgetPushHere();
    if (here.endpoint !== null) void endAtServer(here.endpoint);
    return changed();
  }
  await writeNeutralWords(words);
  const { language } = words;
  const registration = await navigator.serviceWorker.getRegistration();
  const endpoint = (await registration?.pushManager.getSubscription())?.endpoint;
  if (here.isTold && here.endpoint === endpoint && here.language === language) return;
  if ((await changePushHere((row) => ({ ...row, language, isTold: false }))) !== null) await settle();
}

/** Whether push was refused: it is not offered again. */
export function wasPushRefused(): boolean {
  try {
    return localStorage.getItem(REFUSED) === '1';
  } catch {
    return true;
  }
}

export function refusePush(): void {
  try {
    localStorage.setItem(REFUSED, '1');
  } catch {}
  changed();
}

/** Calls back on changes here or in other tabs. Returns the unsubscribe function. */
export function onPushChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  listeners.add(listener);
  return () => {
    channel.close();
    listeners.delete(listener);
  };
}

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const isHeardBy = ({ userId, tokens }: PushHere, listener: PushListener | null): boolean => {
  if (listener === null) return userId === null;
  return listener.kind === 'user' ? userId === listener.userId : userId === null && tokens.includes(listener.token);
};

const withToken = (tokens: readonly string[], listener: PushListener): readonly string[] =>
  listener.kind === 'user'
    ? tokens
    : [...tokens.filter((token) => token !== listener.token), listener.token].slice(-mostOrders);

/** Without a worker nothing can be shown; the next start retries. */
async function settle(): Promise<PushOutcome> {
  const registration = await navigator.serviceWorker.getRegistration();
  const outcome = registration?.active ? await settlePush(registration) : 'waits';
  changed();
  return outcome;
}

function changed(): void {
  for (const listener of listeners) listener();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}
