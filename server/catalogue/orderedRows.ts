import type { ItemKind } from '../../src/domain/course.ts';
import type { Currency } from '../../src/domain/currency.ts';
import { compareIds } from '../../src/domain/idOrder.ts';
import type { ListingRow } from '../store/items.ts';

export type ItemSorting = 'popular' | 'newest' | 'priceUp' | 'priceDown';

/** Which rows, and in which order. `categoryPath`: `null` for all. */
export type RowOrder = {
  readonly kind: ItemKind;
  readonly categoryPath: string | null;
  readonly sorting: ItemSorting;
  readonly currency: Currency;
};

type WithRow = { readonly row: ListingRow };

/** The places of rows in each order that was asked for. An order is made once and kept until a row changes. */
export type OrderedRows = {
  readonly of: (order: RowOrder) => Uint32Array;
  readonly forget: () => void;
};

export function orderedRows<Entry extends WithRow>(entries: readonly (Entry | undefined)[]): OrderedRows {
  const orders = new Map<string, Uint32Array>();

  const once = (name: string, make: () => Uint32Array): Uint32Array => {
    const known = orders.get(name);
    if (known !== undefined) return known;
    const made = make();
    // A category is the caller's word: of one that holds nothing nothing is kept.
    if (made.length > 0) orders.set(name, made);
    return made;
  };

  return {
    of: ({ kind, categoryPath, sorting, currency }) => {
      const name = `${sorting} ${currency}`;
      const all = () =>
        once(name, () => {
          const placed = entries.flatMap((entry, place) => (entry === undefined ? [] : [{ row: entry.row, place }]));
          return Uint32Array.from(placed.sort(comparing(sorting, currency)), ({ place }) => place);
        });
      const ofKind = () => once(`${name} ${kind}`, () => all().filter((place) => entries[place]?.row.kind === kind));
      if (categoryPath === null) return ofKind();
      return once(`${name} ${kind} ${categoryPath}`, () =>
        ofKind().filter((place) => entries[place]?.row.categoryPath === categoryPath),
      );
    },
    forget: () => orders.clear(),
  };
}

type Comparing = (one: WithRow, other: WithRow) => number;

const byRank: Comparing = ({ row: one }, { row: other }) => one.rank - other.rank || compareIds(one.id, other.id);

function comparing(sorting: ItemSorting, currency: Currency): Comparing {
  if (sorting === 'popular') return byRank;
  // Ids are brought along by imports and tell no time; this is what a device knows of it, too.
  if (sorting === 'newest') return (one, other) => other.row.createdAt - one.row.createdAt || byRank(one, other);
  const sign = sorting === 'priceUp' ? 1 : -1;
  return (one, other) => {
    const [price, otherPrice] = [one.row.fromPrices[currency], other.row.fromPrices[currency]];
    if (price === null || otherPrice === null) {
      return Number(price === null) - Number(otherPrice === null) || byRank(one, other);
    }
    return sign * (price - otherPrice) || byRank(one, other);
  };
}
