import type { ItemKind } from '../../src/domain/catalogue/course.ts';
import { type PlacedCategory, pathsWithin } from '../../src/domain/catalogue/pathsWithin.ts';
import { compareIds } from '../../src/domain/idOrder.ts';
import type { Currency } from '../../src/domain/pricing/currency.ts';
import { holdsPlace, noPlaces, visitPlaces, withPlace } from '../../src/domain/search/places.ts';
import type { ListingRow } from '../store/catalogue/items.ts';

export type ItemSorting = 'popular' | 'newest' | 'priceUp' | 'priceDown';

/** A selection of rows and their order. `categoryPath`: `null` for all. */
export type RowOrder = {
  readonly kind: ItemKind;
  readonly categoryPath: string | null;
  readonly sorting: ItemSorting;
  readonly currency: Currency;
};

type WithRow = { readonly row: ListingRow };

/** Row indexes in each requested order, cached until a row changes. */
export type SortedRows = {
  readonly of: (order: RowOrder) => SortedPlaces;
  readonly forget: () => void;
};

export type SortedPlaces = {
  readonly places: Uint32Array;
  /** The given indexes that are in the order, sorted by it. */
  readonly inOrder: (some: readonly number[]) => Uint32Array;
};

/** All rows in one order; `standings`: the position of each index. */
type WholeOrder = { readonly places: Uint32Array; readonly standings: Uint32Array };

export function sortedRows<Entry extends WithRow>(
  entries: readonly (Entry | undefined)[],
  categories: readonly PlacedCategory[],
): SortedRows {
  const wholes = new Map<string, WholeOrder>();
  const orders = new Map<string, SortedPlaces>();

  const whole = (sorting: ItemSorting, currency: Currency): WholeOrder => {
    const name = `${sorting} ${currency}`;
    const known = wholes.get(name);
    if (known !== undefined) return known;
    const placed = entries.flatMap((entry, place) => (entry === undefined ? [] : [{ row: entry.row, place }]));
    const places = Uint32Array.from(placed.sort(comparing(sorting, currency)), ({ place }) => place);
    const standings = new Uint32Array(entries.length);
    places.forEach((place, standing) => {
      standings[place] = standing;
    });
    const made = { places, standings };
    wholes.set(name, made);
    return made;
  };

  return {
    of: ({ kind, categoryPath, sorting, currency }) => {
      const name = JSON.stringify([sorting, currency, kind, categoryPath]);
      const known = orders.get(name);
      if (known !== undefined) return known;
      const all = whole(sorting, currency);
      const paths = categoryPath === null ? null : pathsWithin(categoryPath, categories);
      const isIn = ({ row }: Entry) => row.kind === kind && (paths === null || paths.has(row.categoryPath));
      const places = all.places.filter((place) => {
        const entry = entries[place];
        return entry !== undefined && isIn(entry);
      });
      const made = { places, inOrder: inOrderOf(all, places) };
      // Categories come from callers: an empty one is not cached.
      if (places.length > 0) orders.set(name, made);
      return made;
    },
    forget: () => {
      wholes.clear();
      orders.clear();
    },
  };
}

function inOrderOf(whole: WholeOrder, places: Uint32Array): SortedPlaces['inOrder'] {
  const members = places.reduce(withPlace, noPlaces);
  return (some) => {
    const standing = new Uint32Array(Math.ceil(whole.places.length / 32));
    let count = 0;
    for (const place of some) {
      if (!holdsPlace(members, place)) continue;
      withPlace(standing, whole.standings[place] ?? 0);
      count += 1;
    }
    const ordered = new Uint32Array(count);
    let at = 0;
    visitPlaces(standing, (each) => {
      ordered[at] = whole.places[each] ?? 0;
      at += 1;
    });
    return ordered;
  };
}

type Comparing = (one: WithRow, other: WithRow) => number;

const byRank: Comparing = ({ row: one }, { row: other }) => one.rank - other.rank || compareIds(one.id, other.id);

function comparing(sorting: ItemSorting, currency: Currency): Comparing {
  if (sorting === 'popular') return byRank;
  // Imported ids tell no age; devices know the same data.
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
