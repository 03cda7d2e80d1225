import { CallFailed } from '../../platform/net/callFailed.ts';

/** Why a signed-in person may not go on: the session ended, the account is shut out, or its rights have expired. */
export type AccessFailure = 'UNAUTHORIZED' | 'WHITELIST_USER_DENIED' | 'PERMISSION_DENIED';

type Listener = { readonly codes: readonly AccessFailure[]; readonly tell: (failure: AccessFailure) => void };

const all: readonly AccessFailure[] = ['UNAUTHORIZED', 'WHITELIST_USER_DENIED', 'PERMISSION_DENIED'];
const listeners = new Set<Listener>();
/** The dialog comes after the page; what was refused before that is told to it then. */
let early: AccessFailure | null = null;

/** For the query client's one handler of failed calls; everything but a refused access is passed over. */
export function reportAccessFailure(failure: unknown): void {
  const code = accessFailureOf(failure);
  if (code === null) return;
  const asked = [...listeners].filter(({ codes }) => codes.includes(code));
  if (asked.length === 0) early = code;
  for (const { tell } of asked) tell(code);
}

/** Whoever answers some codes only leaves the others to whoever comes later. */
export function subscribeToAccessFailures(tell: Listener['tell'], codes = all): () => void {
  const listener = { codes, tell };
  listeners.add(listener);
  if (early !== null && codes.includes(early)) {
    const told = early;
    early = null;
    tell(told);
  }
  return () => listeners.delete(listener);
}

function accessFailureOf(failure: unknown): AccessFailure | null {
  if (!(failure instanceof CallFailed)) return null;
  return all.find((known) => known === failure.code) ?? null;
}
