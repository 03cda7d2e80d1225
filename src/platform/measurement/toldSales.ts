import { del } from 'idb-keyval';
import type { DataLayerEvent } from '../../contract/site/dataLayer.ts';
import { changeRow } from '../store/changeRow.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

type Waiting = { readonly orderId: string; readonly event: DataLayerEvent };

/** What was told of sales and what waits to be, so that nothing is told twice by a reload, another tab or the way back. */
type ToldSales = {
  /** What lay in the cart whose ordering was told last; `null` once it is ordered. */
  readonly begun: string | null;
  /** Orders that were made here by somebody who agreed to be counted, until they are approved. */
  readonly waiting: readonly Waiting[];
  readonly told: readonly string[];
};

const noSales: ToldSales = { begun: null, waiting: [], told: [] };
/** The latest so many of each. */
const most = 50;

/** Whether the ordering of what lies in this cart is still to be told; the next who asks of the same hears no. */
export async function beginSale(contents: string): Promise<boolean> {
  let isFirst = false;
  await changeSales((sales) => {
    isFirst = sales.begun !== contents;
    return { ...sales, begun: contents };
  });
  return isFirst;
}

/** Keeps what is to be told of an order once it is approved. The next cart is another one, whatever lies in it. */
export const keepSale = (sale: Waiting): Promise<void> =>
  changeSales((sales) => {
    const isKnown = sales.told.includes(sale.orderId) || sales.waiting.some(({ orderId }) => orderId === sale.orderId);
    return { ...sales, begun: null, waiting: isKnown ? sales.waiting : [...sales.waiting, sale].slice(-most) };
  });

/** What is to be told of those of these orders that wait for it; each goes to one who asks. */
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

/** Of a person who leaves, or who takes their word back. */
export const forgetSales = (): Promise<void> => del(rowNames.toldSales, deviceStore());

/** A row stands only where there is something to remember. */
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
