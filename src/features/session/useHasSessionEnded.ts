import { useSyncExternalStore } from 'react';
import { hasSessionEnded, subscribeToEndedSession } from '../../platform/endedSession.ts';

/** Whether the server has ended the session of whoever was here; as `hasSessionEnded`. */
export const useHasSessionEnded = (): boolean =>
  useSyncExternalStore(subscribeToEndedSession, hasSessionEnded, hasSessionEnded);
