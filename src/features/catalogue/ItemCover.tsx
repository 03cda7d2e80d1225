import type { ReactNode } from 'react';
import type { Listing } from '../../domain/course.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Weave } from '../../ui/Weave.tsx';
import { coverSizePx, coverSizes } from './coverSize.ts';

/**
 * A cover over the weave of its category, which stays where the picture is missing. Decoration beside a title. `place` says
 * how large it is drawn.
 */
export function ItemCover({
  row,
  place = 'page',
  first = false,
  eager = first,
  children,
}: {
  row: Pick<Listing, 'weave' | 'coverUrl'>;
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
          alt=""
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
