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
}: {
  rows: readonly Listing[];
  findOf?: ((row: Listing, place: number) => Find) | undefined;
  leads?: boolean;
}) {
  return (
    <ul className="courses">
      {rows.map((row, place) => (
        <li key={row.id}>
          <ItemCard
            row={row}
            find={findOf?.(row, place)}
            first={leads && place === 0}
            eager={leads && place < eagerRows}
          />
        </li>
      ))}
    </ul>
  );
}

/** The grid's shape while it loads. */
export function ItemGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className="courses">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
        <div className="course" key={place}>
          <div className="cover cover-sk" />
          <div className="bd">
            <Skeleton width="45%" height=".8rem" />
            <Skeleton width="95%" />
            <Skeleton width="60%" />
            <Skeleton width="30%" height="1.4rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
