import { Skeleton, SkeletonRows } from '../../ui/state/Skeleton.tsx';
import './classroom.css';

/** The classroom's shape while it loads. */
export function ClassroomSkeleton() {
  return (
    <div className="room">
      <div className="stack">
        <div className="room-film">
          <Skeleton height="100%" round />
        </div>
        <Skeleton width="40%" height=".8rem" />
        <Skeleton width="80%" height="2rem" />
      </div>
      <div className="leaf">
        <SkeletonRows count={4} />
      </div>
    </div>
  );
}
