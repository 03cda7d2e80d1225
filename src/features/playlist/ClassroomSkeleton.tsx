import { playlistNoticeMs } from '../../domain/site/interfaceConstants.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Skeleton, SkeletonRows } from '../../ui/state/Skeleton.tsx';
import { usePassed } from '../../ui/state/usePassed.ts';
import './classroom.css';

/** The classroom's shape while it loads, with a notice once it takes longer than usual. */
export function ClassroomSkeleton() {
  const texts = useMessages(playlistMessages);
  const isTold = usePassed(playlistNoticeMs);
  return (
    <div className="room">
      <div className="stack">
        <div className="room-film">
          <Skeleton height="100%" round />
        </div>
        {isTold ? <p className="sm mut">{texts.loading}</p> : <Skeleton width="40%" height=".8rem" />}
        <Skeleton width="80%" height="2rem" />
      </div>
      <div className="leaf">
        <SkeletonRows count={4} />
      </div>
    </div>
  );
}
