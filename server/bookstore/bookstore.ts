import type { SiteSettings } from '../../src/domain/site/siteSettings.ts';
import type { Tx } from '../store/database/connection.ts';
import type { StoredOrder } from '../store/order/orders.ts';

/** The bookstore that packs and sends what this shop sells of products. */
export type Bookstore = {
  /** Whether it can be told of orders at all: it has an address. */
  readonly isKnown: boolean;
  /** Whether orders go to it: it is known, and the shop's setting is on. */
  readonly isOn: (settings: Pick<SiteSettings, 'bookstoreEnabled'>) => boolean;
  /** Writes the order and the job that sends it in the same transaction. `false`: it was written before. */
  readonly enqueue: (tx: Tx, stored: StoredOrder, addressId: string | null) => Promise<boolean>;
  /** Owes anew what was given up; what is on its way or has arrived stays as it is. */
  readonly enqueueAgain: (tx: Tx, orderId: string) => Promise<void>;
};
