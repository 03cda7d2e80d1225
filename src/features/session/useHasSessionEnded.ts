import { useSyncExternalStore } from 'react';
import { hasSessionEnded, subscribeToEndedSession } from '../../platform/session/endedSession.ts';

/** Whether the server has ended the session of whoever was here; as `hasSessionEnded`. A drawn page knows of nobody. */
export const useHasSessionEnded = (): boolean =>
  useSyncExternalStore(subscribeToEndedSession, hasSessionEnded, () => false);
