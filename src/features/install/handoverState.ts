/**
 * State of taking a handover. `away`: the server is unreachable. `replacing`: another person is signed in and is asked
 * to leave.
 */
export type HandoverState = {
  readonly step: 'asking' | 'taking' | 'away' | 'replacing';
  /** The person agreed to replace the current session. */
  readonly replaces: boolean;
  /** The person has seen the note that it waits, so retries are silent. */
  readonly isToldToWait: boolean;
};

export type HandoverEvent = 'accepted' | 'replacementAccepted' | 'otherUserFound' | 'shopAway' | 'retried';

/** The first state. A handover that only this device can have opened needs no question. */
export const arrivedHandover = (isMadeForHere: boolean): HandoverState => ({
  step: isMadeForHere ? 'taking' : 'asking',
  replaces: false,
  isToldToWait: false,
});

export function handoverState(state: HandoverState, event: HandoverEvent): HandoverState {
  switch (event) {
    case 'accepted':
    case 'retried':
      return { ...state, step: 'taking' };
    case 'replacementAccepted':
      return { ...state, step: 'taking', replaces: true };
    case 'otherUserFound':
      return { ...state, step: 'replacing' };
    case 'shopAway':
      return { ...state, step: 'away', isToldToWait: true };
  }
}
