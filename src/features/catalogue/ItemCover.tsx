import type { ReactNode } from 'react';
import type { Listing } from '../../domain/course.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Weave } from '../../ui/Weave.tsx';
import { coverSizePx } from './coverSize.ts';

/** A cover over the weave of its category, which stays where the picture is missing. Decoration beside a title. */
export function ItemCover({
  row,
  eager = false,
  children,
}: {
  row: Pick<Listing, 'weave' | 'coverUrl'>;
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
          eager={eager}
          fallback={<span />}
        />
      )}
      {children}
    </div>
  );
}
