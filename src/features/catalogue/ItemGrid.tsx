import type { ReactNode } from 'react';
import type { Listing } from '../../domain/catalogue/course.ts';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { type Find, ItemCard } from './ItemCard.tsx';

/** Pictures of the first rows are on the first screen and are not waited for. */
const eagerRows = 3;

/**
 * Rows as leaves: strips on phones, two or three upright ones beside each other on wide screens. `leads`: it is what its
 * page shows first.
 */
export function ItemGrid({
  rows,
  findOf,
  leads = false,
  children,
}: Rows & {
  /** Further rows, of other pages. */
  children?: ReactNode;
}) {
  return (
    <ul className="courses">
      <GridRows rows={rows} findOf={findOf} leads={leads} />
      {children}
    </ul>
  );
}

type Rows = {
  rows: readonly Listing[];
  findOf?: ((row: Listing, place: number) => Find) | undefined;
  leads?: boolean;
};

/** Rows within a grid. */
export const GridRows = ({ rows, findOf, leads = false }: Rows) =>
  rows.map((row, place) => (
    <li key={row.id}>
      <ItemCard row={row} find={findOf?.(row, place)} first={leads && place === 0} eager={leads && place < eagerRows} />
    </li>
  ));

/** The grid's shape while it loads. */
export function ItemGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <ul className="courses">
      <GridSkeletonRows count={count} />
    </ul>
  );
}

/** Rows within a grid while they load. */
export const GridSkeletonRows = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
    <li key={place}>
      <div className="course">
        <div className="cover cover-sk" />
        <div className="bd">
          <Skeleton width="45%" height=".8rem" />
          <Skeleton width="95%" />
          <Skeleton width="60%" />
          <Skeleton width="30%" height="1.4rem" />
        </div>
      </div>
    </li>
  ));
