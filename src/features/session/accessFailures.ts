import { CallFailed } from '../../platform/callFailed.ts';

/** Why a signed-in person may not go on: the session ended, the account is shut out, or its rights have expired. */
export type AccessFailure = 'UNAUTHORIZED' | 'WHITELIST_USER_DENIED' | 'PERMISSION_DENIED';

const listeners = new Set<(failure: AccessFailure) => void>();
/** The dialog comes after the page; what was refused before that is told to it then. */
let early: AccessFailure | null = null;

/** For the query client's one handler of failed calls; everything but a refused access is passed over. */
export function reportAccessFailure(failure: unknown): void {
  const code = accessFailureOf(failure);
  if (code === null) return;
  if (listeners.size === 0) early = code;
  for (const listener of listeners) listener(code);
}

export function subscribeToAccessFailures(listener: (failure: AccessFailure) => void): () => void {
  listeners.add(listener);
  if (early !== null) listener(early);
  early = null;
  return () => listeners.delete(listener);
}

function accessFailureOf(failure: unknown): AccessFailure | null {
  if (!(failure instanceof CallFailed)) return null;
  const { code } = failure;
  return code === 'UNAUTHORIZED' || code === 'WHITELIST_USER_DENIED' || code === 'PERMISSION_DENIED' ? code : null;
}
