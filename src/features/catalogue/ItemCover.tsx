import type { ReactNode } from 'react';
import type { Listing } from '../../domain/catalogue/course.ts';
import { Picture } from '../../ui/show/Picture.tsx';
import { Weave } from '../../ui/show/Weave.tsx';
import { coverSizePx, coverSizes } from './coverSize.ts';

/**
 * A cover over the weave of its category, which shows where the picture is missing. `alt` is for the item's own page.
 * Lists and carts have none: the title beside it is read anyway.
 */
export function ItemCover({
  row,
  alt = '',
  place = 'page',
  first = false,
  eager = first,
  children,
}: {
  row: Pick<Listing, 'weave' | 'coverUrl'>;
  alt?: string;
  place?: keyof typeof coverSizes;
  first?: boolean;
  eager?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="cover">
      <Weave kind={row.weave} />
      {row.coverUrl !== null && (
        <Picture
          src={row.coverUrl}
          alt={alt}
          width={coverSizePx.width}
          height={coverSizePx.height}
          sizes={coverSizes[place]}
          first={first}
          eager={eager}
          fallback={<span />}
        />
      )}
      {children}
    </div>
  );
}
