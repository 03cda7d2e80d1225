/**
 * Whether the shop can be reached. `offline`: the device says that it has no network. `unreachable`: it has one, but the
 * last call met silence. The device's word alone is not enough: a phone on a train often claims a network it lacks.
 */
export type Connection = 'online' | 'offline' | 'unreachable';

const FIRST_PROBE_MS = 5_000;
const LONGEST_PROBE_MS = 60_000;
const PROBE_TIMEOUT_MS = 5_000;

const listeners = new Set<() => void>();
let connection: Connection = 'online';
let probe: ReturnType<typeof setTimeout> | undefined;

export const currentConnection = (): Connection => connection;

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call when any answer of the server came over the network, a refusal too. Never for an answer out of a cache. */
export function reportServerAnswered(): void {
  move('online');
}

/** Call when a request failed without an answer. */
export function reportServerUnreachable(): void {
  move(deviceIsOffline() ? 'offline' : 'unreachable');
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
 * Asks the server for a sign of life. A HEAD request, because the worker answers only GET out of its caches; a redirect
 * is a captive portal speaking.
 */
export async function checkServer(): Promise<Connection> {
  try {
    await fetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    reportServerAnswered();
  } catch {
    reportServerUnreachable();
  }
  return connection;
}

const deviceIsOffline = () => navigator.onLine === false;

function move(next: Connection): void {
  if (next === 'unreachable') probeLater(FIRST_PROBE_MS);
  else clearProbe();
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** While the server is silent it is asked again, with growing pauses; the device's own events do the rest. */
function probeLater(pause: number): void {
  if (probe !== undefined) return;
  probe = setTimeout(async () => {
    const answer = await checkServer();
    probe = undefined;
    if (answer === 'unreachable') probeLater(Math.min(pause * 2, LONGEST_PROBE_MS));
  }, pause);
}

function clearProbe(): void {
  clearTimeout(probe);
  probe = undefined;
}
