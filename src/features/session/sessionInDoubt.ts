import { hasSessionEnded } from '../../platform/session/endedSession.ts';

let isAsking = false;

/** Records that a call was refused for an ended session, until the server says who is signed in. */
export const noteDoubt = (isDoubtful: boolean): void => {
  isAsking = isDoubtful;
};

/** Whether the server has ended the session, or is being asked whether it has. */
export const isSessionInDoubt = (): boolean => isAsking || hasSessionEnded();
