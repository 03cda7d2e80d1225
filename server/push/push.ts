import type { PushNews } from '../base/pushNews.ts';
import type { Tx } from '../store/database/connection.ts';
import type { StoredOrder } from '../store/order/orders.ts';

export type Push = {
  /** Queues a message to every browser that follows the order, in the transaction of the decision. */
  readonly enqueue: (tx: Tx, stored: StoredOrder, news: PushNews) => Promise<void>;
};
