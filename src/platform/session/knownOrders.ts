import { get, update } from 'idb-keyval';
import { changeRow } from '../store/changeRow.ts';
import { withRoom } from '../store/makeRoom.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

/**
 * An order that was placed or opened here. `userId`: shown while that person is signed in; `null`: opened by its link
 * without a session, shown to anybody here.
 */
export type KnownOrder = {
  readonly token: string;
  readonly orderId: string;
  readonly userId: string | null;
  /** The items it removed from the cart here; unknown if only opened. */
  readonly itemIds?: readonly string[];
};

/** Most remembered orders. */
const most = 200;

export const readKnownOrders = async (): Promise<readonly KnownOrder[]> =>
  knownIn(await get<unknown>(rowNames.knownOrders, deviceStore()));

/** Remembers an order for its waiting reports. An owned order stays its owner's even if opened by its link. */
export const rememberOrder = (order: KnownOrder): Promise<void> =>
  withRoom(() => update<unknown>(rowNames.knownOrders, (before) => withOrder(knownIn(before), order), deviceStore()));

function withOrder(rows: readonly KnownOrder[], order: KnownOrder): readonly KnownOrder[] {
  const before = rows.find(({ token }) => token === order.token);
  if (before?.userId && before.userId !== order.userId) return rows;
  return [...rows.filter((row) => row !== before), { ...before, ...order }].slice(-most);
}

/** Forgets a person's orders, except those opened by link and those of waiting reports. */
export const forgetOrdersOf = (userId: string, waitingTokens: ReadonlySet<string>): Promise<void> =>
  filterOrders((known) => known.userId !== userId || waitingTokens.has(known.token));

/** Forgets everybody's orders, except those of waiting reports. */
export const storeOwnedOrders = (isWaiting: (token: string) => boolean): Promise<void> =>
  filterOrders(({ userId, token }) => userId !== null && isWaiting(token));

const filterOrders = (mayStay: (order: KnownOrder) => boolean): Promise<void> =>
  changeRow(
    rowNames.knownOrders,
    (before) => {
      const rows = knownIn(before).filter(mayStay);
      return rows.length === 0 ? undefined : rows;
    },
    deviceStore(),
  );

const knownIn = (row: unknown): readonly KnownOrder[] => (Array.isArray(row) ? row.filter(isKnownOrder) : []);

function isKnownOrder(row: unknown): row is KnownOrder {
  if (typeof row !== 'object' || row === null) return false;
  const { token, orderId, userId } = row as Partial<Record<keyof KnownOrder, unknown>>;
  return typeof token === 'string' && typeof orderId === 'string' && (userId === null || typeof userId === 'string');
}
