import { useSyncExternalStore } from 'react';
import { hasSessionEnded, subscribeToEndedSession } from '../../platform/session/endedSession.ts';

/** Whether the server has ended the last session (`hasSessionEnded`). False on a server-rendered page. */
export const useHasSessionEnded = (): boolean =>
  useSyncExternalStore(subscribeToEndedSession, hasSessionEnded, () => false);
