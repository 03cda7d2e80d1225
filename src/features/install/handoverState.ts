/** Taking a handover. `away`: the shop did not answer yet. `replacing`: somebody else is signed in here and is asked to leave. */
export type HandoverState = {
  readonly step: 'asking' | 'taking' | 'away' | 'replacing';
  /** The person agreed that who is signed in here makes room. */
  readonly replaces: boolean;
  /** The person was told that it waits, so nothing more is said while it goes on by itself. */
  readonly isToldToWait: boolean;
};

export type HandoverEvent = 'accepted' | 'replacementAccepted' | 'otherUserFound' | 'shopAway' | 'retried';

/** The first state: a handover that only this device can have opened is taken without a question. */
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
