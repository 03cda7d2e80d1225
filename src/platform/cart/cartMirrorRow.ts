import { get, update } from 'idb-keyval';
import { type Cart, emptyCart } from '../../domain/cart/cart.ts';
import { type CartBase, unknownBase } from '../../domain/cart/cartUnion.ts';
import { madeStore } from '../store/madeStore.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';
import { cartIn, isLine, isRecord, tellOtherTabs } from './cartStorage.ts';

/** The device's cart, its base on the server, its revision, and a pending merge; one row, changed together. */
export type MirrorRow = {
  readonly cart: Cart;
  readonly base: CartBase;
  readonly sendCount: number;
  readonly joining: Joining | null;
};

/** A pending merge into a person's cart: its key and the cart that was first sent. */
export type Joining = { readonly key: string; readonly cart: Cart; readonly base: CartBase };

/** The current row. */
export const readMirrorRow = async (): Promise<MirrorRow> => rowIn(await get<unknown>(rowNames.cart, deviceStore()));

/** Changes the row in one transaction and notifies other tabs of a changed cart. */
export async function changeMirrorRow(change: (row: MirrorRow) => MirrorRow): Promise<MirrorRow> {
  let changed: MirrorRow = { cart: emptyCart, base: unknownBase, sendCount: 0, joining: null };
  let isOtherCart = false;
  await update<unknown>(
    rowNames.cart,
    (row) => {
      const before = rowIn(row);
      changed = change(before);
      isOtherCart = changed.cart !== before.cart;
      const { cart, ...mirrored } = changed;
      return { ...cart, ...mirrored };
    },
    madeStore(rowNames.cart),
  );
  if (isOtherCart) tellOtherTabs();
  return changed;
}

function rowIn(row: unknown): MirrorRow {
  const { base, sendCount, joining }: Record<string, unknown> = isRecord(row) ? row : {};
  const count = Number.isInteger(sendCount) ? Number(sendCount) : 0;
  return { cart: cartIn(row), base: baseIn(base), sendCount: count, joining: joiningIn(joining) };
}

const joiningIn = (joining: unknown): Joining | null =>
  isRecord(joining) && typeof joining.key === 'string'
    ? { key: joining.key, cart: cartIn(joining.cart), base: baseIn(joining.base) }
    : null;

/** The stored base; unknown if the cart was never mirrored or the row is unreadable. */
function baseIn(base: unknown): CartBase {
  if (!isRecord(base) || !isRecord(base.sent)) return unknownBase;
  const { cartId, revision, lines, couponIds, sent } = base;
  const isKnown = (cartId === null || typeof cartId === 'string') && Number.isInteger(revision) && Array.isArray(lines);
  if (!isKnown || !lines.every(isLine)) return unknownBase;
  return {
    ...{ cartId, revision: Number(revision), lines, couponIds: wordsIn(couponIds) },
    sent: { itemIds: wordsIn(sent.itemIds), couponIds: wordsIn(sent.couponIds) },
  };
}

const wordsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
