import { isPassing } from '../../domain/passingStatus.ts';

/**
 * Whether the shop can be reached, as far as answers tell; the device's own word is not enough.
 * `offline`: the device says that it has no network.
 * `portal`: somebody else answers in the shop's place, as the gate of a Wi-Fi does until one has signed in there.
 * `silent`: the device says that it has a network, and no answer comes, however long it is waited for: a dead network, a
 * gate that lets nothing through, or a shop whose machine is gone. A browser tells no more.
 * `refused`: it fails at once, as where nobody listens in the shop any more, and also where a network does not know the
 * shop's name, or a gate breaks off what it cannot answer securely.
 * `down`: the shop's front answers that the shop cannot, or the shop says so itself.
 */
export type Connection = 'online' | 'offline' | 'portal' | 'silent' | 'refused' | 'down';

/**
 * An address that belongs to nobody (RFC 5737), over http: only the gate of a network can answer it. The shop's own
 * address would not do, since a browser that knows it to be secure never asks for it in the open.
 */
export const gateAddress = 'http://192.0.2.1/';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
const PROBE_TIMEOUT_MS = 8_000;
/** A refusal comes within one way there and back; what fails later was sought in vain. */
const REFUSED_WITHIN_MS = 2_000;
const DOUBTED_FOR_MS = 60_000;
const markHeader = 'idempotency-key';

const listeners = new Set<() => void>();
let connection: Connection = 'online';
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;
let askedAt = Number.NEGATIVE_INFINITY;
let answeredAt = askedAt;
let questions = 0;
let underWay = 0;
let asking: Promise<Connection> | null = null;
let answers = 0;
let isSilentSince = false;

export const currentConnection = (): Connection => connection;

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Call when any answer of the server's own came over the network, a refusal too. Never for an answer out of a cache. While
 * the device says that it has no network, the answer may have been on its way when that went: the server is asked then.
 */
export function reportServerAnswered(): void {
  noteAnswer();
  if (connection === 'online' || !deviceIsOffline()) move('online');
  else if (underWay === 0) void checkServer();
}

/**
 * Call when an answer came that is not the server's own; its status tells whose it may be. A front may fail one call of
 * many: nothing is claimed before the server was asked, and whoever waits for this knows by then.
 */
export async function reportForeignAnswer(status: number): Promise<void> {
  noteAnswer();
  const speaker = speakerOf(status);
  if (speaker === 'down' && connection === 'online') await (asking ?? checkServer());
  else move(speaker);
}

function noteAnswer(): void {
  answers += 1;
  isSilentSince = false;
}

/**
 * Call when a request ended without an answer. The server is asked at once who is silent, unless it just was. Where it
 * has answered such a question a while ago, it may be that call alone: nothing is claimed before it was asked in vain. Nor
 * is more that is known taken back for it.
 */
export function reportSilence(): void {
  const now = performance.now();
  const isDoubted = connection === 'online' && !deviceIsOffline() && now - answeredAt < DOUBTED_FOR_MS;
  isSilentSince = true;
  if (underWay === 0 && (isDoubted || now - askedAt > FIRST_PAUSE_MS)) void checkServer();
  if (deviceIsOffline()) move('offline');
  else if (!isDoubted && isUnexplained()) move('silent');
}

/** Starts listening to the device; once, at the start of the app. */
export function watchConnection(): void {
  if (deviceIsOffline()) move('offline');
  addEventListener('offline', () => move('offline'));
  addEventListener('online', () => void checkServer());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && connection !== 'online') void checkServer();
  });
}

/**
 * Asks whether the server can work. It gives the key of a request back with every answer (`server/http/echoKey.ts`); no
 * gate and no proxy's memory can know a new one. The worker answers no HEAD request. A redirect is not followed: it is a
 * gate speaking.
 */
export function checkServer(): Promise<Connection> {
  const own = askServer().finally(() => {
    if (asking === own) asking = null;
  });
  asking = own;
  return own;
}

async function askServer(): Promise<Connection> {
  const mark = crypto.randomUUID();
  questions += 1;
  underWay += 1;
  const [question, answersBefore] = [questions, answers];
  const begunAt = performance.now();
  askedAt = begunAt;
  try {
    const { status, headers } = await fetch('/healthz', {
      method: 'HEAD',
      headers: { [markHeader]: mark },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    const isOurs = headers.get(markHeader) === mark && status !== 503;
    if (isOurs) {
      answeredAt = performance.now();
      noteAnswer();
      move('online');
    } else {
      noteAnswer();
      move(speakerOf(status));
    }
  } catch {
    // An old question that dies late says nothing against an answer that came since, unless silence came after that one;
    // nor against a newer question.
    const isLast = answersBefore === answers || isSilentSince;
    if (question === questions && isLast) move(unansweredFor(performance.now() - begunAt));
  } finally {
    underWay -= 1;
  }
  return connection;
}

const deviceIsOffline = () => navigator.onLine === false;

const isUnexplained = () => connection === 'online' || connection === 'offline';

function unansweredFor(waitedMs: number): 'offline' | 'refused' | 'silent' {
  if (deviceIsOffline()) return 'offline';
  return waitedMs < REFUSED_WITHIN_MS ? 'refused' : 'silent';
}

/** 511 is what a gate should answer; most answer 200 with a page, or lead to one (status 0 where it is not followed). */
function speakerOf(status: number): 'portal' | 'down' {
  if (status === 511) return 'portal';
  return isPassing(status) ? 'down' : 'portal';
}

function move(next: Connection): void {
  if (next === 'online') stopAsking();
  else askLater();
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** While the shop is away it is asked again, with growing pauses. */
function askLater(): void {
  if (timer !== undefined) return;
  const own = setTimeout(async () => {
    await checkServer();
    // Stopped while it asked, and perhaps begun anew by a later one.
    if (timer !== own) return;
    timer = undefined;
    if (connection === 'online') return;
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    askLater();
  }, pause);
  timer = own;
}

function stopAsking(): void {
  clearTimeout(timer);
  timer = undefined;
  pause = FIRST_PAUSE_MS;
}
