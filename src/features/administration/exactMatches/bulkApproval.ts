/** The outcome of one order of an approval together. */
export type BulkOutcome = 'approved' | 'conflict' | 'refused' | 'unknown';

export type BulkResult = { readonly orderId: string; readonly number: string; readonly outcome: BulkOutcome };

/** An approval of several orders, one after the other. */
export type BulkApproval = {
  /** Reports with a tick: at first those of the first showing. `null` before it. */
  readonly ticked: readonly string[] | null;
  /** The number of orders of the running approval; 0 while none runs. */
  readonly running: number;
  readonly results: readonly BulkResult[];
};

export type BulkEvent =
  | { readonly kind: 'shown'; readonly reportIds: readonly string[] }
  | { readonly kind: 'ticked'; readonly reportId: string; readonly isOn: boolean }
  | { readonly kind: 'started'; readonly count: number }
  | { readonly kind: 'settled'; readonly result: BulkResult }
  | { readonly kind: 'ended' };

export const noApproval: BulkApproval = { ticked: null, running: 0, results: [] };

export function bulkApproval(state: BulkApproval, event: BulkEvent): BulkApproval {
  switch (event.kind) {
    // A report that comes later has not been looked at, so it gets its tick by a press only.
    case 'shown':
      return state.ticked === null ? { ...state, ticked: event.reportIds } : state;
    case 'ticked': {
      if (state.running > 0) return state;
      const others = (state.ticked ?? []).filter((id) => id !== event.reportId);
      return { ...state, ticked: event.isOn ? [...others, event.reportId] : others };
    }
    case 'started':
      return { ...state, running: event.count, results: [] };
    case 'settled':
      return { ...state, results: [...state.results, event.result] };
    case 'ended':
      return { ...state, running: 0 };
  }
}
