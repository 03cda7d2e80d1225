import type { SiteSettings } from '../../src/domain/site/siteSettings.ts';
import type { Tx } from '../store/database/connection.ts';
import type { StoredOrder } from '../store/order/orders.ts';

/** The external bookstore that packs and sends products. */
export type Bookstore = {
  /** Whether it is configured. */
  readonly isKnown: boolean;
  /** Whether orders go to it: configured and switched on. */
  readonly isOn: (settings: Pick<SiteSettings, 'bookstoreEnabled'>) => boolean;
  /** Writes the order and its job in the same transaction. `false`: written before. */
  readonly enqueue: (tx: Tx, stored: StoredOrder, addressId: string | null) => Promise<boolean>;
  /** Sends the changed order from now on, if its tries are over and it may be queued again. */
  readonly renew: (tx: Tx, stored: StoredOrder) => Promise<void>;
  /** Queues a failed one again; others stay as they are. */
  readonly enqueueAgain: (tx: Tx, orderId: string) => Promise<void>;
};
