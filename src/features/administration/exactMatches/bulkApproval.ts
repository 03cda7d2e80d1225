/** The outcome of one order of an approval together. */
export type BulkOutcome = 'approved' | 'conflict' | 'refused' | 'unknown';

export type BulkResult = { readonly orderId: string; readonly number: string; readonly outcome: BulkOutcome };

/** An approval of several orders, one after the other. */
export type BulkApproval = {
  /** Orders without their tick. */
  readonly left: readonly string[];
  /** The number of orders of the running approval; 0 while none runs. */
  readonly running: number;
  readonly results: readonly BulkResult[];
};

export type BulkEvent =
  | { readonly kind: 'ticked'; readonly orderId: string; readonly isOn: boolean }
  | { readonly kind: 'started'; readonly count: number }
  | { readonly kind: 'settled'; readonly result: BulkResult }
  | { readonly kind: 'ended' };

export const noApproval: BulkApproval = { left: [], running: 0, results: [] };

export function bulkApproval(state: BulkApproval, event: BulkEvent): BulkApproval {
  switch (event.kind) {
    case 'ticked': {
      if (state.running > 0) return state;
      const left = state.left.filter((id) => id !== event.orderId);
      return { ...state, left: event.isOn ? left : [...left, event.orderId] };
    }
    case 'started':
      return { ...state, running: event.count, results: [] };
    case 'settled':
      return { ...state, results: [...state.results, event.result] };
    case 'ended':
      return { ...state, running: 0 };
  }
}
