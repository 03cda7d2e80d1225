import { useState, useSyncExternalStore } from 'react';

/** State that code can also read after an await, when the rendered value may be old. */
export type LiveState<State> = {
  /** The rendered state. */
  readonly state: State;
  /** The current state. */
  readonly now: () => State;
  readonly set: (next: State) => void;
};

/** Reducer state that asynchronous work reads again when it ends. */
export function useLiveState<State>(begin: () => State): LiveState<State> {
  const [cell] = useState(() => stateCell(begin()));
  return { state: useSyncExternalStore(cell.subscribe, cell.now, cell.now), now: cell.now, set: cell.set };
}

/** State outside of React, for `useSyncExternalStore`. */
export function stateCell<State>(first: State) {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    now: () => state,
    set: (next: State) => {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
