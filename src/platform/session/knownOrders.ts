import { get, update } from 'idb-keyval';
import { changeRow } from '../store/changeRow.ts';
import { withRoom } from '../store/makeRoom.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

/**
 * An order that was placed or opened on this device. `userId`: it is shown while that person is signed in, and to nobody
 * else; `null`: it was opened by its link without a session, so whoever holds this device may see it.
 */
export type KnownOrder = {
  readonly token: string;
  readonly orderId: string;
  readonly userId: string | null;
  /** What it took out of the cart here; nothing is known of that where it was only opened. */
  readonly itemIds?: readonly string[];
};

/** The latest so many are remembered. */
const most = 200;

export const readKnownOrders = async (): Promise<readonly KnownOrder[]> =>
  knownIn(await get<unknown>(rowNames.knownOrders, deviceStore()));

/**
 * Remembers an order, so that what waits for it can be shown to its owner. One that is somebody's stays theirs, whoever
 * opens it here meanwhile by its link: the link shows them the order itself, and the next person on this device nothing.
 */
export const rememberOrder = (order: KnownOrder): Promise<void> =>
  withRoom(() => update<unknown>(rowNames.knownOrders, (before) => withOrder(knownIn(before), order), deviceStore()));

function withOrder(rows: readonly KnownOrder[], order: KnownOrder): readonly KnownOrder[] {
  const before = rows.find(({ token }) => token === order.token);
  if (before?.userId && before.userId !== order.userId) return rows;
  return [...rows.filter((row) => row !== before), { ...before, ...order }].slice(-most);
}

/** Of who left; what was opened by its link without a session stays, and what a waiting report is shown to its owner by. */
export const forgetOrdersOf = (userId: string, waitingTokens: ReadonlySet<string>): Promise<void> =>
  keepOrders((known) => known.userId !== userId || waitingTokens.has(known.token));

/** Of everybody; what a waiting report is shown to its owner by stays, and nothing that whoever holds the device sees. */
export const keepOwnedOrders = (isWaiting: (token: string) => boolean): Promise<void> =>
  keepOrders(({ userId, token }) => userId !== null && isWaiting(token));

const keepOrders = (isKept: (order: KnownOrder) => boolean): Promise<void> =>
  changeRow(
    rowNames.knownOrders,
    (before) => {
      const rows = knownIn(before).filter(isKept);
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
