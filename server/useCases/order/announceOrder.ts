import type { AppParts } from '../appParts.ts';
import type { Moved } from './moveOrder.ts';

/** Notifies open screens after the commit: the buyer's of the order, all of moved seats. */
export function announceOrder({ realtime }: Pick<AppParts, 'realtime'>, { stored, seatsMovedOf }: Moved): void {
  const { id, token } = stored.order;
  realtime.emitOrderChanged({ id, token, userId: stored.userId });
  for (const itemId of new Set(seatsMovedOf)) realtime.emitToAll('catalogue:changed', itemId);
}
