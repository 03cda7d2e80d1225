import { CallFailed } from '../../platform/net/callFailed.ts';

/** The reason of a refused access: session ended, account blocked, or rights missing. */
export type AccessFailure = 'UNAUTHORIZED' | 'WHITELIST_USER_DENIED' | 'PERMISSION_DENIED';

type Listener = { readonly codes: readonly AccessFailure[]; readonly tell: (failure: AccessFailure) => void };

const all: readonly AccessFailure[] = ['UNAUTHORIZED', 'WHITELIST_USER_DENIED', 'PERMISSION_DENIED'];
const listeners = new Set<Listener>();
/** The dialog loads after the page, and receives earlier refusals then. */
let early: AccessFailure | null = null;

/** Handler of all failed calls for the query client. Ignores everything but refused access. */
export function reportAccessFailure(failure: unknown): void {
  const code = accessFailureOf(failure);
  if (code === null) return;
  const asked = [...listeners].filter(({ codes }) => codes.includes(code));
  if (asked.length === 0) early = code;
  for (const { tell } of asked) tell(code);
}

/** A subscriber to some codes leaves the other codes to later subscribers. */
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
