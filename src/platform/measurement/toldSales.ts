import { del, get } from 'idb-keyval';
import type { DataLayerEvent } from '../../contract/site/dataLayer.ts';
import { changeRow } from '../store/changeRow.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

type Waiting = { readonly orderId: string; readonly event: DataLayerEvent };

/** Reported and pending purchases, so that nothing is reported twice. */
type ToldSales = {
  /** The cart of the last reported checkout; `null` after the order. */
  readonly begun: string | null;
  /** Orders made here with consent, until approved. */
  readonly waiting: readonly Waiting[];
  readonly told: readonly string[];
};

const noSales: ToldSales = { begun: null, waiting: [], told: [] };
/** Most remembered entries of each. */
const most = 50;

/** Whether this cart's checkout is still to be reported; later calls for it answer no. */
export async function beginSale(contents: string): Promise<boolean> {
  let isFirst = false;
  await changeSales((sales) => {
    isFirst = sales.begun !== contents;
    return { ...sales, begun: contents };
  });
  return isFirst;
}

/** Stores an order to report once it is approved. The next cart is a new checkout. */
export const storeSale = (sale: Waiting): Promise<void> =>
  changeSales((sales) => {
    const isKnown = sales.told.includes(sale.orderId) || sales.waiting.some(({ orderId }) => orderId === sale.orderId);
    return { ...sales, begun: null, waiting: isKnown ? sales.waiting : [...sales.waiting, sale].slice(-most) };
  });

/** Takes the pending purchases among these orders; each is given once. */
export async function takeSales(orderIds: readonly string[]): Promise<readonly DataLayerEvent[]> {
  let taken: readonly Waiting[] = [];
  await changeSales((sales) => {
    taken = sales.waiting.filter(({ orderId }) => orderIds.includes(orderId));
    return {
      ...sales,
      waiting: sales.waiting.filter((sale) => !taken.includes(sale)),
      told: [...sales.told, ...taken.map(({ orderId }) => orderId)].slice(-most),
    };
  });
  return taken.map(({ event }) => event);
}

/** The ids of the orders that wait for their approval, oldest first. */
export const waitingSales = async (): Promise<readonly string[]> =>
  salesIn(await get<unknown>(rowNames.toldSales, deviceStore())).waiting.map(({ orderId }) => orderId);

/** Forgets them when a person leaves or withdraws consent. */
export const forgetSales = (): Promise<void> => del(rowNames.toldSales, deviceStore());

/** An empty row is removed. */
const changeSales = (change: (sales: ToldSales) => ToldSales): Promise<void> =>
  changeRow(
    rowNames.toldSales,
    (row) => {
      const sales = change(salesIn(row));
      return sales.begun === null && sales.waiting.length + sales.told.length === 0 ? undefined : sales;
    },
    deviceStore(),
  );

const salesIn = (row: unknown): ToldSales => ({ ...noSales, ...(typeof row === 'object' ? row : null) });
