import type { AppParts } from '../appParts.ts';
import type { Moved } from './moveOrder.ts';

/** Tells the open screens, after the transaction stands: the buyer's about the order, all about seats that moved. */
export function announceOrder({ realtime }: Pick<AppParts, 'realtime'>, { stored, seatsMovedOf }: Moved): void {
  const { id, token } = stored.order;
  realtime.emitOrderChanged({ id, token, userId: stored.userId });
  for (const itemId of new Set(seatsMovedOf)) realtime.emitToAll('catalogue:changed', itemId);
}
