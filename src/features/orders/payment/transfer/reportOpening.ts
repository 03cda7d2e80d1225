import type { OrderStatus } from '../../../../domain/order/orderStatus.ts';

/**
 * State of the report form on an order's page. `open`: `before` is the order's status at the opening. `refused`: the
 * address asks for a form that the order does not accept, and must be corrected.
 */
export type ReportOpening =
  | { readonly name: 'shut'; readonly wasOpen: boolean }
  | { readonly name: 'open'; readonly before: OrderStatus }
  | { readonly name: 'refused'; readonly wasOpen: boolean };

export type ReportRequest = {
  /** The address asks for the form. */
  readonly isAsked: boolean;
  readonly mayReport: boolean;
  /** The server's copy of the order and the device's outbox were both read, so that `mayReport` is final. */
  readonly isCertain: boolean;
  readonly status: OrderStatus;
};

export const shutReport: ReportOpening = { name: 'shut', wasOpen: false };

/**
 * The next state after a change of address, order or outbox. An open form stays until it is answered or overtaken, even
 * though its own report makes a second one unwelcome.
 */
export function reportOpening(state: ReportOpening, request: ReportRequest): ReportOpening {
  const wasOpen = state.name === 'open' || state.wasOpen;
  if (!request.isAsked) return state.name === 'shut' ? state : { name: 'shut', wasOpen };
  if (state.name === 'open') return state;
  if (request.mayReport) return { name: 'open', before: request.status };
  // If the address kept asking, the form would open unexpectedly much later.
  return request.isCertain ? { name: 'refused', wasOpen } : state;
}
