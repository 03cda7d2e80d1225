import type { Order } from '../../domain/order/order.ts';
import { useSession } from '../session/useSession.ts';

/** The viewer of an order: its buyer, a guest, or another person. Bought content opens for the buyer only. */
export type Viewer = 'buyer' | 'guest' | 'other';

/** The viewer's relation to this order. While the session is unknown, nobody is turned away. */
export function useViewer(order: Order): Viewer {
  const session = useSession();
  if (session.state === 'guest') return 'guest';
  // A viewer who only has the link does not see the whole address.
  return session.state === 'signedIn' && session.person.email !== order.email ? 'other' : 'buyer';
}
