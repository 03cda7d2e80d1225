import type { Order } from '../../domain/order/order.ts';
import { useSession } from '../session/useSession.ts';

/** Who looks at an order: its buyer, nobody who is signed in, or somebody else. What it bought opens for its buyer alone. */
export type Onlooker = 'buyer' | 'guest' | 'other';

/** Who looks at this order here. While it is not known who is signed in, nobody is sent away. */
export function useOnlooker(order: Order): Onlooker {
  const session = useSession();
  if (session.state === 'guest') return 'guest';
  // Whoever only holds the link is not told the whole address.
  return session.state === 'signedIn' && session.person.email !== order.email ? 'other' : 'buyer';
}
