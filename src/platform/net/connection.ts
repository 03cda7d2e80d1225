import { isPassing } from '../../domain/passingStatus.ts';
import { patience } from '../patience.ts';

/**
 * The reachability of the shop as answers tell. `portal`: a captive portal answers. `silent`: no answer although
 * online. `refused`: fails at once. `down`: the shop says that it cannot.
 */
export type Connection = 'online' | 'offline' | 'portal' | 'silent' | 'refused' | 'down';

/**
 * An address of nobody (RFC 5737) over http: only a captive portal answers it. Browsers never ask a known secure
 * address in the open.
 */
export const gateAddress = 'http://192.0.2.1/';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
const PROBE_TIMEOUT_MS = patience(8_000);
/** A refusal comes within one round trip (ms); later failures mean a search in vain. */
const REFUSED_WITHIN_MS = patience(2_000);
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
 * Call for any answer by the server, refusals too, but not from a cache. If the device says offline, the server is
 * asked again.
 */
export function reportServerAnswered(): void {
  noteAnswer();
  if (connection === 'online' || !deviceIsOffline()) move('online');
  else if (underWay === 0) void checkServer();
}

/** Call for a foreign answer; its status hints at its sender. Nothing is claimed before the server was asked. */
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
 * Call when a request ended without an answer. The server is asked at once, unless it just was; a recent answer means
 * that only this call failed.
 */
export function reportSilence(): void {
  const now = performance.now();
  const isDoubted = connection === 'online' && !deviceIsOffline() && now - answeredAt < DOUBTED_FOR_MS;
  isSilentSince = true;
  if (underWay === 0 && (isDoubted || now - askedAt > FIRST_PAUSE_MS)) void checkServer();
  if (deviceIsOffline()) move('offline');
  else if (!isDoubted && isUnexplained()) move('silent');
}

/** Starts listening to the device; once per start. */
export function watchConnection(): void {
  if (deviceIsOffline()) move('offline');
  addEventListener('offline', () => move('offline'));
  addEventListener('online', () => void checkServer());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && connection !== 'online') void checkServer();
  });
}

/**
 * Asks whether the server works. It echoes the request's key (`server/http/echoKey.ts`), which no portal or proxy cache
 * can know. The worker handles no HEAD requests. Redirects are portals.
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
    // An old check that fails late does not override a newer answer or check.
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

/** 511 is a portal's status; most answer 200 with a page, or redirect (status 0). */
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

/** Retries with growing pauses while the server is away. */
function askLater(): void {
  if (timer !== undefined) return;
  const own = setTimeout(async () => {
    await checkServer();
    // Stopped meanwhile, and perhaps restarted.
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
